/** Winning chances as curves and percentages. */
import type { Analysis, Replay } from "../lib/types.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import { pointAt, type Curve } from "./chart.ts";

/** A share of 1 as a whole percentage. */
export function percent(part: number): string {
  return t("web-shell-percent", { number: Math.round(100 * part) });
}

/** A share of 1 in points of a hundred, with its sign and so many decimals. */
export function points(part: number, decimals = 0): string {
  const format = new Intl.NumberFormat(preferences.lang, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: "exceptZero",
  });
  return format.format(100 * part).replace("-", "−");
}

/** A curve for each player, on the points of the wealth chart. */
export function curvesOf(analysis: Analysis, replay: Pick<Replay, "plies">): Curve[] {
  const points = analysis.plies.map((ply) => pointAt(replay.plies, ply));
  return analysis.odds.map(({ name, value, low, high }) => ({ name, points, values: value, low, high, out: false }));
}

/** The analysis point for a point of the wealth chart: the last one not after it. */
export function placeOf(curve: Curve | undefined, point: number): number {
  return Math.max(0, curve?.points.findLastIndex((at) => at <= point) ?? 0);
}
