/** What stands on a corner, as one piece of SVG. */
import type { SpaceView } from "../lib/types.ts";
import { area, CELL, DEPTH, type Rect } from "./geometry.ts";
import { iconOf } from "./icon.ts";
import { element, text } from "./markup.ts";
import { set, type Setting } from "./text.ts";

type Camp = "c" | "m";
const CAMPS: Camp[] = ["m", "c"];
const BARS = [0.2, 0.4, 0.6, 0.8];

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
    const y = at.y + (roles ? 21 + n * 19 : 26);
    const { size } = fitLine(name, CELL - (roles ? 26 : 12), roles ? 14 : 18);
    const plate = { x: at.x + 1, y: y - 15, w: CELL - 2, h: roles ? 19 : 22 };
    shapes.push(element("path", { class: "plate", d: area(plate) }));
    if (roles) shapes.push(camp(CAMPS[n]!, at.x + 12, y - 5));
    shapes.push(text(name, at.x + (roles ? 22 : CELL / 2), y, size, roles ? "from" : "book"));
  });
  shapes.push(icon(it, at.x + CELL + 11, at.y + CELL / 2 - 14, 1.17));
  shapes.push(text(passing, at.x + DEPTH / 2, at.y + DEPTH - 19, fitLine(passing, DEPTH - 12, 16).size));
  return shapes.join("");
}

/** Something else for each camp. */
function ways(it: SpaceView, at: Rect): string {
  const shapes = [icon(it, at.x + DEPTH / 2 - 17, at.y + 10, 1.42)];
  it.parts.forEach((part, n) => {
    const way = set(part, { width: DEPTH - 44, size: 16, least: 12, lines: 2 });
    const y = at.y + (n ? 108 : 64);
    shapes.push(camp(CAMPS[n]!, at.x + 20, y + (way.lines.length - 1) * 9));
    way.lines.forEach((words, k) => shapes.push(text(words, at.x + 35, y + 5.5 + k * 18, way.size, "from")));
  });
  return shapes.join("");
}

/** The same for everybody. */
function plainCorner(it: SpaceView, at: Rect): string {
  const name = set(it.name, {
    width: DEPTH - 14,
    size: 25,
    least: 15,
    lines: 3,
    shrink: 0.72,
    weight: 700,
    face: "book",
  });
  const label = set(it.effect, { width: DEPTH - 12, size: 16, least: 12, lines: 2 });
  const middle = at.x + DEPTH / 2;
  const high = name.lines.length * name.size * 1.1;
  const body = label.lines.length * 18;
  const top = at.y + (DEPTH - 46 - high - body - (body ? 4 : 0)) / 2;
  const below = top + 46 + high + 18;
  return [
    icon(it, middle - 21, top, 1.75),
    ...name.lines.map((words, n) => text(words, middle, top + 46 + (n + 0.8) * name.size * 1.1, name.size, "book")),
    ...label.lines.map((words, n) => text(words, middle, below + n * 18, label.size)),
  ].join("");
}

function fitLine(words: string, width: number, size: number): Setting {
  return set(words, { width, size, least: 10.5, lines: 1 });
}

function icon(it: SpaceView, x: number, y: number, scale: number): string {
  return element("path", { class: "icon", transform: `translate(${x} ${y}) scale(${scale})`, d: iconOf(it) });
}

function camp(kind: Camp, x: number, y: number): string {
  const d = kind === "c" ? `M${x} ${y - 6.5}a6.5 6.5 0 1 1-.01 0Z` : `M${x - 6} ${y - 6}h12v12h-12Z`;
  return element("path", { class: kind, d });
}
