/** What stands on a corner, as one piece of SVG. */
import type { SpaceView } from "../lib/types.ts";
import { LEAST } from "./face.ts";
import { area, CELL, DEPTH, type Rect } from "./geometry.ts";
import { iconOf } from "./icon.ts";
import { element, text } from "./markup.ts";
import { set, squeezed, width, type Setting } from "./text.ts";

type Camp = "c" | "m";
const CAMPS: Camp[] = ["m", "c"];
const BARS = [0.2, 0.4, 0.6, 0.8];
const LINE = 21;

/** The corner in its square; what it is to each is told where people are treated differently there. */
export function corner(it: SpaceView, at: Rect, roles: boolean): string {
  const inside =
    it.kind === "prison" ? prison(it, at, roles) : roles && it.parts.length === 2 ? ways(it, at) : plainCorner(it, at);
  return `<g class="corner">${element("path", { class: "square", d: area(at) })}${inside}</g>`;
}

/** Two things: a cell with who is held in it, and who only passes by. */
function prison(it: SpaceView, at: Rect, roles: boolean): string {
  const cells = it.parts.length > 1 ? it.parts.slice(0, -1) : [it.name];
  const passing = it.parts.length > 1 ? it.parts.at(-1)! : "";
  const shapes = [element("path", { class: "cells", d: area({ ...at, w: CELL, h: CELL }) })];
  for (const part of BARS)
    shapes.push(element("path", { class: "rod", d: `M${at.x + CELL * part} ${at.y + 1}v${CELL - 2}` }));
  cells.forEach((name, n) => {
    const y = at.y + (roles ? 20 + n * 23 : 26);
    // A name that is longer than the cell is wide has a longer plate.
    const fit = set(name, { width: roles ? DEPTH - 26 : CELL - 10, size: roles ? LEAST : 21, least: LEAST, lines: 1 });
    const plate = roles ? Math.max(CELL - 2, 25 + Math.min(DEPTH - 26, width(name) * fit.size)) : CELL - 2;
    shapes.push(element("path", { class: "plate", d: area({ x: at.x + 1, y: y - 17, w: plate, h: 22 }) }));
    if (roles) shapes.push(camp(CAMPS[n]!, at.x + 11, y - 6));
    const x = at.x + (roles ? 21 : CELL / 2);
    shapes.push(text(name, x, y, fit.size, roles ? "from" : "book", squeezed(fit, name)));
  });
  shapes.push(icon(it, at.x + CELL + 10, at.y + CELL / 2 + 4, 1.17));
  const way = set(passing, { width: DEPTH - 8, size: LEAST, least: LEAST, lines: 2, shrink: 0.94 });
  const low = at.y + DEPTH - (way.lines.length > 1 ? 30 : 19);
  return [...shapes, ...lines(way, at.x + DEPTH / 2, low)].join("");
}

/** Something else for each camp. */
function ways(it: SpaceView, at: Rect): string {
  // A name that tells both ways is not told twice.
  const named = it.name.includes(" / ") ? null : bookName(it.short, 2);
  const low = at.y + (named ? 34 + named.lines.length * LINE : 42);
  const shapes = [icon(it, at.x + DEPTH / 2 - (named ? 13 : 16), at.y + 6, named ? 1.1 : 1.35)];
  if (named) shapes.push(...lines(named, at.x + DEPTH / 2, at.y + 50, "book"));
  const rows = it.parts.map((part) =>
    set(part, { width: DEPTH - 36, size: LEAST, least: LEAST, lines: 2, shrink: 0.9 }),
  );
  const room = at.y + DEPTH - 5 - low;
  const high = rows.reduce((sum, way) => sum + way.lines.length * LINE, 0);
  const gap = (room - high) / (rows.length + 1);
  let y = low + gap;
  rows.forEach((way, n) => {
    const tall = way.lines.length * LINE;
    shapes.push(camp(CAMPS[n]!, at.x + 15, y + tall / 2));
    shapes.push(...lines(way, at.x + 28, y + 16, "from"));
    y += tall + gap;
  });
  return shapes.join("");
}

/** The same for everybody. */
function plainCorner(it: SpaceView, at: Rect): string {
  const name = bookName(it.short, 3);
  const label = set(it.effect, { width: DEPTH - 10, size: LEAST, least: LEAST, lines: 2, shrink: 1 });
  const middle = at.x + DEPTH / 2;
  const high = name.lines.length * name.size * 1.1;
  const body = label.lines.length * LINE;
  const top = at.y + (DEPTH - 42 - high - body) / 2;
  return [
    icon(it, middle - 20, top, 1.65),
    ...name.lines.map((words, n) =>
      text(words, middle, top + 42 + (n + 0.8) * name.size * 1.1, name.size, "book", squeezed(name, words)),
    ),
    ...lines(label, middle, top + 42 + high + 17),
  ].join("");
}

function bookName(words: string, most: number): Setting {
  return set(words, {
    width: DEPTH - 12,
    size: 25,
    least: LEAST,
    lines: most,
    shrink: 0.72,
    weight: 700,
    face: "book",
  });
}

function lines(way: Setting, x: number, y: number, kind?: string): string[] {
  return way.lines.map((words, n) => text(words, x, y + n * LINE, way.size, kind, squeezed(way, words)));
}

function icon(it: SpaceView, x: number, y: number, scale: number): string {
  return element("path", { class: "icon", transform: `translate(${x} ${y}) scale(${scale})`, d: iconOf(it) });
}

function camp(kind: Camp, x: number, y: number): string {
  const d = kind === "c" ? `M${x} ${y - 7}a7 7 0 1 1-.01 0Z` : `M${x - 6.5} ${y - 6.5}h13v13h-13Z`;
  return element("path", { class: kind, d });
}
