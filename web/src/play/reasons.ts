import type { BlockedMove } from "../lib/types.ts";

/** Moves that are refused for the same reason, as one line that names them all. */
export function merged(blocked: readonly BlockedMove[]): BlockedMove[] {
  const lines = new Map<string, BlockedMove>();
  for (const one of blocked) {
    const why = `${one.reason} ${one.rule}`;
    const line = lines.get(why);
    if (!line) lines.set(why, one);
    else if (!line.label.split(", ").includes(one.label))
      lines.set(why, { ...line, label: `${line.label}, ${one.label}` });
  }
  return [...lines.values()];
}
