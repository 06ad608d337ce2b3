/** The layout of the table: board and column, the same on a tablet (lying or upright), or a phone's. */
export type Layout = "desk" | "lying" | "upright" | "phone";

export function layoutOf(width: number, height: number): Layout {
  if (width < 800) return "phone";
  if (width >= 1200) return "desk";
  return height > width ? "upright" : "lying";
}
