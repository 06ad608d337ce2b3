/** Geometry of the phone's map, in pixels of a rectangle. */
import { SPACES, type Box, type Point, type Rect, type Side } from "./geometry.ts";

/** Depth of the ring there. */
export const EDGE = 30;
export const STRIP = 11;

const SIDES: Side[] = ["left", "top", "right", "bottom"];

export function mapBox(space: number, w: number, h: number): Box {
  const side = SIDES[Math.floor(space / 10)]!;
  const k = space % 10;
  const [far, low] = [w - EDGE, h - EDGE];
  if (k === 0) {
    const [x, y] = [
      [0, low],
      [0, 0],
      [far, 0],
      [far, low],
    ][space / 10] as [number, number];
    return { x, y, w: EDGE, h: EDGE, side: "corner" };
  }
  const [wide, tall] = [(w - 2 * EDGE) / 9, (h - 2 * EDGE) / 9];
  if (side === "left") return { x: 0, y: low - k * tall, w: EDGE, h: tall, side };
  if (side === "top") return { x: EDGE + (k - 1) * wide, y: 0, w: wide, h: EDGE, side };
  if (side === "right") return { x: far, y: EDGE + (k - 1) * tall, w: EDGE, h: tall, side };
  return { x: far - k * wide, y: low, w: wide, h: EDGE, side };
}

export function middle({ x, y, w, h }: Rect): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** The space nearest to a point, as fingers are not exact. */
export function nearest(at: Point, w: number, h: number): number {
  let best = 0;
  let least = Infinity;
  for (let space = 0; space < SPACES; space++) {
    const { x, y, w: wide, h: tall } = mapBox(space, w, h);
    const dx = Math.max(x - at.x, 0, at.x - x - wide);
    const dy = Math.max(y - at.y, 0, at.y - y - tall);
    const away = Math.hypot(dx, dy);
    if (away < least) [best, least] = [space, away];
  }
  return best;
}

/** The outline of a stretch of the ring that is shorter than a side: a bar, or an angle round a corner. */
export function outline(from: number, many: number, w: number, h: number): string {
  const spaces = Array.from({ length: many }, (_, n) => (from + n) % SPACES);
  const bend = spaces.findIndex((space, n) => space % 10 === 0 && n > 0 && n < many - 1);
  const boxes = spaces.map((space) => mapBox(space, w, h));
  if (bend < 0) {
    const { x, y, w: wide, h: tall } = boxes.reduce<Rect>(around, boxes[0]!);
    return `M${x} ${y}h${wide}v${tall}h${-wide}z`;
  }
  const before = boxes.slice(0, bend + 1).reduce<Rect>(around, boxes[bend]!);
  const after = boxes.slice(bend).reduce<Rect>(around, boxes[bend]!);
  const [tall, wide] = before.h > before.w ? [before, after] : [after, before];
  // From the outer corner: along the level arm, round the inner corner, along the upright arm.
  const [right, low] = [boxes[bend]!.x > 0, boxes[bend]!.y > 0];
  const at = { x: right ? w : 0, y: low ? h : 0 };
  const [sx, sy] = [right ? -1 : 1, low ? -1 : 1];
  return (
    `M${at.x} ${at.y}h${sx * wide.w}v${sy * EDGE}h${sx * (EDGE - wide.w)}` + `v${sy * (tall.h - EDGE)}h${-sx * EDGE}z`
  );
}

function around(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** Where the `nth` of `many` tokens at a space stands: the first on it, the others farther in. */
export function mapStand(space: number, nth: number, many: number, w: number, h: number): Point {
  const one = mapBox(space, w, h);
  const { x, y } = middle(one);
  const deep = nth * Math.min(17, 64 / Math.max(1, many - 1));
  if (one.side === "top") return { x, y: y + deep };
  if (one.side === "bottom") return { x, y: y - deep };
  return { x: one.x === 0 ? x + deep : x - deep, y };
}
