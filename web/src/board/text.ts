/** Fits names into boxes: breaks lines so that they are as narrow as possible, then shrinks them. */
const BASE = 100;
const CONDENSED_GUESS = 0.56;
/** By default a line is shrunk to this share before it is broken. */
const SHRINK = 0.85;

let pen: OffscreenCanvasRenderingContext2D | null = null;
let penned = "";
const widths = new Map<string, number>();
const families = new Map<string, string>();

/** Width of a text at size 1 in the page's plain face (or its book face), from the browser's own measure. */
export function width(text: string, weight = 400, face: "text" | "book" = "text"): number {
  const key = `${face}${weight}${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const words = text.split(" ");
  // Each word is measured only once.
  const total =
    words.length > 1
      ? words.reduce((sum, word) => sum + width(word, weight, face), (words.length - 1) * width("\u00a0", weight, face))
      : measured(text, weight, face);
  widths.set(key, total);
  return total;
}

function measured(text: string, weight: number, face: string): number {
  if (typeof OffscreenCanvas === "undefined") return text.length * CONDENSED_GUESS;
  pen ??= new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return text.length * CONDENSED_GUESS;
  const font = `${weight} ${BASE}px ${family(face)}`;
  // Setting the same font again would look it up again.
  if (font !== penned) pen.font = penned = font;
  return pen.measureText(text).width / BASE;
}

/** Read once: each read makes the browser recompute styles. */
function family(face: string): string {
  const known = families.get(face);
  if (known) return known;
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${face}`).trim() || "sans-serif";
  families.set(face, family);
  return family;
}

export interface Setting {
  lines: string[];
  size: number;
  /** The length to squeeze a line to if even the smallest size is too wide. */
  squeeze?: number;
  /** How wide each line would be. */
  wide?: number[];
}

interface Room {
  width: number;
  size: number;
  least: number;
  lines: number;
  shrink?: number;
  weight?: number;
  face?: "text" | "book";
}

/** The fewest lines at nearly full size; else the most lines allowed, smaller. */
export function set(text: string, room: Room): Setting {
  const words = text.split(/(?<=[-/–])|[ \n]/).filter(Boolean);
  let best: { lines: string[]; wide: number } | null = null;
  for (let n = 1; n <= Math.min(room.lines, words.length); n++) {
    const lines = broken(words, n, room);
    const wide = Math.max(...lines.map((line) => width(line, room.weight, room.face)));
    if (!best || wide < best.wide) best = { lines, wide };
    if (wide * room.size * (room.shrink ?? SHRINK) <= room.width) break;
  }
  if (!best) return { lines: [], size: room.size };
  // Whole sizes: many slightly different ones look uneven, and the browser prepares a font for each.
  const fitting = Math.min(room.size, Math.floor(room.width / best.wide));
  const size = Math.max(room.least, fitting);
  if (best.wide * size <= room.width + 0.5) return { lines: best.lines, size };
  const wide = best.lines.map((line) => width(line, room.weight, room.face) * size);
  return { lines: best.lines, size, squeeze: room.width, wide };
}

/** SVG attributes that squeeze a line that is too wide, and no other. */
export function squeezed({ lines, squeeze, wide }: Setting, line: string): Record<string, string | number> {
  if (!squeeze || (wide?.[lines.indexOf(line)] ?? Infinity) <= squeeze) return {};
  return { textLength: squeeze, lengthAdjust: "spacingAndGlyphs" };
}

/** The words in this many lines, with the widest as narrow as possible. */
function broken(words: string[], lines: number, room: Room): string[] {
  if (lines === 1) return [joined(words)];
  let best: string[] = [];
  let least = Infinity;
  for (let first = 1; first <= words.length - lines + 1; first++) {
    const head = joined(words.slice(0, first));
    const candidate = [head, ...broken(words.slice(first), lines - 1, room)];
    const wide = Math.max(...candidate.map((line) => width(line, room.weight, room.face)));
    if (wide < least) [best, least] = [candidate, wide];
  }
  return best;
}

/** No space after a hyphen or a slash. */
function joined(words: string[]): string {
  return words.reduce((line, word) => (line === "" || /[-–]$/.test(line) ? line + word : `${line} ${word}`), "");
}
