/** The bracket along the streets of a city, as pieces of SVG. */
import type { CityView } from "../lib/types.ts";
import { bracket, BRACKET_DEPTH, type Bracket } from "./geometry.ts";
import { element, text } from "./markup.ts";
import { set, squeezed, width } from "./text.ts";

export const WORDS = 19;
/** A name narrower than this cannot be read: it is left out, and its code stays. */
const LEAST_SQUEEZE = 0.85;

/** Moves what is drawn round 0, 0 along the x axis to the bracket's place. */
export const turned = ({ x, y, turn }: Bracket): string => `translate(${x} ${y}) rotate(${turn})`;

/** Where a city's name ends on its bracket, measured from the middle; a factor may follow. */
export function ending(city: CityView, factor = ""): number {
  return bracket(city.spaces).length / 2 - 9 - (factor ? width(factor, 700) * WORDS + 5 : 0);
}

/** Chip, code and name, and the width taken at the end. */
export function bracketWords(city: CityView, patterns: string, end = ending(city)): string {
  const half = bracket(city.spaces).length / 2;
  const code = -half + 40;
  const after = code + width(city.code, 700) * WORDS + 8;
  const name = set(city.name, { width: end - after, size: WORDS, least: WORDS, lines: 1 });
  const fits = width(city.name) * WORDS * LEAST_SQUEEZE <= end - after;
  const chip = {
    class: "chip",
    x: -half + 7,
    y: -9,
    width: 26,
    height: 18,
    rx: 3,
    fill: `url(#${patterns}-${city.number})`,
  };
  return [
    element("rect", chip),
    text(city.code, code, 6.8, WORDS, "code"),
    fits ? text(city.name, after, 6.8, name.size, undefined, squeezed(name, city.name)) : "",
  ].join("");
}

/** The bracket of a city without a monopoly. */
export function frame(city: CityView, patterns: string): string {
  const at = bracket(city.spaces);
  const box = { x: -at.length / 2, y: -BRACKET_DEPTH / 2, width: at.length, height: BRACKET_DEPTH, rx: 5 };
  const inside = element("rect", { class: "frame", ...box }) + bracketWords(city, patterns);
  return element("g", { class: "bracket", transform: turned(at) }, inside);
}
