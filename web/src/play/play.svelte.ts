import type { RoomLink } from "../lib/room.svelte.ts";
import type { Choice, PlayerView, SeatMoves } from "../lib/types.ts";
import { campOf, type Camp } from "../components/mark.ts";
import { Pending } from "./pending.svelte.ts";
import { movesOf, passTo, speaker } from "./seats.ts";
import { newDraft, type Draft } from "./offer.ts";

/** What the board's spaces are chosen for. */
export type Mode = "build" | "sell" | "mortgage";

export type SheetName = "menu" | "why" | "links" | "fair" | "ledger" | "chat";

/** The verbs of a mode: a mortgage is taken and lifted in one. */
const VERBS: Record<Mode, string[]> = { build: ["build"], sell: ["sell"], mortgage: ["mortgage", "lift"] };

/** How long a move that was carried out may take to be seen before the next can be made. */
const SEEN = 1500;

/** What is under way at the table at this screen: who is spoken for, what is chosen, asked and open. */
export class Play {
  readonly link: RoomLink;
  readonly pending = new Pending(() => this.link.view?.ply ?? 0);
  /** A seat at this screen that was chosen for a move off turn. */
  chosen = $state<string | null>(null);
  /** Who moved last at this screen, and so has the device. */
  holder = $state<string | null>(null);
  mode = $state<Mode | null>(null);
  /** The move chosen on the board or in the list, not confirmed yet. */
  picked = $state<string | null>(null);
  draft = $state.raw<Draft | null>(null);
  sheet = $state<SheetName | null>(null);
  /** On an upright screen: what stands beside the decisions. */
  beside = $state<"people" | "story">("people");
  /** The space whose title card is open. */
  card = $state<number | null>(null);
  /** My own sum in the auction; null until I touch it. */
  bid = $state<number | null>(null);

  constructor(link: RoomLink) {
    this.link = link;
  }

  mine = $derived.by(() => this.link.me);
  seat = $derived.by(() => speaker(this.link.view, this.mine, this.chosen, this.holder));
  moves: SeatMoves | null = $derived.by(() => movesOf(this.link.view, this.seat));
  passTo = $derived.by(() => (this.chosen ? null : passTo(this.link.view, this.mine, this.holder)));
  /** Whether the seat spoken for is to act. */
  acts = $derived.by(() => this.seat !== null && this.link.view?.to_act === this.seat);
  /** What can be chosen on the board: a title to manage, or a space that the decision is about. */
  choosable: Choice[] = $derived.by(() => {
    if (this.passTo || !this.moves) return [];
    if (this.mode) return this.managed(this.mode);
    return this.placed(this.moves);
  });
  chosenMove = $derived.by(() => this.choosable.find((choice) => choice.move === this.picked) ?? null);

  /** Who the player of a name is now. */
  player(name: string | null | undefined): PlayerView | undefined {
    return this.link.view?.players.find((player) => player.name === name);
  }

  camp(name: string | null | undefined): Camp {
    return campOf(this.player(name)?.role);
  }

  managed(mode: Mode): Choice[] {
    return VERBS[mode].flatMap((verb) => this.moves?.manage[verb] ?? []);
  }

  /** The decisions that name a space, and the mortgages to be lifted where that is the decision. */
  private placed(moves: SeatMoves): Choice[] {
    const lifts = this.link.view?.phase === "interest" && this.acts ? (moves.manage.lift ?? []) : [];
    return [...moves.first.filter((choice) => choice.space != null), ...lifts];
  }

  /** Opens or closes a way of choosing. */
  choose(mode: Mode | null): void {
    this.mode = this.mode === mode ? null : mode;
    this.picked = null;
    this.pending.refusal = null;
  }

  /** A space was tapped: it is chosen where that can be, else its card is shown. */
  onspace = (space: number): void => {
    const choice = this.choosable.find((one) => one.space === space);
    if (choice) this.picked = choice.move;
    else this.card = space;
  };

  /** Opens an offer: to whom it can be made, the first of them first. */
  trade(seat = this.seat): void {
    const others = this.link.view?.players.filter(({ name, bankrupt }) => name !== seat && !bankrupt) ?? [];
    const other = movesOf(this.link.view, seat)?.partners[0] ?? others[0]?.name;
    if (seat && other) this.draft = newDraft(seat, other);
  }

  /** Makes a move of the seat spoken for, or of another; busy until the position after it is here. */
  play(move: string, seat = this.seat): Promise<boolean> {
    if (!seat) return Promise.resolve(false);
    return this.pending.run(move, async () => {
      const at = this.link.view?.ply ?? 0;
      await this.link.play(seat, move);
      await this.seen(at);
      if (this.mine.includes(seat)) this.holder = seat;
      this.picked = null;
      this.bid = null;
    });
  }

  /** Until the game has gone on from there: the answer may be faster than the news. */
  private async seen(at: number): Promise<void> {
    if (this.link.view?.ply !== at) return;
    await new Promise<void>((resolve) => {
      const stop = this.link.onmoved(() => done());
      const timer = setTimeout(() => done(), SEEN);
      const done = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** After a move of anybody: what no longer holds is let go. */
  moved(): void {
    const actor = this.link.view?.to_act;
    if (this.chosen !== null && actor !== this.chosen && this.mine.includes(actor ?? "")) this.chosen = null;
    if (this.mode && !this.managed(this.mode).length) this.choose(null);
    if (this.picked && !this.chosenMove) this.picked = null;
  }
}
