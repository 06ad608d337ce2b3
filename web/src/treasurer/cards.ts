/** Finding a drawn card: by the number printed on it or by words of its text, however they are typed. */
import type { CardView } from "../lib/types.ts";
import { folded } from "../play/search.ts";

/** A card's number as people read it: 4 of C04. */
export function numberOf(card: Pick<CardView, "id">): string {
  return card.id.replace(/^\D*0*/, "");
}

const NOT_FOUND = 9;

function rank(card: CardView, query: string): number {
  const words = query.split(/\s+/);
  const text = folded(card.text);
  if (query === numberOf(card) || query === folded(card.id)) return 0;
  if (text.startsWith(query)) return 1;
  if (text.includes(query)) return 2;
  // Every word somewhere: as people remember a card, not as it is printed.
  return words.every((word) => text.includes(word)) ? 3 : NOT_FOUND;
}

/** The cards that can come and fit what is typed, the likeliest first; all that can come while nothing is. */
export function search(cards: readonly CardView[], able: readonly string[], typed: string): CardView[] {
  const can = new Set(able);
  const query = folded(typed).trim();
  return cards
    .filter((card) => can.has(card.id))
    .map((card) => ({ card, rank: query ? rank(card, query) : 0 }))
    .filter((found) => found.rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .map((found) => found.card);
}

/** What of the deck is listed twice or more by its text: any of them does, as nobody can tell them apart. */
export function distinct(cards: readonly CardView[]): CardView[] {
  const seen = new Set<string>();
  return cards.filter((card) => !seen.has(card.text) && seen.add(card.text));
}
