/** The scenes that animate a move, derived from its ledger lines. */
import type { LedgerLine, PlayerView, TitleView, PositionView } from "../lib/types.ts";
import { path } from "./geometry.ts";

/** Money on its way; a name or "bank". */
export interface Flow {
  from: string;
  to: string;
  amount: number;
}

type What =
  | { kind: "dice"; dice: number[] }
  | { kind: "walk"; player: string; from: number; path: number[]; straight: boolean; bonus: number }
  | { kind: "money"; flows: Flow[]; space: number | null; doubled: boolean }
  | { kind: "card"; text: string; deck: string }
  | { kind: "house" | "mortgage" | "owner"; space: number }
  | { kind: "monopoly"; city: number; owner: string }
  | { kind: "bankrupt"; player: string }
  /** Several tokens walk at the same time. */
  | { kind: "round"; walks: Walk[] }
  | { kind: "still" };

/** The way of a token, space by space. */
export interface Walk {
  player: string;
  from: number;
  path: number[];
  straight: boolean;
}

/** A scene: its duration, its ledger lines, and the position after it. */
export type Scene = What & {
  ms: number;
  /** How long before its end the new position is shown. */
  early: number;
  lines: LedgerLine[];
  after: PositionView;
  /** What several moves came to, if they are shown in one go. */
  summary?: LedgerLine[];
};

const DICE = 700;
const STEP = 120;
const LONGEST_WALK = 1400;
const STRAIGHT = 500;
const MONEY = 750;
/** Between one payment of a scene and the next. */
export const APART = 120;
/** A rent is shown before it doubles. */
export const DOUBLING = 300;
/** Sums count up or down at the end of a payment. */
export const COUNTING = 250;
const CARD = 400;
const TITLE = 180;
const MONOPOLY = 500;
const BANKRUPT = 600;
const ROUND = 1200;
/** More lines are no summary. */
const MOST_SUMMED = 6;

const FACES = ["", "1", "2", "3", "bus", "mr-m"];
/** What a line does to a title, if it names one. */
const TITLE_SCENES: Record<string, "house" | "mortgage" | "owner"> = {
  building: "house",
  selling: "house",
  placed: "house",
  mortgage: "mortgage",
  lifting: "mortgage",
  "kept-mortgaged": "mortgage",
  purchase: "owner",
  dealt: "owner",
  auction: "owner",
  "passed-on": "owner",
  inherited: "owner",
  "to-bank": "owner",
};

/** The scenes of a move, from the position before it to the one after; of several moves `together`, one or two. */
export function scenesOf(lines: LedgerLine[], before: PositionView, after: PositionView, together = false): Scene[] {
  const scenes = new Play(before, after).all(lines);
  return together ? roundOf(scenes, lines, before, after) : scenes;
}

/** All tokens walk at once, then all money moves at once. */
function roundOf(scenes: Scene[], lines: LedgerLine[], before: PositionView, after: PositionView): Scene[] {
  const walks = new Map<string, Walk>();
  const flows = new Map<string, Flow>();
  for (const scene of scenes) {
    if (scene.kind === "walk") {
      const way = walks.get(scene.player) ?? { player: scene.player, from: scene.from, path: [], straight: false };
      walks.set(scene.player, { ...way, path: [...way.path, ...scene.path], straight: way.straight || scene.straight });
    } else if (scene.kind === "money") {
      for (const flow of scene.flows) {
        const way = `${flow.from} ${flow.to}`;
        flows.set(way, { ...flow, amount: flow.amount + (flows.get(way)?.amount ?? 0) });
      }
    }
  }
  const rest = { lines, after, summary: summaryOf(lines) };
  const walked = { ...before, players: standingOf(before, after) };
  const round: Scene[] = [];
  if (walks.size) {
    round.push({ kind: "round", walks: [...walks.values()], ms: ROUND, early: 0, lines: [], after: walked });
  }
  if (flows.size) {
    const paid = [...flows.values()];
    const ms = MONEY + APART * (paid.length - 1);
    round.push({ kind: "money", flows: paid, space: null, doubled: false, ms, early: COUNTING, lines: [], after });
  }
  const last = round.at(-1);
  if (last) Object.assign(last, rest);
  else round.push({ kind: "still", ms: 0, early: 0, ...rest });
  return round;
}

/** The players where they end up, with what they had. */
function standingOf(before: PositionView, after: PositionView): PlayerView[] {
  return before.players.map((player) => {
    const then = after.players.find((one) => one.name === player.name) ?? player;
    return { ...player, space: then.space, held: then.held };
  });
}

/** What several moves came to: where money or titles changed hands, at most a few lines, the largest sums first. */
export function summaryOf(lines: LedgerLine[]): LedgerLine[] {
  const weighty = lines.filter(({ kind, amount }) => kind === "bankrupt" || kind in TITLE_SCENES || amount != null);
  const worth = ({ kind, amount }: LedgerLine) => (kind === "bankrupt" ? Infinity : (amount ?? 0));
  const first = new Set([...weighty].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_SUMMED));
  return weighty.filter((line) => first.has(line));
}

/** How a player's token moves in a scene; null if it stays. */
export function wayOf(scene: Scene | null, name: string): Walk | null {
  if (scene?.kind === "walk") return scene.player === name ? scene : null;
  return (scene?.kind === "round" && scene.walks.find((walk) => walk.player === name)) || null;
}

/** The duration of all scenes at normal speed, in ms. */
export function lasting(scenes: Scene[]): number {
  return scenes.reduce((sum, scene) => sum + scene.ms, 0);
}

class Play {
  #view: PositionView;
  #end: PositionView;
  #scenes: Scene[] = [];
  /** The pay for Start of a player about to pass it. */
  #bonus: LedgerLine | null = null;

  constructor(before: PositionView, after: PositionView) {
    // Whatever no scene changes stays as it was until the end: what is asked next, for instance.
    this.#view = before;
    this.#end = after;
  }

  all(lines: LedgerLine[]): Scene[] {
    lines.forEach((line, n) => this.#line(line, lines[n + 1]));
    this.#monopolies();
    return this.#scenes;
  }

  #line(line: LedgerLine, next: LedgerLine | undefined): void {
    if (line.kind === "start" && next?.kind === "move" && next.player === line.payee) this.#bonus = line;
    else if (line.kind === "dice" || line.kind === "count") this.#dice(line, [...line.numbers]);
    else if (line.kind === "die") this.#dice(line, [line.numbers[0]]);
    else if (line.kind === "speed") this.#speed(line);
    else if (line.kind === "move" || line.kind === "sent") this.#walk(line);
    else if (line.kind === "drawn") this.#card(line);
    else if (line.kind === "bankrupt") this.#bankrupt(line);
    else if (line.amount != null && line.payer && line.payee) this.#money(line, line.payer, line.payee);
    else this.#quiet(line);
  }

  #add(what: What, ms: number, lines: LedgerLine[], change: Partial<PositionView>, early = 0): void {
    this.#view = { ...this.#view, ...change };
    this.#scenes.push({ ...what, ms, early, lines, after: this.#view });
  }

  #dice(line: LedgerLine, dice: number[]): void {
    this.#add({ kind: "dice", dice }, DICE, [line], { dice });
  }

  #speed(line: LedgerLine): void {
    this.#add({ kind: "dice", dice: this.#view.dice }, DICE / 2, [line], { speed: FACES[line.numbers[0]] ?? "" });
  }

  #walk(line: LedgerLine): void {
    const player = this.#view.players.find((one) => one.name === line.player);
    const to = line.space;
    if (!player || to === null) return this.#quiet(line);
    const bonus = this.#bonus?.payee === player.name ? (this.#bonus.amount ?? 0) : 0;
    const walked = this.#bonus ? [this.#bonus, line] : [line];
    this.#bonus = null;
    const straight = line.kind === "sent";
    const way = straight || to === player.space ? [to] : wayTo(player.space, to, bonus > 0, this.#drew());
    const ms = straight ? STRAIGHT : Math.min(STEP * way.length, LONGEST_WALK);
    const held = straight ? (this.#end.players.find((one) => one.name === player.name)?.held ?? 1) : player.held;
    const players = this.#changed(player.name, (one) => ({ ...one, space: to, held, cash: one.cash + bonus }));
    this.#add({ kind: "walk", player: player.name, from: player.space, path: way, straight, bonus }, ms, walked, {
      players,
    });
  }

  /** Whether a card moves the token, maybe backwards. */
  #drew(): boolean {
    return this.#scenes.some((scene) => scene.kind === "card");
  }

  #card(line: LedgerLine): void {
    const deck = this.#end.decks[line.numbers[0]]?.key ?? "";
    this.#add({ kind: "card", text: line.card, deck }, CARD, [line], { card: line.card, decks: this.#end.decks });
  }

  #bankrupt(line: LedgerLine): void {
    const players = this.#changed(line.player, (one) => ({ ...one, bankrupt: true }));
    this.#add({ kind: "bankrupt", player: line.player ?? "" }, BANKRUPT, [line], { players });
  }

  #money(line: LedgerLine, from: string, to: string): void {
    const amount = line.amount ?? 0;
    const pay = (one: PlayerView): PlayerView => {
      const change = (one.name === to ? amount : 0) - (one.name === from ? amount : 0);
      return change ? { ...one, cash: one.cash + change } : one;
    };
    const players = this.#view.players.map(pay);
    const last = this.#scenes.at(-1);
    if (last?.kind === "money" && last.lines.at(-1)?.kind === line.kind) {
      // Several payees of one payment are paid at the same time.
      this.#view = { ...this.#view, players };
      last.flows.push({ from, to, amount });
      last.lines.push(line);
      last.ms += APART;
      last.after = this.#view;
    } else {
      const doubled = line.kind === "rent" && line.topic === "monopoly";
      const flows = [{ from, to, amount }];
      const ms = MONEY + (doubled ? DOUBLING : 0);
      this.#add({ kind: "money", flows, space: line.space, doubled }, ms, [line], { players }, COUNTING);
    }
    this.#title(line, []);
  }

  /** A line without movement; at most a title changes. */
  #quiet(line: LedgerLine): void {
    if (line.kind === "turn") {
      this.#add({ kind: "still" }, 0, [line], { turn: line.player ?? this.#end.turn, round: line.numbers[0] });
    } else if (line.kind === "free") {
      const players = this.#changed(line.player, (one) => ({ ...one, held: 0 }));
      this.#add({ kind: "still" }, 0, [line], { players });
    } else if (!this.#title(line, [line])) this.#add({ kind: "still" }, 0, [line], {});
  }

  /** Updates the title a line is about; returns whether there is one. `lines` are those not told yet. */
  #title(line: LedgerLine, lines: LedgerLine[]): boolean {
    const kind = TITLE_SCENES[line.kind];
    const space = line.space;
    if (!kind || space === null) return false;
    const is = (title: TitleView) => title.space === space;
    const row = this.#end.titles.find(is);
    const titles = [...this.#view.titles.filter((title) => !is(title)), ...(row ? [row] : [])];
    // It arrives while it can be seen.
    this.#add({ kind, space }, TITLE, lines, { titles }, TITLE);
    return true;
  }

  /** Adds a scene for each new monopoly. */
  #monopolies(): void {
    if (!this.#scenes.length) return;
    const key = ({ city, owner, broken }: PositionView["brackets"][number]) => `${city} ${owner} ${broken}`;
    const had = new Set(this.#view.brackets.map(key));
    for (const bracket of this.#end.brackets) {
      if (bracket.broken || had.has(key(bracket))) continue;
      const brackets = [...this.#view.brackets.filter((one) => one.city !== bracket.city), bracket];
      this.#add({ kind: "monopoly", city: bracket.city, owner: bracket.owner }, MONOPOLY, [], { brackets }, MONOPOLY);
    }
  }

  #changed(name: string | null, change: (player: PlayerView) => PlayerView): PlayerView[] {
    return this.#view.players.map((one) => (one.name === name ? change(one) : one));
  }
}

/** Forward, except for cards that send a token straight there or a few spaces back. */
function wayTo(from: number, to: number, bonus: boolean, drew: boolean): number[] {
  const back = path(from, to, true);
  const short = back.length <= 3;
  return drew && !bonus && (short || to < from) ? back : path(from, to);
}
