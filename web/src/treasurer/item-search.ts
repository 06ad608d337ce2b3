/** Finding one of many by its number or by words of its text, however they are typed: a drawn card, a space to go to. */
import type { Board, CardView } from "../lib/types.ts";
import { normalized } from "../play/card-search.ts";

export interface Item {
  /** What is entered when it is chosen. */
  move: string;
  number: string;
  text: string;
}

/** A card's number as people read it: 4 of C04. */
export function numberOf(card: Pick<CardView, "id">): string {
  return card.id.replace(/^\D*0*/, "");
}

/** The cards that can come; of those that say the same one is enough, as nobody can tell them apart. */
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
  // Every word somewhere: as people remember it, not as it is printed.
  return query.split(/\s+/).every((word) => text.includes(word)) ? 3 : NOT_FOUND;
}

/** What fits, the likeliest first; everything while nothing is typed. */
export function search(items: readonly Item[], typed: string): Item[] {
  const query = normalized(typed).trim();
  if (!query) return [...items];
  return items
    .map((item) => ({ item, rank: rank(item, query) }))
    .filter((match) => match.rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .map((match) => match.item);
}
