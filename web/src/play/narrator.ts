import { actorOf } from "../lib/actor.ts";
import { announcer } from "../lib/announcer.svelte.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import { sound } from "../lib/sound.ts";
import type { Moved, PositionView } from "../lib/types.ts";
import { t } from "../lib/words.svelte.ts";
import { alarm, holds, Round, spoken, type Alarm } from "./alarms.ts";
import type { Play } from "./play.svelte.ts";

/** More lines than this are summed up. */
const MANY = 6;

/** Reads the ledger and the chat out as they grow. Moves of fast bots are summed up until a person has to decide. */
export class Narrator {
  #play: Play;
  #round = new Round();
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
    this.#round.add(moved.lines);
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
    const text = this.#round.length > MANY ? this.#round.summary(mine, more) : spoken(this.#round.all());
    if (text) announcer.say(text);
  }
}

const more = (number: number): string => t("web-play-more-lines", { number });
