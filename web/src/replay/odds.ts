/** Winning chances as they are drawn and told. */
import type { Analysis, Replay } from "../lib/types.ts";
import { t } from "../lib/words.svelte.ts";
import { pointAt, type Curve } from "./chart.ts";

/** A part of 1 as whole per cent. */
export function percent(part: number): string {
  return t("web-shell-percent", { number: Math.round(100 * part) });
}

/** A line for each player, on the points of the wealth's chart. */
export function curvesOf(analysis: Analysis, replay: Pick<Replay, "plies">): Curve[] {
  const points = analysis.plies.map((ply) => pointAt(replay.plies, ply));
  return analysis.odds.map(({ name, value, low, high }) => ({ name, points, values: value, low, high, out: false }));
}

/** Which of the analysis's points a point of the wealth's chart shows: the last that is not later. */
export function placeOf(curve: Curve | undefined, point: number): number {
  return Math.max(0, curve?.points.findLastIndex((at) => at <= point) ?? 0);
}
