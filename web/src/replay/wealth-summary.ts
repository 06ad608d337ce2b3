import type { Replay } from "../lib/types.ts";
import { money, number, t } from "../lib/words.svelte.ts";

/** The chart of wealth in words, for screen readers: the richest first. */
export function wealthSummary(replay: Replay): string {
  const ranked = replay.stats.toSorted((one, other) => other.end - one.end);
  const ends = ranked.map((row) =>
    row.out === null
      ? t("web-replay-chart-end", { player: row.name, sum: money(row.end) })
      : t("web-replay-chart-out", { player: row.name, round: number(row.out) }),
  );
  return [t("web-replay-chart", { rounds: replay.rounds.at(-1) ?? 0 }), ...ends].join(" ");
}
