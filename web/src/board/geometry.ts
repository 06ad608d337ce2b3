/** Geometry of the ring: 40 spaces on a square of 1200. Start is at the bottom left; play runs clockwise. */
export type Side = "left" | "top" | "right" | "bottom" | "corner";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Box extends Rect {
  side: Side;
}

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 1200;
export const SPACES = 40;
/** Depth of the ring, which is also the side of a corner. */
export const DEPTH = 148;
/** Length of a space along its side. */
export const UNIT = (SIZE - 2 * DEPTH) / 9;
/** Depth of a city's band. */
export const BAND = 30;
/** Middle of the lane of the city brackets, from the outer edge. */
const BRACKET_LANE = DEPTH + 25;
/** Free space at both ends of a lane, for tokens next to the corners. */
const BRACKET_GAP = 104;
export const BRACKET_DEPTH = 40;
/** Middle of the lane of the tokens, from the outer edge. */
const TOKEN_LANE = DEPTH + 78;

const SIDES: Side[] = ["left", "top", "right", "bottom"];

/** The space's square or rectangle. */
export function box(space: number): Box {
  const side = SIDES[Math.floor(space / 10)]!;
  const k = space % 10;
  const far = SIZE - DEPTH;
  if (k === 0) {
    const [x, y] = [
      [0, far],
      [0, 0],
      [far, 0],
      [far, far],
    ][space / 10] as [number, number];
    return { x, y, w: DEPTH, h: DEPTH, side: "corner" };
  }
  const on = DEPTH + (k - 1) * UNIT;
  const back = far - k * UNIT;
  if (side === "left") return { x: 0, y: back, w: DEPTH, h: UNIT, side };
  if (side === "top") return { x: on, y: 0, w: UNIT, h: DEPTH, side };
  if (side === "right") return { x: far, y: on, w: DEPTH, h: UNIT, side };
  return { x: back, y: far, w: UNIT, h: DEPTH, side };
}

/** The part of a rectangle that lies inside, `depth` deep: a city's band. */
export function inner({ x, y, w, h, side }: Box, depth: number): Rect {
  if (side === "left") return { x: x + w - depth, y, w: depth, h };
  if (side === "right") return { x, y, w: depth, h };
  if (side === "top") return { x, y: y + h - depth, w, h: depth };
  return { x, y, w, h: depth };
}

/** The rest of it, for words and owner. */
export function outer({ x, y, w, h, side }: Box, depth: number): Rect {
  if (side === "left") return { x, y, w: w - depth, h };
  if (side === "right") return { x: x + depth, y, w: w - depth, h };
  if (side === "top") return { x, y, w, h: h - depth };
  return { x, y: y + depth, w, h: h - depth };
}

/** A rectangle as a path: one attribute instead of four, hundreds of times per board. */
export function area({ x, y, w, h }: Rect, margin = 0): string {
  const [wide, high] = [w - 2 * margin, h - 2 * margin];
  return `M${x + margin} ${y + margin}h${wide}v${high}h${-wide}Z`;
}

export function upright(side: Side): boolean {
  return side === "left" || side === "right";
}

export interface Bracket extends Point {
  /** How long it is, and by how many degrees it is turned. */
  length: number;
  turn: number;
}

/** The bracket of a city: along its streets, free of the lanes' corners. */
export function bracket(spaces: number[]): Bracket {
  const boxes = spaces.map(box);
  const side = boxes[0]!.side;
  const tall = upright(side);
  const low = Math.min(...boxes.map((one) => (tall ? one.y : one.x)));
  const high = Math.max(...boxes.map((one) => (tall ? one.y + one.h : one.x + one.w)));
  const from = Math.max(low + 3, DEPTH + BRACKET_GAP);
  const to = Math.min(high - 3, SIZE - DEPTH - BRACKET_GAP);
  const middle = (from + to) / 2;
  const across = side === "left" || side === "top" ? BRACKET_LANE : SIZE - BRACKET_LANE;
  const turn = { left: -90, right: 90, top: 0, bottom: 0, corner: 0 }[side];
  const at = tall ? { x: across, y: middle } : { x: middle, y: across };
  return { ...at, length: to - from, turn };
}

/** Next to a corner tokens stand aside, and at the corner farther in, so that all three have room. */
const ASIDE = 12;
const CORNER = 22;

/** The place of a single token at a space, on the inner lane. */
export function stand(space: number): Point {
  const { x, y, w, h, side } = box(space);
  const lane = side === "corner" ? TOKEN_LANE + CORNER : TOKEN_LANE;
  const inside = SIZE - lane;
  if (side === "corner") return { x: x === 0 ? lane : inside, y: y === 0 ? lane : inside };
  const aside = { 1: -ASIDE, 9: ASIDE }[space % 10] ?? 0;
  if (side === "left") return { x: lane, y: y + h / 2 - aside };
  if (side === "right") return { x: inside, y: y + h / 2 + aside };
  if (side === "top") return { x: x + w / 2 + aside, y: lane };
  return { x: x + w / 2 - aside, y: inside };
}

/** The direction from the inner lane out to the space, as a step of length 1. */
export function outward(space: number): Point {
  const { x, y, side } = box(space);
  if (side === "left") return { x: -1, y: 0 };
  if (side === "right") return { x: 1, y: 0 };
  if (side === "top") return { x: 0, y: -1 };
  if (side === "bottom") return { x: 0, y: 1 };
  return { x: x === 0 ? -Math.SQRT1_2 : Math.SQRT1_2, y: y === 0 ? -Math.SQRT1_2 : Math.SQRT1_2 };
}

export interface Standing extends Point {
  /** Radius of the token. */
  r: number;
}

/** Where the `nth` of `many` tokens at a space stands: in rows that grow inwards, smaller in a crowd. */
export function crowd(space: number, nth: number, many: number): Standing {
  const at = stand(space);
  if (many <= 1) return { ...at, r: 21 };
  const r = many <= 2 ? 19 : 15;
  const row = many <= 2 ? 2 : 3;
  const inRow = Math.min(row, many - Math.floor(nth / row) * row);
  const along = ((nth % row) - (inRow - 1) / 2) * (2 * r + 5);
  const deep = Math.floor(nth / row) * (2 * r + 6) - (21 - r);
  const out = outward(space);
  return { x: at.x - out.y * along - out.x * deep, y: at.y + out.x * along - out.y * deep, r };
}

/** Side of the cell in the prison's corner. */
export const CELL = 100;

/** Where the `nth` of `many` held tokens stands: in the cell, below its words. */
export function inCell(nth: number, many: number): Standing {
  const row = many <= 3 ? many : 4;
  // Their letters must be read, so a crowd overlaps instead of shrinking.
  const r = many <= 2 ? 17 : 14.8;
  const rows = Math.ceil(many / row);
  const inRow = Math.min(row, many - Math.floor(nth / row) * row);
  const apart = Math.min(2 * r + 9, (CELL - 2 * r - 3) / Math.max(1, row - 1));
  const x = CELL / 2 + ((nth % row) - (inRow - 1) / 2) * apart;
  const y = 77 + (Math.floor(nth / row) - (rows - 1) / 2) * 22;
  return { x, y, r };
}

/** The spaces from one to another, including the last. */
export function path(from: number, to: number, back = false): number[] {
  const steps = (back ? from - to + SPACES : to - from + SPACES) % SPACES || SPACES;
  const way = back ? SPACES - 1 : 1;
  return Array.from({ length: steps }, (_, n) => (from + way * (n + 1)) % SPACES);
}

const ALONG: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The space an arrow key leads to: the neighbor, or the one across the board. */
export function neighbor(space: number, key: string): number | null {
  const way = ALONG[key];
  if (!way) return null;
  const { side } = box(space);
  const ahead = (space + 1) % SPACES;
  const behind = (space + SPACES - 1) % SPACES;
  const beside = [ahead, behind].find((next) => leads(space, next, way));
  if (beside !== undefined) return beside;
  const out = outward(space);
  if (side === "corner" || way.x * out.x + way.y * out.y >= 0) return null;
  return (upright(side) ? 30 : 50) - space;
}

/** Whether that direction leads from a space to the next. */
function leads(from: number, to: number, way: Point): boolean {
  const [a, b] = [box(from), box(to)];
  const tall = upright(a.side === "corner" ? b.side : a.side);
  const [x, y] = [b.x + b.w / 2 - a.x - a.w / 2, b.y + b.h / 2 - a.y - a.h / 2];
  return tall ? way.y !== 0 && Math.sign(y) === way.y : way.x !== 0 && Math.sign(x) === way.x;
}
