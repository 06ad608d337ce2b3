/** The picture of a game that is over: 1200 × 630, drawn in the browser. No text in it is smaller than 20 px. */
import type { Analysis, CityView, PlayerView, PositionView, Replay } from "../lib/types.ts";
import { t } from "../lib/words.svelte.ts";
import { BAND, box, inner, outer, SIZE, SPACES, type Rect } from "../board/geometry.ts";
import { bandOf, GROUPS, groundOf } from "../components/bands.ts";
import { campOf, outline, patternOf } from "../components/mark.ts";
import { textureOf } from "../components/pattern.ts";
import { apart, mostWorth, pointAt, scale, wealthCurves, type Curve, type Frame, type Scale } from "../replay/chart.ts";
import { dashOf } from "../replay/line-dashes.ts";
import { curvesOf, percent } from "../replay/odds.ts";
import { headline, shownNames } from "./headline.ts";
import { placesOf } from "./places.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;
/** The side of a texture's square on the board, which is drawn at about half its size. */
const TILE = 15;
const LEAST_TEXT = 20;
const LEFT = 60;
const BOARD: Rect = { x: 660, y: 70, w: 490, h: 490 };
const CHART: Frame = { width: 1200, height: 456, left: LEFT, right: 1200 - 560, top: 318, bottom: 0 };

export interface CardFacts {
  replay: Replay;
  /** The players as they ended, none counted as bankrupt. */
  players: readonly PlayerView[];
  /** The last position. */
  view: PositionView;
  odds: Analysis | null;
  /** Whether all players agree to be named. */
  named: boolean;
}

/** The light theme's tokens: a picture has no dark one. */
function lightTokens(): (name: string) => string {
  const probe = document.createElement("div");
  probe.dataset.theme = "light";
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const names = ["paper", "surface", "sunken", "ink", "ink-2", "line", "competitor", "monopolist", "now", "now-edge"];
  names.push("font-book", "font-text", ...[1, 2, 3, 4, 5, 6, 7, 8].map((city) => `city-${city}`));
  names.push("city-hatch-light", "city-hatch-dark", ...GROUPS.map((group) => `group-${group}`));
  const tokens = new Map(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  probe.remove();
  return (name) => tokens.get(name) ?? "#000";
}

/** Draws on a canvas with the tokens of the look. */
class Pen {
  readonly on: CanvasRenderingContext2D;
  readonly token = lightTokens();

  constructor(canvas: HTMLCanvasElement) {
    this.on = canvas.getContext("2d")!;
  }

  own(player: Pick<PlayerView, "role">): string {
    const camp = campOf(player.role);
    return this.token(camp === "c" ? "competitor" : camp === "m" ? "monopolist" : "ink");
  }

  fill({ x, y, w, h }: Rect, token: string): void {
    this.on.fillStyle = this.token(token);
    this.on.fillRect(x, y, w, h);
  }

  font(size: number, family: "book" | "text", weight = 400): void {
    this.on.font = `${weight} ${Math.max(LEAST_TEXT, size)}px ${this.token(`font-${family}`)}`;
  }

  /** Words from a place on, smaller and at last cut where they are too wide; returns their width. */
  words(text: string, x: number, y: number, size: number, most: number, how: Partial<Words> = {}): number {
    const { family = "text", weight = 400, color = "ink", align = "left" } = how;
    let fits = size;
    this.font(fits, family, weight);
    while (fits > LEAST_TEXT && this.on.measureText(text).width > most) this.font((fits -= 1), family, weight);
    let shown = text;
    while (shown.length > 1 && this.on.measureText(shown).width > most)
      shown = `${[...shown.replace(/…$/, "")].slice(0, -1).join("").trimEnd()}…`;
    this.on.fillStyle = this.token(color);
    this.on.textAlign = align;
    this.on.fillText(shown, x, y);
    return this.on.measureText(shown).width;
  }

  /** Words in lines of a width, at most so many; returns where the next line would stand. */
  lines(text: string, x: number, y: number, size: number, width: number, most: number): number {
    this.font(size, "text");
    const lines = [""];
    for (const word of text.split(" ")) {
      const longer = [lines.at(-1), word].filter(Boolean).join(" ");
      if (this.on.measureText(longer).width <= width || !lines.at(-1)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const shown = lines.slice(0, most);
    if (lines.length > most) shown[most - 1] = lines.slice(most - 1).join(" ");
    shown.forEach((line, n) => this.words(line, x, y + n * size * 1.35, size, width));
    return y + shown.length * size * 1.35;
  }

  /** A player's mark, round a place. */
  mark(player: PlayerView, x: number, y: number, size: number): void {
    const shape = new Path2D(outline(player));
    const pattern = patternOf(player.mark);
    const own = this.own(player);
    this.on.save();
    this.on.translate(x, y);
    this.on.scale(size / 24, size / 24);
    this.on.fillStyle = pattern === "solid" ? own : this.token("surface");
    this.on.fill(shape);
    if (pattern === "split") {
      this.on.save();
      this.on.clip(shape);
      this.on.fillStyle = own;
      this.on.fillRect(0, -14, 14, 28);
      this.on.restore();
    }
    this.on.strokeStyle = own;
    this.on.lineWidth = 2.4;
    this.on.stroke(shape);
    this.on.restore();
    const letter = Math.max(LEAST_TEXT, (13 * size) / 24);
    this.on.font = `700 ${letter}px ${this.token("font-text")}`;
    this.on.textAlign = "center";
    const half = (color: string, clip?: Rect) => {
      this.on.save();
      if (clip) {
        this.on.beginPath();
        this.on.rect(clip.x, clip.y, clip.w, clip.h);
        this.on.clip();
      }
      this.on.fillStyle = color;
      this.on.fillText(player.letter, x, y + letter * 0.36);
      this.on.restore();
    };
    if (pattern === "solid") half(this.token("surface"));
    else half(own, pattern === "split" ? { x: x - size, y: y - size, w: size, h: 2 * size } : undefined);
    if (pattern === "split") half(this.token("surface"), { x, y: y - size, w: size, h: 2 * size });
  }
}

interface Words {
  family: "book" | "text";
  weight: number;
  color: string;
  align: CanvasTextAlign;
}

/** Draws the picture on a canvas, which gets its size. */
export function drawCard(canvas: HTMLCanvasElement, facts: CardFacts): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = new Pen(canvas);
  pen.fill({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, "ink");
  pen.fill({ x: 10, y: 10, w: WIDTH - 20, h: HEIGHT - 20 }, "paper");
  logo(pen);
  headlines(pen, facts);
  chart(pen, facts);
  ranking(pen, facts);
  board(pen, facts);
}

function logo(pen: Pen): void {
  pen.on.lineWidth = 6;
  pen.on.strokeStyle = pen.token("competitor");
  pen.on.beginPath();
  pen.on.arc(85, 92, 22, 0, 2 * Math.PI);
  pen.on.stroke();
  pen.on.strokeStyle = pen.token("monopolist");
  pen.on.strokeRect(94, 71, 38, 42);
  pen.words("Duopoly", 148, 106, 40, 300, { family: "book", weight: 700 });
}

/** The headline, and a line on the game. */
function headlines(pen: Pen, { replay, players, named }: CardFacts): void {
  const winners = replay.result?.winners ?? [];
  const title = headline(winners, players, shownNames(players, named));
  pen.words(title, LEFT, 196, 56, BOARD.x - LEFT - 30, { family: "book", weight: 700 });
  const role = players.find((player) => player.name === winners[0])?.role ?? "player";
  const line = t("web-ending-card-line", {
    role,
    rivals: players.length - winners.length,
    rounds: replay.rounds.at(-1) ?? 0,
    edition: replay.board.name,
  });
  pen.lines(line, LEFT, 242, 25, BOARD.x - LEFT - 40, 2);
}

/** The chances over the game, or the wealth where nobody has worked them out. */
function chart(pen: Pen, { replay, players, odds }: CardFacts): void {
  const turn = odds?.turning_point ?? null;
  const worked = odds !== null && odds.plies.at(-1) === replay.plies.at(-1);
  const curves = worked ? curvesOf(odds, replay) : wealthCurves(replay);
  const to = scale(CHART, replay.rounds.length, worked ? 1 : mostWorth(replay));
  const top = CHART.top;
  const foot = CHART.height;
  if (turn && worked) {
    const [from, until] = [to.x(pointAt(replay.plies, turn.first)), to.x(pointAt(replay.plies, turn.last))];
    pen.fill({ x: from, y: top, w: Math.max(3, until - from), h: foot - top }, "now");
  }
  pen.on.fillStyle = pen.token("line");
  pen.on.fillRect(LEFT, foot, 500, 2);
  for (const curve of curves) line(pen, players, curve, to);
  const ends = curves.flatMap((curve) => {
    const player = players.find((one) => one.name === curve.name);
    return player && curve.values.length ? [{ player, y: to.y(curve.values.at(-1)!) }] : [];
  });
  const gap = Math.min(36, (foot - top + 30) / Math.max(1, ends.length - 1));
  const ys = apart(
    ends.map(({ y }) => y),
    gap,
    top - 15,
    foot + 15,
  );
  ends.forEach(({ player }, n) => pen.mark(player, 592, ys[n]!, Math.min(30, gap)));
  const caption =
    turn && worked
      ? t("web-ending-card-turn", { label: turn.label, before: percent(turn.before), after: percent(turn.after) })
      : t(worked ? "web-ending-chances" : "web-replay-wealth");
  pen.words(caption, LEFT, 500, 22, BOARD.x - LEFT - 30, { color: "ink-2" });
}

function line(pen: Pen, players: readonly PlayerView[], curve: Curve, to: Scale): void {
  const player = players.find((one) => one.name === curve.name);
  if (!player) return;
  pen.on.save();
  pen.on.strokeStyle = pen.own(player);
  pen.on.lineWidth = 3.5;
  pen.on.lineJoin = "round";
  pen.on.setLineDash((dashOf(player) ?? "").split(" ").filter(Boolean).map(Number));
  pen.on.beginPath();
  curve.values.forEach((value, n) => pen.on.lineTo(to.x(curve.points[n]!), to.y(value)));
  pen.on.stroke();
  pen.on.restore();
}

/** Who came where; from five players on with letters only, for want of room. */
function ranking(pen: Pen, { replay, players, named }: CardFacts): void {
  const places = placesOf(replay);
  const room = (BOARD.x - LEFT - 20) / places.length;
  const withNames = named && room > 120;
  places.forEach(({ name, place }, n) => {
    const player = players.find((one) => one.name === name);
    const x = LEFT + n * Math.min(room, withNames ? room : 110);
    const width = pen.words(String(place), x, 568, 26, 40, { family: "book", weight: 700 });
    if (player) pen.mark(player, x + width + 28, 559, 40);
    if (withNames) pen.words(name, x + width + 54, 568, 24, room - width - 62);
  });
}

/** The board as it ended: who owns what, with its buildings; in its middle the best title. */
function board(pen: Pen, { replay, players, view }: CardFacts): void {
  const best = replay.best_title;
  pen.on.save();
  pen.on.translate(BOARD.x, BOARD.y);
  pen.on.scale(BOARD.w / SIZE, BOARD.h / SIZE);
  pen.fill({ x: 0, y: 0, w: SIZE, h: SIZE }, "surface");
  for (let space = 0; space < SPACES; space++) {
    const it = replay.board.spaces[space];
    const square = box(space);
    const city = replay.board.cities.find((one) => one.number === it?.city);
    if (best?.space === space) pen.fill(square, "now");
    if (city) band(pen, city, inner(square, BAND + 8));
    const title = view.titles.find((one) => one.space === space);
    if (title) owned(pen, title, players, city ? outer(square, BAND + 8) : square);
    pen.on.lineWidth = 3;
    pen.on.strokeStyle = pen.token("ink-2");
    pen.on.strokeRect(square.x, square.y, square.w, square.h);
  }
  pen.on.lineWidth = 8;
  pen.on.strokeStyle = pen.token("ink");
  pen.on.strokeRect(0, 0, SIZE, SIZE);
  const middle = box(10).h;
  pen.fill({ x: middle, y: middle, w: SIZE - 2 * middle, h: SIZE - 2 * middle }, "paper");
  pen.on.strokeRect(middle, middle, SIZE - 2 * middle, SIZE - 2 * middle);
  pen.on.restore();
  if (!best) return;
  const x = BOARD.x + BOARD.w / 2;
  const name = replay.board.spaces[best.space]?.name ?? "";
  pen.words(t("web-ending-card-best"), x, 278, 22, 330, { color: "ink-2", align: "center" });
  pen.words(name, x, 320, 34, 330, { family: "book", weight: 700, align: "center" });
  pen.words(best.short, x, 358, 24, 330, { align: "center" });
}

/** A city's band: its color, and its texture for those who cannot tell colors apart. */
function band(pen: Pen, city: CityView, place: Rect): void {
  const ground = groundOf(city);
  pen.fill(place, ground);
  const texture = textureOf(bandOf(city), ground);
  if (!texture) return;
  const tile = new Path2D(texture.d);
  const color = pen.token(texture.dark ? "city-hatch-dark" : "city-hatch-light");
  pen.on.save();
  pen.on.beginPath();
  pen.on.rect(place.x, place.y, place.w, place.h);
  pen.on.clip();
  pen.on.strokeStyle = color;
  pen.on.fillStyle = color;
  pen.on.lineWidth = 1.4;
  for (let x = place.x; x < place.x + place.w; x += TILE)
    for (let y = place.y; y < place.y + place.h; y += TILE) {
      pen.on.save();
      pen.on.translate(x, y);
      pen.on.scale(TILE / 6, TILE / 6);
      // The lines of neighbors reach into a tile; without this they would be drawn twice.
      pen.on.beginPath();
      pen.on.rect(0, 0, 6, 6);
      pen.on.clip();
      if (texture.filled) pen.on.fill(tile);
      else pen.on.stroke(tile);
      pen.on.restore();
    }
  pen.on.restore();
}

/** A title's owner as a shape in its color, a dot for each house, a bar for a hotel. */
function owned(
  pen: Pen,
  title: PositionView["titles"][number],
  players: readonly PlayerView[],
  { x, y, w, h }: Rect,
): void {
  const owner = players.find((player) => player.name === title.owner);
  if (!owner) return;
  pen.on.save();
  pen.on.translate(x + w / 2, y + h / 2);
  pen.on.scale(2, 2);
  const shape = new Path2D(outline(owner));
  const pattern = patternOf(owner.mark);
  pen.on.strokeStyle = pen.own(owner);
  pen.on.fillStyle = pattern === "solid" ? pen.own(owner) : pen.token("surface");
  pen.on.lineWidth = 4;
  pen.on.fill(shape);
  pen.on.stroke(shape);
  pen.on.fillStyle = pen.token(pattern === "solid" ? "surface" : "ink");
  if (title.hotel) pen.on.fillRect(-6, -2.5, 12, 5);
  for (let house = 0; house < title.buildings && !title.hotel; house++)
    pen.on.fillRect(-6 + 4 * (house % 3), house < 3 ? -4 : 1, 3, 3.5);
  pen.on.restore();
}
