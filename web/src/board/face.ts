/** What a space shows whoever owns it, as SVG. */
import type { SpaceView } from "../lib/types.ts";
import { area, BAND, box, inner, outer, upright, type Box, type Rect } from "./geometry.ts";
import { iconOf } from "./icon.ts";
import { element, text } from "./markup.ts";
import { set, squeezed, type Setting } from "./text.ts";

const LEADING = 1.06;
/** The least size of words on the board: 11 pixels where it is 700 wide. */
export const LEAST = 19;
/** Names, where they fit. */
const NAME = 20;
/** Height of the chip with owner and rent, and of the price in its place. */
export const CHIP = 40;
const ICON = 28;

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
  /** Where the icon's corner is. */
  iconX: number;
  iconY: number;
  /** The middle of the words, where they begin, and the middle of the price or the owner. */
  x: number;
  first: number;
  footX: number;
  foot: number;
  /** Where words under the name begin. */
  under: number;
}

/** How the words of a space lie in its rectangle. On the sides of the board the icon stands beside the owner. */
export function faceLayout(it: SpaceView, { ground: { x, y, w, h }, tall }: Pick<Place, "ground" | "tall">): Face {
  const icon = it.city ? null : iconOf(it);
  const width = w - 6;
  const name = named(it, width);
  const said = it.price == null ? it.effect : "";
  const line = set(said, { width, size: LEAST, least: LEAST, lines: tall ? 1 : 2, shrink: 1 });
  const beside = tall && icon !== null && it.price != null;
  const above = icon && !beside ? ICON + 2 : 0;
  const high = name.lines.length * name.size * LEADING;
  const below = it.price != null ? CHIP : line.lines.length * LEAST * LEADING;
  const middle = x + w / 2;
  const [first, foot] = tall ? stacked(y, h, above, high, below) : [y + (above ? 12 : 7) + above, y + h - CHIP / 2 - 4];
  return {
    name,
    line,
    icon,
    iconX: beside ? x + 6 : middle - ICON / 2,
    iconY: beside ? foot - ICON / 2 : first - above,
    x: middle,
    first,
    footX: beside ? x + 4 + ICON + (w - 4 - ICON) / 2 : middle,
    foot,
    under: tall ? first + high + LEAST * 0.8 : y + h - 10 - (line.lines.length - 1) * LEAST * LEADING,
  };
}

/** A hyphen of the short name that the name does not have stands only where the line breaks. */
function named({ name, short }: Pick<SpaceView, "name" | "short">, width: number): Setting {
  const room = { width, size: NAME, least: LEAST, lines: 2, shrink: 0.95 };
  const fitted = set(short, room);
  return fitted.lines.length === 1 && short.replace("-", "") === name ? set(name, { ...room, lines: 1 }) : fitted;
}

/** Icon, name and chip in the middle of the height: where the name begins, and the middle of the chip. */
function stacked(y: number, h: number, above: number, high: number, below: number): [number, number] {
  const gap = below ? Math.min(5, Math.max(0, (h - above - high - below) / 2)) : 0;
  const first = y + (h - above - high - gap - below) / 2 + above;
  return [first, first + high + gap + below / 2];
}

/** Band, icon and words, and a price: null if there is none, "" if something else takes its place. */
export function drawn(face: Face, band: Rect | null, fill: string, price: string | null): string {
  const { name, line, icon, x, first, footX, foot, under } = face;
  const shapes = [];
  if (band) shapes.push(element("path", { class: "band", d: area(band), fill: `url(#${fill})` }));
  if (icon) {
    const transform = `translate(${face.iconX} ${face.iconY}) scale(${ICON / 24})`;
    shapes.push(element("path", { class: "icon", transform, d: icon }));
  }
  name.lines.forEach((words, n) =>
    shapes.push(text(words, x, first + (n + 0.8) * name.size * LEADING, name.size, undefined, squeezed(name, words))),
  );
  if (price) shapes.push(text(price, footX, foot + 7, LEAST, "second"));
  else if (price === null)
    line.lines.forEach((words, n) =>
      shapes.push(text(words, x, under + n * LEAST * LEADING, line.size, "second", squeezed(line, words))),
    );
  return shapes.join("");
}
