/** Where the lens of a space stands: inside the ring beside it, and never over the token on turn. */
import type { PlayerView } from "../lib/types.ts";
import { box, DEPTH, SIZE, stand, upright, type Point } from "./geometry.ts";

/** The board is drawn with this much around it. */
const EDGE = 4;
const ALL = SIZE + 2 * EDGE;
/** Its size in percent of the board; its height is a guess, as words may be long. */
export const LENS = { w: 31, h: 15 };
const WIDE = (LENS.w / 100) * ALL;
const HIGH = (LENS.h / 100) * ALL;
/** Between ring and lens: the brackets. */
const LANE = DEPTH + 46;
/** Half of a token, and some air. */
const TOKEN = 34;
/** How far it moves aside for a token, step by step. */
const STEP = 24;

/** The lens's middle, in percent of the board. */
export function lensAt(space: number, onTurn?: Pick<PlayerView, "space" | "held" | "bankrupt">): Point {
  const { x, y, w, h, side } = box(space);
  const [wide, high] = [WIDE / 2, HIGH / 2];
  const near = { low: LANE, high: SIZE - LANE };
  const within = (value: number, half: number) => Math.min(near.high - half, Math.max(near.low + half, value));
  const at = { x: within(x + w / 2, wide), y: within(y + h / 2, high) };
  const token = onTurn && !onTurn.held && !onTurn.bankrupt ? stand(onTurn.space) : null;
  const tall = side === "corner" || upright(side);
  for (let aside = 0; token && aside < SIZE / 2; aside += STEP) {
    const tries = [aside, -aside].map((by) =>
      tall ? { x: at.x, y: within(at.y + by, high) } : { x: within(at.x + by, wide), y: at.y },
    );
    const free = tries.find((one) => !covers(one, token));
    if (free) return percent(free);
  }
  return percent(at);
}

function covers(at: Point, token: Point): boolean {
  return Math.abs(at.x - token.x) < WIDE / 2 + TOKEN && Math.abs(at.y - token.y) < HIGH / 2 + TOKEN;
}

function percent({ x, y }: Point): Point {
  return { x: ((x + EDGE) / ALL) * 100, y: ((y + EDGE) / ALL) * 100 };
}
