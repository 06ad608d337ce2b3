import type { CardView } from "../lib/types.ts";

/** Without case and accents, as people type. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

/** The cards of a deck that can come and that hold every word searched for, or bear the number. */
export function found(cards: CardView[], able: string[], query: string): CardView[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = folded(`${card.id} ${card.text}`);
    return able.includes(card.id) && words.every((word) => text.includes(word));
  });
}
