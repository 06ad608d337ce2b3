/**
 * Shows moves one after the other: dice, steps, money, cards. Whoever follows hears each position when its scene has been
 * seen, and the last one when the move is over, so that the whole page shows the same moment. The game never waits: any input
 * finishes what moves, and what falls behind goes faster.
 */
import { motion } from "../lib/preferences.svelte.ts";
import { sound } from "../lib/sound.ts";
import type { LedgerLine, PositionView } from "../lib/types.ts";
import { lasting, scenesOf, type Scene } from "./scenes.ts";
import { addLine, EMPTY_RECAP, recapOf, thrown, type Recap } from "./recap.ts";

/** How long changes stay marked if animation is off, in ms. */
export const GLOW = 1500;
/** What is queued goes as fast as needed to be over after this many ms. */
export const LONGEST_QUEUE = 3500;
/** Nobody can follow scenes faster than this; what was queued before the newest move is skipped then. */
const FASTEST = 0.2;

/** Without animation: the changes of cash, and the spaces that changed. */
export interface Glow {
  cash: Record<string, number>;
  spaces: number[];
}

const DARK: Glow = { cash: {}, spaces: [] };

/** Who draws the page as of the scene that is shown. */
export interface Follower {
  /** What a scene led to can be seen: its position, and its lines of the ledger. */
  show: (view: PositionView, lines: LedgerLine[]) => void;
  /** The move is over. */
  done: () => void;
}

interface Job {
  scenes: Scene[];
  after: PositionView | null;
  follower: Follower | null;
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
  /** The position last shown to a follower: the recap is that of it. */
  #followed = $state.raw<PositionView | null>(null);
  #queue: Job[] = [];
  /** Factor on durations while more is queued than can be shown in time. */
  #hurry = 1;
  #ends = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #dark: ReturnType<typeof setTimeout> | undefined;
  #tapped = () => this.finish();
  #pressed = (event: KeyboardEvent) => this.#key(event);
  #frame = 0;
  #hidden = () => document.hidden && this.finish();

  /** Whether anything moves. */
  get moving(): boolean {
    return this.#now !== null;
  }

  /** The position to draw while `view` is the latest: during an animation, what has been shown so far. */
  shown(view: PositionView): PositionView {
    return this.#now && this.#latest === view ? this.#now : view;
  }

  /** The recap for a position: the one shown for it here, else that of its ledger. */
  recapFor(view: PositionView, lines: LedgerLine[] = []): Recap {
    return this.#latest === view || this.#followed === view ? this.recap : recapOf(lines);
  }

  /** Animates a move; `lines` are its events. Those of several moves are shown `together`, in one go. */
  perform(
    lines: LedgerLine[],
    before: PositionView | null,
    after: PositionView,
    follower: Follower | null = null,
    together = false,
  ): void {
    if (!before || !lines.length || motion() === 0 || document.hidden) {
      return this.#skip(lines, before, after, follower, together);
    }
    this.#latest = after;
    this.#queue.push({ scenes: scenesOf(lines, before, after, together), after, follower });
    if (this.#now === null) return this.#begin(before);
    this.#hurry = Math.min(1, LONGEST_QUEUE / this.#left());
    if (this.#hurry < FASTEST) this.#catchUp();
  }

  /** Calls back when all that is queued has been shown. */
  after(done: () => void): void {
    if (this.#now === null) done();
    else this.#queue.push({ scenes: [], after: null, follower: { show: () => {}, done } });
  }

  /** Ends all animations at once. */
  finish(): void {
    if (this.#now === null) return;
    this.#stop();
    const jobs = this.#queue;
    this.#queue = [];
    this.#end();
    for (const job of jobs) this.#finishJob(job);
  }

  /** Clears everything, for the next table. */
  forget(): void {
    this.finish();
    clearTimeout(this.#dark);
    this.#latest = null;
    this.#followed = null;
    this.recap = EMPTY_RECAP;
    this.glow = DARK;
  }

  #begin(from: PositionView): void {
    this.#now = from;
    this.#followed = from;
    this.#hurry = 1;
    addEventListener("pointerdown", this.#tapped, true);
    addEventListener("keydown", this.#pressed, true);
    document.addEventListener("visibilitychange", this.#hidden);
    this.#next();
  }

  #end(): void {
    this.scene = null;
    this.#now = null;
    removeEventListener("pointerdown", this.#tapped, true);
    removeEventListener("keydown", this.#pressed, true);
    document.removeEventListener("visibilitychange", this.#hidden);
  }

  /** Plays the next scene; scenes without duration are applied at once. */
  #next(): void {
    for (;;) {
      const [job] = this.#queue;
      if (!job) return this.#end();
      if (motion() === 0) return this.finish();
      const [scene] = job.scenes;
      if (!scene) {
        this.#queue.shift();
        // Before the others hear of it, as nothing moves any more.
        if (!this.#queue.length) this.#end();
        else if (job.after) this.#now = job.after;
        this.#finishJob(job);
        if (this.#now === null) return;
        continue;
      }
      if (scene.ms > 0) return this.#show(job, scene);
      job.scenes.shift();
      this.#settle(job, scene);
    }
  }

  /** What a scene led to is there, for all to see. */
  #settle(job: Job, scene: Scene): void {
    this.#now = scene.after;
    this.#addToRecap(scene.lines);
    if (scene.summary) this.recap = { ...this.recap, summary: scene.summary };
    this.#followed = scene.after;
    job.follower?.show(scene.after, scene.lines);
  }

  #finishJob(job: Job): void {
    for (const scene of job.scenes) this.#addToRecap(scene.lines);
    const summary = job.scenes.at(-1)?.summary;
    if (summary) this.recap = { ...this.recap, summary };
    if (job.after) this.#followed = job.after;
    job.follower?.done();
  }

  #show(job: Job, scene: Scene): void {
    const pace = motion() * this.#hurry;
    this.length = scene.ms * pace;
    this.scene = scene;
    this.#ends = performance.now() + this.length;
    this.#sounds(scene);
    if (scene.kind === "dice") this.recap = thrown(this.recap);
    // A card is read while it turns.
    if (scene.kind === "card") this.#addToRecap(scene.lines);
    const settle = () => {
      job.scenes.shift();
      this.#settle(job, scene);
    };
    if (scene.early >= scene.ms) settle();
    else if (scene.early) this.#later(this.length - scene.early * pace, settle);
    this.#later(this.length, () => {
      if (!scene.early) settle();
      this.#timers = [];
      this.scene = null;
      // What has settled is painted before anything moves again: a slow processor would miss the first frames.
      this.#afterPaint(() => this.#next());
    });
  }

  /** Milliseconds left at normal pace for the running and queued scenes. */
  #left(): number {
    if (this.#now === null) return 0;
    const waiting = this.#queue.reduce((sum, job) => sum + lasting(job.scenes), 0);
    // The running scene is still in its job until its end can be seen.
    const running = this.scene && this.#queue[0]?.scenes[0] === this.scene ? this.scene.ms : 0;
    return (waiting - running) * motion() + Math.max(0, this.#ends - performance.now());
  }

  /** Too much is queued: only the newest move is shown. */
  #catchUp(): void {
    const newest = this.#queue.pop()!;
    const from = this.#queue.findLast((job) => job.after)?.after ?? this.#now!;
    this.finish();
    this.#queue.push(newest);
    this.#begin(from);
  }

  #skip(
    lines: LedgerLine[],
    from: PositionView | null,
    after: PositionView,
    follower: Follower | null,
    together: boolean,
  ): void {
    this.finish();
    this.#latest = after;
    this.#followed = after;
    if (lines.length) this.#addToRecap(lines);
    else this.recap = EMPTY_RECAP;
    if (together && from) {
      this.recap = { ...this.recap, summary: scenesOf(lines, from, after, true).at(-1)?.summary ?? [] };
    }
    if (from && lines.length) this.#mark(lines, from, after);
    follower?.done();
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

  #afterPaint(what: () => void): void {
    this.#frame = requestAnimationFrame(() => this.#later(0, what));
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** A key finishes what moves and then does what it does, unless that would press what only appears now. */
  #key(event: KeyboardEvent): void {
    if (typing(event) || IGNORED.has(event.key)) return;
    this.finish();
    if (!PRESSING.has(event.key) || !blind(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // Some browsers press a button when the key comes up.
    addEventListener("keyup", (up) => up.preventDefault(), { capture: true, once: true });
  }
}

/** Keys that do nothing by themselves. */
const IGNORED = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"]);
const PRESSING = new Set([" ", "Enter"]);

/** Typing in the chat does not end animations. */
function typing(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
}

/** Whether a key there would press something that depends on the move, or nothing that has the focus. */
function blind({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true;
  if (key === "Enter" && target.closest("[role=gridcell]")) return false;
  return target.closest("[data-moving]") !== null || target.closest("button, a[href], summary, [role=button]") === null;
}

/** There is one board on screen; all its parts follow this. */
export const stage = new Choreography();

export function perform(lines: LedgerLine[], before: PositionView | null, after: PositionView): void {
  stage.perform(lines, before, after);
}

export function finish(): void {
  stage.finish();
}
