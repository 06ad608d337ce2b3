import type { CardView } from "../lib/types.ts";

/** Lower case, without accents, the way people type. */
export function normalized(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

/** The cards that can come next and contain every word of the query, or its number. */
export function matchingCards(cards: CardView[], able: string[], query: string): CardView[] {
  const words = normalized(query).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = normalized(`${card.id} ${card.text}`);
    return able.includes(card.id) && words.every((word) => text.includes(word));
  });
}
