/** Wealth over time as lines: what goes where, worked out apart from how it is drawn. */
import type { PlayerStats, Replay, WealthSeries } from "../lib/types.ts";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Round steps of 1, 2 or 5 with zeros that cover 0 to `most` in about `count` ticks. */
export function ticks(most: number, count: number): number[] {
  const rough = Math.max(most, 1) / Math.max(count, 1);
  const zeros = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * zeros >= rough) ?? 10) * zeros);
  const values = [];
  for (let tick = 0; tick <= most; tick += step) values.push(tick);
  return values;
}

export interface Scale {
  x: (point: number) => number;
  y: (worth: number) => number;
  /** The point that is nearest to a place on the chart. */
  near: (x: number) => number;
}

/** Places for `points` points of worth from 0 to `most`; what is less than nothing lies on the ground. */
export function scale(frame: Frame, points: number, most: number): Scale {
  const last = Math.max(points - 1, 1);
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  return {
    x: (point) => frame.left + (across * point) / last,
    y: (worth) => frame.height - frame.bottom - (down * Math.max(0, worth)) / Math.max(most, 1),
    near: (x) => Math.max(0, Math.min(points - 1, Math.round(((x - frame.left) / across) * last))),
  };
}

/** What is drawn of a player: values at points of the chart, perhaps with their interval. */
export interface Curve {
  name: string;
  points: readonly number[];
  values: readonly number[];
  low?: readonly number[];
  high?: readonly number[];
  /** He is out where the line ends. */
  out: boolean;
}

type Points = Pick<Curve, "points">;

const places = ({ points }: Points, values: readonly number[], to: Scale): string[] =>
  values.map((value, i) => `${to.x(points[i]!).toFixed(1)} ${to.y(value).toFixed(1)}`);

/** The line through values. */
export function path(of: Points, values: readonly number[], to: Scale): string {
  return `M${places(of, values, to).join("L")}`;
}

/** The area between two lines. */
export function band(of: Points, low: readonly number[], high: readonly number[], to: Scale): string {
  return `M${[...places(of, high, to), ...places(of, low, to).reverse()].join("L")}Z`;
}

/** Where a player's line ends: at the first point of nothing in or after the round of his bankruptcy, else at the last. */
export function lastPoint(series: WealthSeries, stats: PlayerStats | undefined, rounds: readonly number[]): number {
  const end = series.worth.length - 1;
  if (stats?.out == null) return end;
  const out = stats.out;
  const index = series.worth.findIndex((worth, point) => worth <= 0 && (rounds[point] ?? 0) >= out);
  return index < 0 ? end : index;
}

type Wealth = Pick<Replay, "wealth" | "stats" | "rounds">;

/** The largest wealth of a game. */
export function mostWorth({ wealth }: Wealth): number {
  return Math.max(1, ...wealth.flatMap((series) => series.worth));
}

/** A curve of wealth for each player. */
export function wealthCurves({ wealth, stats, rounds }: Wealth): Curve[] {
  return wealth.map((series) => {
    const own = stats.find((one) => one.name === series.name);
    const values = series.worth.slice(0, lastPoint(series, own, rounds) + 1);
    return { name: series.name, values, points: values.map((_, point) => point), out: own?.out != null };
  });
}

/** Pushes places on a line apart until each has `gap` of room, within `from` and `to`, and as near to their own as can be. */
export function apart(wished: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wished.map((_, i) => i).sort((one, other) => wished[one]! - wished[other]!);
  const placed = [...wished];
  let least = from;
  for (const i of order) least = (placed[i] = Math.max(placed[i]!, least)) + gap;
  let most = to;
  for (const i of order.reverse()) most = (placed[i] = Math.min(placed[i]!, most)) - gap;
  return placed;
}

/** The point at which the game stands after `ply` moves: the last that is not later. */
export function pointAt(plies: readonly number[], ply: number): number {
  let [low, high] = [0, plies.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (plies[middle]! <= ply) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}

/** Rounds to write below the chart, each at the point where it begins, and at least `room` points after the one before. */
export function roundTicks(rounds: readonly number[], count: number, room = 1): { point: number; round: number }[] {
  const labels: { point: number; round: number }[] = [];
  for (const round of ticks(rounds.at(-1) ?? 0, count)) {
    const point = round === 0 ? 0 : rounds.indexOf(round);
    if (point >= (labels.at(-1)?.point ?? -room) + room) labels.push({ round, point });
  }
  return labels;
}
