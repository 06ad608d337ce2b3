import { actorOf } from "../lib/actor.ts";
import { announcer } from "../lib/announcer.svelte.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import { sound } from "../lib/sound.ts";
import type { LedgerLine, Moved, PositionView } from "../lib/types.ts";
import { t } from "../lib/words.svelte.ts";
import { alarm, holds, type Alarm } from "./alarms.ts";
import { touches } from "./ledger.ts";
import type { Play } from "./play.svelte.ts";

/** More lines than this are summed up. */
const MANY = 6;

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Lines as one text to read out. */
export const spoken = (lines: LedgerLine[]): string => lines.map((line) => ended(line.text)).join(" ");

/** The lines that have not been read out: what fast bots do is summed up when a person has to decide again. */
export class Unread {
  #lines: LedgerLine[] = [];

  get length(): number {
    return this.#lines.length;
  }

  add(lines: LedgerLine[]): void {
    this.#lines.push(...lines);
  }

  /** Returns everything and starts over. */
  all(): LedgerLine[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }

  /** Returns the lines about me and the number of others, and starts over. */
  summary(mine: string[], more: (n: number) => string): string {
    const lines = this.all();
    const own = lines.filter((line) => touches(line, mine));
    const rest = lines.length - own.length;
    return [spoken(own), rest ? more(rest) : ""].filter(Boolean).join(" ");
  }
}

/** Reads the ledger and the chat out as they grow. Moves of fast bots are summed up until a person has to decide. */
export class Narrator {
  #play: Play;
  #unread = new Unread();
  #called: Alarm | null = null;
  /** When the last chat message that was there came. */
  #chatAt: number;

  constructor(play: Play) {
    this.#play = play;
    this.#chatAt = play.link.chat.at(-1)?.at ?? 0;
  }

  /** Reads out what others have written since. */
  readChat(): void {
    const { chat } = this.#play.link;
    for (const { at, by, text } of chat)
      if (at > this.#chatAt && !this.#play.mine.includes(by))
        announcer.say(t("web-shell-of-whom", { names: by, said: text }));
    this.#chatAt = chat.at(-1)?.at ?? this.#chatAt;
  }

  moved(moved: Moved, before: PositionView | null): void {
    const mine = this.#play.mine;
    const asked = alarm(before, moved.view, this.#play.awake);
    this.#unread.add(moved.lines);
    if (!this.#hurries(moved) || asked || moved.view.result) this.#read(mine);
    if (asked) {
      announcer.alert(t(`web-play-call-${asked.kind}`, { player: asked.seat, by: asked.by }));
      sound("turn");
      this.#called = asked;
    } else if (this.#called && !holds(this.#called, moved.view)) {
      announcer.clearAlert();
      this.#called = null;
    }
  }

  /** Whether bots act faster than one can listen. */
  #hurries(moved: Moved): boolean {
    if (preferences.speed === "normal") return false;
    const actor = actorOf(moved.view);
    return moved.room.seats.some((seat) => seat.name === actor && seat.who === "bot");
  }

  #read(mine: string[]): void {
    const text = this.#unread.length > MANY ? this.#unread.summary(mine, more) : spoken(this.#unread.all());
    if (text) announcer.say(text);
  }
}

const more = (number: number): string => t("web-play-more-lines", { number });
