/** A rematch: the same people once more, with the camps swapped or kept. Who presses first sets it up, the others join it. */
import { api } from "../lib/api.ts";
import { errorMessage } from "../lib/errors.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import { go } from "../lib/router.svelte.ts";
import { shell } from "../lib/shell.svelte.ts";
import type { RoomView } from "../lib/types.ts";
import { t } from "../lib/words.svelte.ts";

type Sitting = Pick<RoomView, "room" | "seats" | "rematch" | "treasurer">;

export class Rematch {
  swap = $state(true);
  busy = $state(false);
  #room: () => Sitting;

  constructor(room: () => Sitting) {
    this.#room = room;
  }

  /** Whether this browser may ask for one: it has a seat. */
  get possible(): boolean {
    return this.#room().seats.some((seat) => seat.mine);
  }

  /** Whether there are camps to swap. */
  get camps(): boolean {
    const [first, ...others] = this.#room().seats.map((seat) => seat.role ?? "");
    return others.some((role) => role !== first);
  }

  /** Others who have asked for it already. */
  get ready(): string[] {
    const mine = this.#room().seats.flatMap((seat) => (seat.mine ? [seat.name] : []));
    return (this.#room().rematch?.ready ?? []).filter((name) => !mine.includes(name));
  }

  /** The people who are waited for. */
  get awaited(): string[] {
    const { seats, rematch, treasurer } = this.#room();
    if (treasurer) return [];
    return seats
      .filter(({ who, mine, name }) => who === "person" && !mine && !rematch?.ready.includes(name))
      .map(({ name }) => name);
  }

  /** The label of the button. */
  get label(): string {
    return t(this.ready.length ? "web-ending-join" : "web-ending-rematch");
  }

  /** What the rematch will be like. */
  get line(): string {
    if (this.ready.length) return t("web-ending-ready", { players: listed(this.ready), number: this.ready.length });
    const what = !this.camps ? "order" : this.swap ? "swap" : "keep";
    const waits = this.awaited.length ? t("web-ending-waits", { players: listed(this.awaited) }) : "";
    return [t("web-ending-same", { what }), waits].filter(Boolean).join(" · ");
  }

  async begin(): Promise<void> {
    if (this.busy || !this.possible) return;
    this.busy = true;
    try {
      const { room } = await api.rematch(this.#room().room, { swap: this.swap, lang: preferences.lang });
      go(`/t/${room}`);
    } catch (thrown) {
      shell.note(errorMessage(thrown));
    } finally {
      this.busy = false;
    }
  }
}

/** Names as a list in the reader's language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(preferences.lang, { type: "conjunction" }).format(names);
}
