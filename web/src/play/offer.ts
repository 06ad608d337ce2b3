import type { Board, OfferView, PlayerView, OfferSide } from "../lib/types.ts";

/** An offer while it is built: what `by` gives to `to`, and takes for it. */
export interface Draft {
  by: string;
  to: string;
  give: OfferSide;
  take: OfferSide;
}

export type Half = "give" | "take";

export const emptySide = (): OfferSide => ({ titles: [], cards: [], cash: 0 });

export const newDraft = (by: string, to: string): Draft => ({ by, to, give: emptySide(), take: emptySide() });

const isNothing = (side: OfferSide): boolean => !side.titles.length && !side.cards.length && !side.cash;

/** Whether nothing lies on either side. */
export const isEmpty = (draft: Draft): boolean => isNothing(draft.give) && isNothing(draft.take);

/** Whether only money would change hands, which is a loan or a gift. */
export const isMoney = (draft: Draft): boolean =>
  !isEmpty(draft) && [draft.give, draft.take].every((side) => !side.titles.length && !side.cards.length);

/** One side as the move writes it: titles in the order of the board, get-out cards in that of the decks, then cash. */
function sideText(word: Half, side: OfferSide, board: Board): string {
  const titles = [...side.titles].sort((a, b) => a - b).map((space) => board.spaces[space]!.key);
  const cards = board.decks.filter(([key]) => side.cards.includes(key)).map(([key]) => `card:${key}`);
  const words = [...titles, ...cards, ...(side.cash ? [`cash ${side.cash}`] : [])];
  return words.length ? ` ${word} ${words.join(" ")}` : "";
}

/** The move that makes the offer. */
export function offerText(draft: Draft, board: Board): string {
  return `offer ${draft.to}${sideText("give", draft.give, board)}${sideText("take", draft.take, board)}`;
}

/** The offer of one thing alone, to ask whether it can change hands at all. */
export function aloneText(draft: Draft, half: Half, part: Partial<OfferSide>, board: Board): string {
  return offerText({ ...newDraft(draft.by, draft.to), [half]: { ...emptySide(), ...part } }, board);
}

const flipped = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

export const withTitle = (draft: Draft, half: Half, space: number): Draft => ({
  ...draft,
  [half]: { ...draft[half], titles: flipped(draft[half].titles, space) },
});

export const withCard = (draft: Draft, half: Half, deck: string): Draft => ({
  ...draft,
  [half]: { ...draft[half], cards: flipped(draft[half].cards, deck) },
});

/** Cash on one side: whole units, not more than there is. */
export function withCash(draft: Draft, half: Half, cash: number, most: number): Draft {
  const sum = Number.isFinite(cash) ? Math.min(Math.max(0, Math.trunc(cash)), Math.max(0, most)) : 0;
  return { ...draft, [half]: { ...draft[half], cash: sum } };
}

/** Whether it is still the same offer: each position brings it anew. */
export const isSameOffer = (one: OfferView | null, other: OfferView | null): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** The same two players, seen from the other side: what the one asked would give and take. */
export const mirrored = (offer: OfferView): Draft => ({
  by: offer.to,
  to: offer.by,
  give: offer.take,
  take: offer.give,
});

/** The draft without what has changed hands since, and with no more cash than there is. */
export function pruned(draft: Draft, players: PlayerView[]): Draft {
  const holds = (side: OfferSide, name: string): OfferSide => {
    const player = players.find((other) => other.name === name);
    return {
      titles: side.titles.filter((space) => player?.titles.includes(space)),
      cards: side.cards.filter((deck) => player?.get_out.includes(deck)),
      cash: Math.min(side.cash, Math.max(0, player?.spendable ?? 0)),
    };
  };
  return { ...draft, give: holds(draft.give, draft.by), take: holds(draft.take, draft.to) };
}
