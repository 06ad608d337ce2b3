/** How the table is laid out: board and column, the same on a tablet (lying or upright), or as on a phone. */
export type Layout = "desk" | "lying" | "upright" | "phone";

export function layoutOf(width: number, height: number): Layout {
  if (width < 800) return "phone";
  if (width >= 1200) return "desk";
  return height > width ? "upright" : "lying";
}
