/** Search in the rulebook, and splitting its sentences at matches and citations. */
import type { BookParagraph, BookView } from "../lib/types.ts";
import { normalized } from "../play/card-search.ts";

/** A piece of a sentence: a match, a citation that links to a paragraph, or plain text. */
export interface Piece {
  text: string;
  found: boolean;
  to?: string;
  /** What stays on its line with a link: an opening bracket. */
  before?: string;
}

export function wordsOf(query: string): string[] {
  return normalized(query).split(/\s+/).filter(Boolean);
}

function textOf(one: BookParagraph): string {
  const topics = one.topics.map((topic) => topic.text);
  return [one.number, one.heading, ...topics, ...one.changes, ...one.examples.map((example) => example.title)].join(
    " ",
  );
}

/** The paragraphs that contain every word; a paragraph is kept if one of its parts does. */
export function matching(book: BookView, query: string): BookParagraph[] {
  const words = wordsOf(query);
  if (!words.length) return book.paragraphs;
  const holds = (one: BookParagraph) => {
    const text = normalized(textOf(one));
    return words.every((word) => text.includes(word));
  };
  const hits = new Set(book.paragraphs.filter(holds));
  return book.paragraphs.filter((one, n) => {
    if (hits.has(one)) return true;
    if (!one.heading) return false;
    const rest = book.paragraphs.slice(n + 1);
    const end = rest.findIndex((other) => other.heading);
    return rest.slice(0, end < 0 ? rest.length : end).some((part) => hits.has(part));
  });
}

/** The normalized text with each letter's place in the original: one letter may become two. */
function places(text: string): { plain: string; at: number[] } {
  let plain = "";
  const at: number[] = [];
  let n = 0;
  for (const letter of text) {
    for (const one of normalized(letter)) {
      plain += one;
      at.push(n);
    }
    n += letter.length;
  }
  return { plain, at: [...at, text.length] };
}

/** The ranges of a text that match a word. */
function stretches(text: string, words: string[]): [number, number][] {
  const { plain, at } = places(text);
  const hits: [number, number][] = [];
  for (const word of words)
    for (let n = plain.indexOf(word); n >= 0; n = plain.indexOf(word, n + word.length))
      hits.push([at[n]!, at[n + word.length]!]);
  return hits.sort((a, b) => a[0] - b[0]);
}

function marked(text: string, words: string[], to?: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const push = (end: number, found: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), found, to });
    done = Math.max(done, end);
  };
  for (const [from, end] of stretches(text, words)) {
    push(from, false);
    push(end, true);
  }
  push(text.length, false);
  return pieces;
}

/** Anchors of paragraphs by citation, such as "rule 10". */
export type Citations = Map<string, string>;

export function citations(book: BookView): Citations {
  return new Map(book.paragraphs.filter((one) => /\d/.test(one.number)).map((one) => [one.label, one.anchor]));
}

/** A sentence in pieces. */
export function pieces(text: string, words: string[], cited: Citations): Piece[] {
  if (!cited.size) return marked(text, words);
  const labels = [...cited.keys()]
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const split = text.split(new RegExp(`(${labels.join("|")})(?![\\dA-F])`));
  return bracketed(split.flatMap((part) => marked(part, words, cited.get(part))));
}

/** Opening brackets go to the link behind them: no line may end with one. */
function bracketed(pieces: Piece[]): Piece[] {
  for (const [n, piece] of pieces.entries()) {
    const last = pieces[n - 1];
    if (!piece.to || !last?.text.endsWith("(")) continue;
    last.text = last.text.slice(0, -1);
    piece.before = "(";
  }
  return pieces.filter(({ text }) => text);
}
