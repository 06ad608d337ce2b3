/** The slider over the moves of a game: what keys do, and where playback stops. */

/** Where a key leads from `ply`; null where it leads nowhere. */
export function keyed(key: string, ply: number, most: number, turns: readonly number[]): number | null {
  const within = (wanted: number) => Math.max(0, Math.min(most, wanted));
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return within(ply + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return within(ply - 1);
    case "PageUp":
      return onward(ply, most, turns);
    case "PageDown":
      return backward(ply, turns);
    case "Home":
      return 0;
    case "End":
      return most;
    default:
      return null;
  }
}

/** The start of the next turn, or the end of the game. */
export function onward(ply: number, most: number, turns: readonly number[]): number {
  return turns.find((turn) => turn > ply) ?? most;
}

/** The start of this turn, or of the previous one. */
export function backward(ply: number, turns: readonly number[]): number {
  return turns.findLast((turn) => turn < ply) ?? 0;
}

/** The next stop of the playback: each move, or each turn. */
export function played(ply: number, most: number, turns: readonly number[], byTurn: boolean): number {
  return byTurn ? onward(ply, most, turns) : Math.min(ply + 1, most);
}

interface PlyLine {
  ply: number;
}

/** The ledger lines up to a position. */
export function until<T extends PlyLine>(lines: readonly T[], ply: number): T[] {
  const end = lines.findIndex((line) => line.ply > ply);
  return lines.slice(0, end < 0 ? lines.length : end);
}

/** The lines around a move, with its own events marked. */
export function around<T extends PlyLine>(lines: readonly T[], ply: number, before: number, after: number) {
  const end = lines.findIndex((line) => line.ply > ply);
  const stop = end < 0 ? lines.length : end;
  const first = lines.findIndex((line) => line.ply === ply);
  const start = first < 0 ? stop : first;
  return lines.slice(Math.max(0, start - before), stop + after).map((line) => ({
    line,
    when: line.ply < ply ? ("before" as const) : line.ply === ply ? ("now" as const) : ("later" as const),
  }));
}
