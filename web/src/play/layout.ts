/**
 * The layout of the table: board and column, the same on a tablet (lying or upright), a phone's, or that of a phone on its
 * side.
 */
export type Layout = "desk" | "lying" | "upright" | "phone" | "side";

export function layoutOf(width: number, height: number): Layout {
  // The keyboard of an upright phone leaves little height, too, but no such width.
  if (height < 480 && width >= 560 && width < 1200 && width > height) return "side";
  if (width >= 1200) return "desk";
  // Below a board whose names can be read, what decides must fit: a lower tablet has the column of a phone.
  const high = height >= 1100;
  if (width >= 1000) return width > height || !high ? "lying" : "upright";
  return width >= 800 && high ? "upright" : "phone";
}

/** Whether everything is on a map, without the large board. */
export const isSmall = (layout: Layout): boolean => layout === "phone" || layout === "side";
