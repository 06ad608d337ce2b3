import { isRefused, type RoomLink } from "../lib/room.svelte.ts";
import type { Effects, Grey, PlayerView } from "../lib/types.ts";
import { aloneText, isEmpty, offerText, type Draft, type Half } from "./offer.ts";

/** How long the hand rests before the server is asked what the offer would change. */
const REST = 200;

/** Why a thing cannot go alone and for nothing, though it can with something else beside it. */
const MENDABLE = new Set(["cash", "their-cash", "their-interest", "cover", "their-cover", "monopoly-houses"]);

/** What can be given by one side of an offer: each title and get-out card, with the move that offers it alone. */
export interface Thing {
  half: Half;
  title?: number;
  card?: string;
  alone: string;
}

/** What the server knows of an offer while it is built: why things cannot change hands, and what would change. */
export class Asked {
  greys = $state.raw<Record<string, Grey | undefined>>({});
  effects = $state.raw<Effects | null>(null);
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

  /** Asks about every thing alone, so that what cannot be traded is grey from the start. */
  async judge(seat: string, things: Thing[]): Promise<void> {
    const moves = things.map((thing) => thing.alone);
    if (!moves.length) return;
    const judged = await quietly(this.#link.whyNot(seat, moves));
    if (!judged) return;
    const shown = judged.greys.map((grey) => (grey && !MENDABLE.has(grey.code) ? grey : undefined));
    this.greys = Object.fromEntries(moves.map((move, i) => [move, shown[i]]));
  }

  /** Asks what the offer as it stands would change; only the last answer counts. */
  weigh(draft: Draft): () => void {
    const turn = ++this.#turn;
    if (isEmpty(draft)) {
      this.effects = null;
      return () => {};
    }
    const move = offerText(draft, this.#link.board!);
    this.#timer = setTimeout(async () => {
      const effects = await quietly(this.#link.effects(draft.by, move));
      if (turn === this.#turn) this.effects = effects;
    }, REST);
    return () => clearTimeout(this.#timer);
  }
}

/** The answer, or nothing where it was refused: what is asked while building is asked again with the next change. */
async function quietly<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (thrown) {
    if (isRefused(thrown)) return null;
    throw thrown;
  }
}
