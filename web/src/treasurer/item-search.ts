/** Finds one of many items by number or words: a drawn card, a space to go to. */
import type { Board, CardView } from "../lib/types.ts";
import { normalized } from "../play/card-search.ts";

export interface Item {
  /** The move it stands for. */
  move: string;
  number: string;
  text: string;
}

/** A card's number as people read it: 4 of C04. */
export function numberOf(card: Pick<CardView, "id">): string {
  return card.id.replace(/^\D*0*/, "");
}

/** The cards that can come next; of cards with the same text, only one. */
export function drawable(cards: readonly CardView[], able: readonly string[]): Item[] {
  const can = new Set(able);
  const seen = new Set<string>();
  return cards
    .filter((card) => can.has(card.id) && !seen.has(card.text) && seen.add(card.text))
    .map((card) => ({ move: `card ${card.id}`, number: numberOf(card), text: card.text }));
}

/** The titles that can be dealt, by the number of their space. */
export function dealable(board: Pick<Board, "spaces">, able: readonly number[]): Item[] {
  return able.map((space) => {
    const { key, name } = board.spaces[space]!;
    return { move: `deal ${key}`, number: String(space), text: name };
  });
}

const NOT_FOUND = 9;

function rank(item: Item, query: string): number {
  const text = normalized(item.text);
  if (query === item.number) return 0;
  if (text.startsWith(query)) return 1;
  if (text.includes(query)) return 2;
  // Every word anywhere: people remember cards, but not word for word.
  return query.split(/\s+/).every((word) => text.includes(word)) ? 3 : NOT_FOUND;
}

/** The matches, best first; everything if nothing is typed. */
export function search(items: readonly Item[], typed: string): Item[] {
  const query = normalized(typed).trim();
  if (!query) return [...items];
  return items
    .map((item) => ({ item, rank: rank(item, query) }))
    .filter((match) => match.rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .map((match) => match.item);
}
