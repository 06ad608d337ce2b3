import { orNull, type RoomLink } from "../lib/room.svelte.ts";
import type { OfferEffects, BlockedMove, PlayerView } from "../lib/types.ts";
import { aloneText, isEmpty, offerText, type Draft, type Half } from "./offer.ts";

/** Pause in ms after the last tap before the server is asked what the offer would change. */
const DEBOUNCE = 200;

/** Reasons why something cannot be given for nothing, but can as part of a larger offer. */
const DEPENDS_ON_REST = new Set(["cash", "their-cash", "their-interest", "cover", "their-cover", "monopoly-houses"]);

/** A title or get-out card that one side can give, with the move that offers it alone. */
export interface Thing {
  half: Half;
  title?: number;
  card?: string;
  alone: string;
}

/** What the server says about an offer while it is being built: what cannot be traded and why, and what would change. */
export class OfferCheck {
  blocked = $state.raw<Record<string, BlockedMove | undefined>>({});
  effects = $state.raw<OfferEffects | null>(null);
  #link: RoomLink;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(link: RoomLink) {
    this.#link = link;
  }

  things(draft: Draft, half: Half, player: PlayerView): Thing[] {
    const board = this.#link.board!;
    return [
      ...player.titles.map((title) => ({ half, title, alone: aloneText(draft, half, { titles: [title] }, board) })),
      ...player.get_out.map((card) => ({ half, card, alone: aloneText(draft, half, { cards: [card] }, board) })),
    ];
  }

  /** Asks about each thing alone, so that whatever cannot be traded is disabled from the start. */
  async judge(seat: string, things: Thing[]): Promise<void> {
    const moves = things.map((thing) => thing.alone);
    if (!moves.length) return;
    const judged = await orNull(this.#link.whyNot(seat, moves));
    if (!judged) return;
    const shown = judged.blocked.map((one) => (one && !DEPENDS_ON_REST.has(one.code) ? one : undefined));
    this.blocked = Object.fromEntries(moves.map((move, i) => [move, shown[i]]));
  }

  /** Asks what the offer would change; only the last answer counts. */
  weigh(draft: Draft): () => void {
    const turn = ++this.#turn;
    if (isEmpty(draft)) {
      this.effects = null;
      return () => {};
    }
    const move = offerText(draft, this.#link.board!);
    this.#timer = setTimeout(async () => {
      const effects = await orNull(this.#link.effects(draft.by, move));
      if (turn === this.#turn) this.effects = effects;
    }, DEBOUNCE);
    return () => clearTimeout(this.#timer);
  }
}
