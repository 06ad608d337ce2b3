/** How the table is laid out: board and column, the same on a tablet (lying or upright), or as on a phone. */
export type Layout = "desk" | "lying" | "upright" | "phone";

const BAR = 52;
const ROOM = 32;
/** With a smaller board the names on it cannot be read, and the phone's overview takes its place. */
const LEAST_BOARD = 540;

export function layoutOf(width: number, height: number): Layout {
  if (width < 800) return "phone";
  if (width < 1200 && height > width) return "upright";
  const column = width < 1200 ? 360 : 420;
  const board = Math.min(height - BAR - ROOM, width - column - 3 * 24);
  if (board < LEAST_BOARD) return "phone";
  return width < 1200 ? "lying" : "desk";
}

/** The layout of the window, as it is now. */
export class Fit {
  layout = $state<Layout>(layoutOf(innerWidth, innerHeight));

  /** Follows the window; gives back how to stop. */
  follow(): () => void {
    const measure = () => (this.layout = layoutOf(innerWidth, innerHeight));
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }
}
