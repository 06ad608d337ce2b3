import type { BlockedMove } from "../lib/types.ts";

/** Moves that are refused for the same reason, as one line that names them all. */
export function merged(blocked: readonly BlockedMove[]): BlockedMove[] {
  const reasons = new Map<string, BlockedMove[]>();
  for (const move of blocked) {
    const reason = `${move.reason} ${move.rule}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), move]);
  }
  return [...reasons.values()].map((moves) => ({
    ...moves[0]!,
    label: [...new Set(moves.map(({ label }) => label))].join(", "),
  }));
}
