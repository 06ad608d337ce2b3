/**
 * Shows a move after it was made: dice, steps, money, cards, one after the other. The game never waits for it, any input
 * finishes what runs, and what falls behind is left out.
 */
import { motion } from "../lib/preferences.svelte.ts";
import { sound } from "../lib/sound.ts";
import type { LedgerLine, PositionView } from "../lib/types.ts";
import { lasting, scenesOf, type Scene } from "./scenes.ts";
import { addLine, EMPTY_RECAP, recapOf, type Recap } from "./recap.ts";

/** How long changes stay marked if animation is off, in ms. */
export const GLOW = 1500;
/** If more than this is queued, in ms, only the latest move is animated. */
const MOST_BEHIND = 2000;
/** Factor on durations while more scenes are queued. */
const HURRY = 0.6;

/** Without animation: the changes of cash, and the spaces that changed. */
export interface Glow {
  cash: Record<string, number>;
  spaces: number[];
}

const DARK: Glow = { cash: {}, spaces: [] };

interface Job {
  scenes: Scene[];
  after: PositionView;
}

export class Choreography {
  /** What is being shown now. */
  scene = $state.raw<Scene | null>(null);
  /** The duration of the scene at the current speed, in ms. */
  length = $state(0);
  recap = $state.raw<Recap>(EMPTY_RECAP);
  glow = $state.raw<Glow>(DARK);

  #now = $state.raw<PositionView | null>(null);
  #latest = $state.raw<PositionView | null>(null);
  #queue: Job[] = [];
  #ends = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #dark: ReturnType<typeof setTimeout> | undefined;
  #input = (event: Event) => {
    if (event.type === "pointerdown" || !typing(event)) this.finish();
  };

  /** The position to draw while `view` is the latest: during an animation, what has been shown so far. */
  shown(view: PositionView): PositionView {
    return this.#now && this.#latest === view ? this.#now : view;
  }

  /** The recap for a position: the one shown for it here, else that of its ledger. */
  recapFor(view: PositionView, lines: LedgerLine[] = []): Recap {
    return this.#latest === view ? this.recap : recapOf(lines);
  }

  /** Animates a move; `lines` are its events. */
  perform(lines: LedgerLine[], before: PositionView | null, after: PositionView): void {
    const behind = this.#left() > MOST_BEHIND;
    if (behind) this.finish();
    this.#latest = after;
    if (!before || !lines.length || motion() === 0 || document.hidden) return this.#skip(lines, before, after);
    this.#queue.push({ scenes: scenesOf(lines, before, after), after });
    if (this.#now === null) this.#begin(before);
  }

  /** Ends all animations at once. */
  finish(): void {
    if (this.#now === null) return;
    this.#stop();
    for (const { scenes } of this.#queue) for (const scene of scenes) this.#addToRecap(scene.lines);
    this.#queue = [];
    this.scene = null;
    this.#now = null;
    removeEventListener("pointerdown", this.#input, true);
    removeEventListener("keydown", this.#input, true);
  }

  /** Clears everything, for the next table. */
  forget(): void {
    this.finish();
    clearTimeout(this.#dark);
    this.#latest = null;
    this.recap = EMPTY_RECAP;
    this.glow = DARK;
  }

  #begin(from: PositionView): void {
    this.#now = from;
    addEventListener("pointerdown", this.#input, true);
    addEventListener("keydown", this.#input, true);
    this.#next();
  }

  /** Plays the next scene; scenes without duration are applied at once. */
  #next(): void {
    for (;;) {
      const [job] = this.#queue;
      if (!job) return this.finish();
      const scene = job.scenes.shift();
      if (!scene) {
        this.#now = job.after;
        this.#queue.shift();
        continue;
      }
      this.#addToRecap(scene.lines);
      if (scene.ms > 0) return this.#show(scene);
      this.#now = scene.after;
    }
  }

  #show(scene: Scene): void {
    const pace = motion() * (this.#queue.length > 1 ? HURRY : 1);
    this.length = scene.ms * pace;
    this.scene = scene;
    this.#ends = performance.now() + this.length;
    this.#sounds(scene);
    const settle = () => (this.#now = scene.after);
    if (scene.early) this.#later(this.length - scene.early * pace, settle);
    this.#later(this.length, () => {
      settle();
      this.#timers = [];
      this.scene = null;
      this.#next();
    });
  }

  /** Milliseconds left for the running and queued scenes. */
  #left(): number {
    if (this.#now === null) return 0;
    const waiting = this.#queue.reduce((sum, job) => sum + lasting(job.scenes), 0);
    return waiting * motion() + Math.max(0, this.#ends - performance.now());
  }

  #skip(lines: LedgerLine[], from: PositionView | null, after: PositionView): void {
    this.finish();
    this.#latest = after;
    if (lines.length) this.#addToRecap(lines);
    else this.recap = EMPTY_RECAP;
    if (from && lines.length) this.#mark(lines, from, after);
  }

  /** Marks changes for a while if animation is off. */
  #mark(lines: LedgerLine[], from: PositionView, after: PositionView): void {
    const cash: Record<string, number> = {};
    for (const player of after.players) {
      const change = player.cash - (from.players.find((one) => one.name === player.name)?.cash ?? player.cash);
      if (change) cash[player.name] = change;
    }
    const spaces = lines.filter((line) => line.space != null && line.amount != null).map((line) => line.space!);
    this.glow = { cash, spaces };
    clearTimeout(this.#dark);
    this.#dark = setTimeout(() => (this.glow = DARK), GLOW);
  }

  #addToRecap(lines: LedgerLine[]): void {
    this.recap = lines.reduce(addLine, this.recap);
  }

  #sounds(scene: Scene): void {
    if (scene.kind === "dice") sound("dice");
    if (scene.kind === "money") sound("pay");
    if (scene.kind === "house") sound("house");
    if (scene.kind === "bankrupt") sound("bankrupt");
    if (scene.kind !== "walk" || scene.straight) return;
    const step = this.length / scene.path.length;
    scene.path.forEach((_, n) => this.#later(step * (n + 1), () => sound("step")));
  }

  #later(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, ms));
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

/** Typing in the chat does not end animations. */
function typing(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
}

/** There is one board on screen; all its parts follow this. */
export const stage = new Choreography();

export function perform(lines: LedgerLine[], before: PositionView | null, after: PositionView): void {
  stage.perform(lines, before, after);
}

export function finish(): void {
  stage.finish();
}
