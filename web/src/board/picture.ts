/** The parts of a board that never change, as one SVG string. */
import { sum } from "../lib/money.ts";
import type { Board, Lang } from "../lib/types.ts";
import { frame } from "./bracket.ts";
import { corner } from "./corner.ts";
import { drawn, faceLayout, placed } from "./face.ts";
import { area, SIZE } from "./geometry.ts";
import { element } from "./markup.ts";
import { patterns } from "./patterns.ts";

/** Prefix of pattern ids; no page has two boards. */
export const BOARD = "board";
const SCALE = 1.9;

const cache = new WeakMap<Board, [lang: Lang, picture: string]>();

/** The picture of a board in one language; cached. */
export function picture(board: Board, lang: Lang): string {
  const known = cache.get(board);
  if (known?.[0] === lang) return known[1];
  const drawing = [
    patterns(BOARD, board.cities, SCALE),
    element("rect", { class: "ground", x: -2, y: -2, width: SIZE + 4, height: SIZE + 4, rx: 6 }),
    ...board.spaces.map((_, space) => still(board, space, lang)),
    ...board.cities.map((city) => frame(city, BOARD)),
    element("rect", { class: "edge", width: SIZE, height: SIZE, rx: 4 }),
  ].join("");
  cache.set(board, [lang, drawing]);
  return drawing;
}

function still(board: Board, space: number, lang: Lang): string {
  const it = board.spaces[space]!;
  const place = placed(it, space);
  if (space % 10 === 0) return corner(it, place.square, board.roles.length > 1);
  const price = it.price == null ? null : sum(it.price, lang, { before: board.money_before, after: board.money_after });
  const square = element("path", { class: "square", d: area(place.square) });
  return `<g class="face">${square}${drawn(faceLayout(it, place), place.band, `${BOARD}-${it.city}`, price)}</g>`;
}
