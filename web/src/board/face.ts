/** What a space shows whoever owns it, as SVG. */
import type { SpaceView } from "../lib/types.ts";
import { area, BAND, box, inner, outer, upright, type Box, type Rect } from "./geometry.ts";
import { iconOf } from "./icon.ts";
import { element, text } from "./markup.ts";
import { set, squeezed, type Setting } from "./text.ts";

const LEADING = 1.06;
/** Height of the owner's mark, and of the price in its place. */
export const MARK = 25;

/** A space's place on the board, with the band of its city and what is left of it for words and owner. */
export interface Place {
  square: Box;
  band: Rect | null;
  ground: Rect;
  tall: boolean;
}

export function placed(it: SpaceView, space: number): Place {
  const square = box(space);
  const band = it.city ? inner(square, BAND) : null;
  return { square, band, ground: band ? outer(square, BAND) : square, tall: upright(square.side) };
}

export interface Face {
  name: Setting;
  line: Setting;
  icon: string | null;
  /** The middle, where the first line of the name begins, and where the price or the owner stands. */
  x: number;
  top: number;
  first: number;
  foot: number;
  /** Where words under the name begin. */
  under: number;
}

/** How the words of a space lie in its rectangle, which is upright (tall) or lies on its side. */
export function laid(it: SpaceView, { ground: { x, y, w, h }, tall }: Pick<Place, "ground" | "tall">): Face {
  const icon = it.city ? null : iconOf(it);
  const width = w - 8;
  const name =
    it.kind === "card"
      ? set(it.name, { width, size: 15, least: 11.5, lines: 3, shrink: 0.97 })
      : set(it.name, { width, size: 17, least: 11.5, lines: tall && icon ? 2 : 3 });
  const line = set(it.effect, { width, size: 15, least: 11.5, lines: tall ? 1 : 2 });
  const below = it.price != null ? MARK + 6 : line.lines.length * 17 + (it.effect ? 4 : 0);
  const high = name.lines.length * name.size * LEADING;
  // Names begin at the top; on the sides the whole stands in the middle.
  const top = y + (tall ? (h - (icon ? 30 : 0) - high - below) / 2 : icon ? 12 : 9);
  const first = top + (icon ? 30 : 0);
  const foot = tall ? first + high + below / 2 + 2 : y + h - 20;
  const under = (tall ? first + high : foot - (line.lines.length - 1) * 17 - 11) + 16;
  return { name, line, icon, x: x + w / 2, top, first, foot, under };
}

/** Band, icon and words, and a price: null if there is none, "" if something else takes its place. */
export function drawn(face: Face, band: Rect | null, fill: string, price: string | null): string {
  const { name, line, icon, x, top, first, foot, under } = face;
  const shapes = [];
  if (band) shapes.push(element("path", { class: "band", d: area(band), fill: `url(#${fill})` }));
  if (icon)
    shapes.push(element("path", { class: "icon", transform: `translate(${x - 14} ${top}) scale(1.17)`, d: icon }));
  name.lines.forEach((words, n) =>
    shapes.push(text(words, x, first + (n + 0.8) * name.size * LEADING, name.size, undefined, squeezed(name))),
  );
  if (price) shapes.push(text(price, x, foot + 6, 16, "second"));
  else if (price === null)
    line.lines.forEach((words, n) => shapes.push(text(words, x, under + n * 17, line.size, "second")));
  return shapes.join("");
}
