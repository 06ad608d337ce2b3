import type { SeatMoves, PositionView } from "../lib/types.ts";

/** Quick phases: there is no button to pass the device on. */
const QUICK = new Set(["auction", "want", "place", "adjust", "over"]);

/**
 * Which of the seats at this screen the dock speaks for: the one chosen, else the one to act or to throw,
 * else who held it last.
 */
export function speaker(
  view: PositionView | null,
  mine: string[],
  chosen: string | null,
  lastSeat: string | null,
): string | null {
  const wish = [chosen, view?.to_act, view?.chance && view.turn, lastSeat].find(
    (name) => name != null && mine.includes(name),
  );
  return wish ?? mine[0] ?? null;
}

/** The player who needs the device next; null if they hold it already. */
export function passTo(view: PositionView | null, mine: string[], lastSeat: string | null): string | null {
  const actor = view?.to_act;
  if (!actor || mine.length < 2 || lastSeat === null || QUICK.has(view.phase)) return null;
  return actor !== lastSeat && mine.includes(actor) ? actor : null;
}

/** The moves of one of my seats. */
export const movesOf = (view: PositionView | null, seat: string | null): SeatMoves | null =>
  view?.moves.find((moves) => moves.seat === seat) ?? null;

/** Moves off turn of other seats at this screen, such as claiming a rent. */
export const elsewhere = (view: PositionView | null, seat: string | null): SeatMoves[] =>
  view?.moves.filter((moves) => moves.seat !== seat && moves.off_turn.length > 0) ?? [];
