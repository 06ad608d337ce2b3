import type { RoomLink } from "../lib/room.svelte.ts";
import type { LegalMove, OfferView, PlayerView, PositionView, SeatMoves } from "../lib/types.ts";
import { campOf, type Camp } from "../components/mark.ts";
import { goesOn } from "./bids.ts";
import { Hints } from "./hints.svelte.ts";
import { Pending } from "./pending.svelte.ts";
import { movesOf, passTo, speaker } from "./seats.ts";
import { mirrored, newDraft, type Draft } from "./offer.ts";

/** What a space is being chosen for. */
export type Mode = "build" | "sell" | "mortgage";

export type SheetName = "menu" | "why" | "links" | "give" | "fair" | "ledger" | "chat" | "pace";

/** The verbs of each mode: mortgages are taken and lifted in the same one. */
const VERBS: Record<Mode, string[]> = { build: ["build"], sell: ["sell"], mortgage: ["mortgage", "lift"] };

/** The longest wait, in ms, for a move to show before the next can be made. */
const SEEN = 1500;

/** The state of play at this screen: the seat in control, what is selected, pending and open. */
export class Play {
  readonly link: RoomLink;
  readonly pending = new Pending(() => this.link.view?.ply ?? 0);
  readonly hints = new Hints(this);
  /** A seat at this screen selected for a move off turn. */
  chosen = $state<string | null>(null);
  /** The player who moved last at this screen and so holds the device. */
  lastSeat = $state<string | null>(null);
  mode = $state<Mode | null>(null);
  /** The move selected on the board or in the list, not yet confirmed. */
  picked = $state<string | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** The offer that the draft answers. */
  answered = $state.raw<OfferView | null>(null);
  /** The offer that the draft answers, or the turn it belongs to: a closed draft is kept as long. */
  #occasion = "";
  /** The draft whose sheet was closed. */
  #kept: { occasion: string; draft: Draft } | null = null;
  sheet = $state<SheetName | null>(null);
  /** When the bot took a seat that is left to it. */
  leftAt = $state<number | null>(null);
  /** On an upright screen: what is shown beside the decisions. */
  beside = $state<"people" | "story">("people");
  /** Which list is shown in the panel of the ledger, and what is typed in the chat: a hint takes their place for a while. */
  ledgerTab = $state<"ledger" | "chat">("ledger");
  message = $state("");
  /** The space whose title card is open. */
  card = $state<number | null>(null);
  /** How many moves were made at this screen. */
  own = $state(0);
  /** The seats that decided something with them. */
  decided = $state.raw<string[]>([]);
  /** The amount I set in the auction; null until I change it. */
  bid = $state<number | null>(null);

  constructor(link: RoomLink) {
    this.link = link;
  }

  mine = $derived.by(() => this.link.me);
  /** My seats that no bot plays for me. */
  awake = $derived.by(
    () => this.link.room?.seats.filter(({ mine, who }) => mine && who === "person").map(({ name }) => name) ?? [],
  );
  seat = $derived.by(() => speaker(this.link.view, this.mine, this.chosen, this.lastSeat));
  /** Whether there is anybody to chat with. */
  chats = $derived.by(() => {
    const room = this.link.room;
    return room !== null && (room.seats.filter(({ who }) => who !== "bot").length > 1 || room.spectators > 0);
  });
  moves: SeatMoves | null = $derived.by(() => movesOf(this.link.view, this.seat));
  passTo = $derived.by(() => (this.chosen ? null : passTo(this.link.view, this.mine, this.lastSeat)));
  /** Whether the buttons have just changed places, and cannot be pressed for a moment. */
  settling = $state(false);
  /** Whether more has happened than is shown: decisions wait until it has been seen. */
  moving = $derived.by(() => this.link.moving);
  /** Whether the seat in control is the player to act. */
  acts = $derived.by(() => this.seat !== null && this.link.view?.to_act === this.seat);
  /** The spaces that can be selected: titles to manage, or spaces the decision is about. */
  choosable: LegalMove[] = $derived.by(() => {
    if (this.passTo || !this.moves) return [];
    if (this.mode) return this.managed(this.mode);
    return this.placed(this.moves);
  });
  /** The space whose title the seat in control may buy now; null if none. */
  offered: number | null = $derived.by(() => {
    const view = this.link.view;
    if (!this.acts || this.passTo || this.mode || view?.phase !== "buy") return null;
    return this.player(this.seat)?.space ?? null;
  });
  /** What the debtor still lacks to pay the debt that is due first. */
  missing = $derived.by(() => {
    const due = this.link.view?.debts.find((debt) => !debt.claim);
    return due ? Math.max(0, due.amount - (this.player(due.debtor)?.cash ?? 0)) : 0;
  });
  chosenMove = $derived.by(() => this.choosable.find((choice) => choice.move === this.picked) ?? null);

  /** The player with this name. */
  player(name: string | null | undefined): PlayerView | undefined {
    return this.link.view?.players.find((player) => player.name === name);
  }

  camp(name: string | null | undefined): Camp {
    return campOf(this.player(name)?.role);
  }

  managed(mode: Mode): LegalMove[] {
    return VERBS[mode].flatMap((verb) => this.moves?.manage[verb] ?? []);
  }

  /** Moves that name a space, and mortgages to lift if that is the decision. */
  private placed(moves: SeatMoves): LegalMove[] {
    const lifts = this.link.view?.phase === "interest" && this.acts ? (moves.manage.lift ?? []) : [];
    return [...moves.decisions.filter((choice) => choice.space != null), ...lifts];
  }

  /** Enters or leaves a mode. */
  choose(mode: Mode | null): void {
    this.mode = this.mode === mode ? null : mode;
    this.picked = null;
    this.pending.refusal = null;
  }

  /** Selects the space if possible; otherwise shows its card. */
  onspace = (space: number): void => {
    const choice = this.choosable.find((one) => one.space === space);
    if (choice) this.picked = choice.move;
    else this.card = space;
  };

  /** Whether an open question is about somebody's seat: one about an undo makes room for that. */
  get asksAboutSeat(): boolean {
    const vote = this.link.room?.vote;
    return vote != null && vote.what !== "undo";
  }

  /** Fills in the sum of a bid, or selects a space, as a hint says: one press takes it. */
  take(move: string): void {
    const bid = /^bid (\d+)$/.exec(move);
    if (bid) this.bid = Number(bid[1]);
    else if (this.choosable.some((choice) => choice.move === move)) this.picked = move;
  }

  /** Starts an offer to the first possible partner. */
  trade(seat = this.seat): void {
    const others = this.link.view?.players.filter(({ name, bankrupt }) => name !== seat && !bankrupt) ?? [];
    const other = movesOf(this.link.view, seat)?.partners[0] ?? others[0]?.name;
    const { round, turn } = this.link.view ?? {};
    if (seat && other) this.open(`${seat} ${round} ${turn}`, newDraft(seat, other));
  }

  /** Starts an offer in answer to another. */
  counter(offer: OfferView): void {
    this.open(`answer ${this.link.view?.ply} ${JSON.stringify(offer)}`, mirrored(offer), offer);
  }

  private open(occasion: string, fresh: Draft, answered: OfferView | null = null): void {
    this.draft = this.#kept?.occasion === occasion ? this.#kept.draft : fresh;
    this.#occasion = occasion;
    this.answered = answered;
  }

  /** Closes the sheet; the draft is kept unless it is `done` with. */
  closeDraft(done = false): void {
    this.#kept = this.draft && !done ? { occasion: this.#occasion, draft: this.draft } : null;
    this.draft = null;
  }

  /** Closes all that opens over the table. */
  closeSheets(): void {
    this.sheet = null;
    this.card = null;
    this.closeDraft();
  }

  /** Plays a move for the seat in control, or for another; busy until the new position arrives. */
  play(move: string, seat = this.seat): Promise<boolean> {
    if (!seat) return Promise.resolve(false);
    const moves = movesOf(this.link.view, seat);
    const decides = moves !== null && (move !== "throw" || moves.decisions.length > 1);
    return this.pending.run(move, async () => {
      const at = this.link.view?.ply ?? 0;
      await this.link.play(seat, move);
      await this.seen(at);
      // `mine` is no more if the screen was left meanwhile.
      if (this.link.me.includes(seat)) this.lastSeat = seat;
      this.own++;
      if (decides && !this.decided.includes(seat)) this.decided = [...this.decided, seat];
      this.picked = null;
      this.bid = null;
    });
  }

  /** Waits until the next position is shown: the answer may arrive before it, and what moves takes its time. */
  private async seen(at: number): Promise<void> {
    if (this.link.view?.ply !== at) return;
    await new Promise<void>((resolve) => {
      const stop = this.link.onmoved(() => done());
      const late = () => (this.link.moving ? (timer = setTimeout(late, SEEN)) : done());
      let timer = setTimeout(late, SEEN);
      const done = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Drops whatever no longer applies after a move by anybody, or after a reconnect. */
  moved(before: PositionView | null): void {
    const { to_act: actor, phase } = this.link.view ?? {};
    if (this.chosen !== null && actor !== this.chosen && this.mine.includes(actor ?? "")) this.chosen = null;
    // A new decision takes the place of a list, but a debt is paid from one.
    const isOffered = phase === "answer" && before?.phase !== "answer";
    const decides = this.acts && phase !== "debt" && (before?.to_act !== actor || isOffered);
    if (this.mode && (decides || !this.managed(this.mode).length)) this.choose(null);
    if (this.picked && !this.chosenMove) this.picked = null;
    if (!goesOn(before?.auction, this.link.view?.auction)) this.bid = null;
    if (this.pending.refusal?.code === "offline") this.pending.refusal = null;
  }
}
