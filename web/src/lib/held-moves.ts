/** Moves of bots that are held back until a person is asked, and then shown in one go. */
import { motion } from "./preferences.svelte.ts";
import type { Moved, RoomView } from "./types.ts";

/** The longest that moves are held back to be shown together, in ms. */
const LONGEST = 15_000;
/** Where nothing moves, fast bots are drawn so often, in ms: the page has time for everything else. */
const BURST = 100;

const isPerson = (room: RoomView, name: string | null): boolean =>
  room.seats.some((seat) => seat.name === name && seat.who === "person");

/** Whether a person is asked after a move. */
function asks({ view, room }: Moved): boolean {
  const next = view.to_act === "chance" ? view.turn : view.to_act;
  return next === null || isPerson(room, next);
}

export class HeldMoves {
  /** Whether bots' moves until a person is asked are animated as one. */
  together: () => boolean = () => false;
  #moves: Moved[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (moved: Moved, together: boolean) => void;

  constructor(show: (moved: Moved, together: boolean) => void) {
    this.#show = show;
  }

  /** Holds a move back, or shows it after those that were. Returns whether it is held back. */
  add(moved: Moved): boolean {
    const isBots = moved.undone_to === null && !isPerson(moved.room, moved.by);
    const time = this.#longest(moved.room);
    if (time && isBots && !asks(moved) && !document.hidden) {
      this.#moves.push(moved);
      this.#timer ??= setTimeout(() => this.release(), time);
      return true;
    }
    // The move after which a person is asked belongs to those before it.
    const last = isBots && this.#moves.length > 0;
    if (last) this.#moves.push(moved);
    this.release();
    if (!last) this.#show(moved, false);
    return false;
  }

  /** The room has changed, but not the game: that is shown with the last move. Returns whether one is held back. */
  withRoom(room: RoomView): boolean {
    const last = this.#moves.pop();
    if (last) this.#moves.push({ ...last, room });
    return last !== undefined;
  }

  /** Shows the moves held back, in one go. */
  release(): void {
    const moves = this.#moves;
    const last = moves.at(-1);
    this.forget();
    if (!last) return;
    const lines = moves.flatMap((moved) => moved.lines);
    this.#show({ ...last, lines }, moves.length > 1 && this.together());
  }

  /** Shows them no more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#moves = [];
  }

  /** How long moves may be held back, in ms. */
  #longest(room: RoomView): number {
    const played = room.seats.some((seat) => seat.who === "person");
    if (this.together() && played) return LONGEST;
    return motion() ? 0 : BURST;
  }
}
