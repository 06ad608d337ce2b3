import { tick } from "svelte";

import { announcer } from "../lib/announcer.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import { STEPS, stepped } from "./bids.ts";
import type { Command } from "./keys.ts";
import type { Mode, Play } from "./play.svelte.ts";

/** The first tab stop inside. */
const STOPS = "button:not([tabindex='-1']), a[href], input, select, [tabindex='0']";

function focusIn(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  const stop = place?.querySelector<HTMLElement>(STOPS) ?? place;
  stop?.focus();
}

const press = (selector: string): void => document.querySelector<HTMLElement>(`#actions ${selector}`)?.click();

/** On an upright screen only one of the two is shown. */
async function show(play: Play, beside: Play["beside"], selector: string): Promise<void> {
  play.beside = beside;
  await tick();
  focusIn(selector);
}

function bid(play: Play, step: number): void {
  const { least_bid: least, most_bid: most } = play.moves ?? {};
  if (least == null || most == null || !play.acts) return;
  play.bid = stepped(play.bid, play.link.view?.auction?.bid ?? 0, step, least, most);
  announcer.say(String(play.bid));
}

async function undo(play: Play): Promise<void> {
  if (!play.link.room?.may_undo) return announcer.say(t("web-play-nothing-to-undo"));
  await play.pending.run("undo", () => play.link.undo());
}

function back(play: Play): void {
  if (play.mode) play.choose(null);
  else play.picked = null;
}

/** Runs a command. A verb presses its button, so that a disabled one gives its reason. */
export function obey(command: Command, play: Play, onphone: boolean): void {
  const verb = (name: Mode | "trade") => (play.mode === name ? play.choose(null) : verbButton(play, name));
  const deeds: Record<Command, () => void> = {
    primary: () => press("[data-primary]"),
    build: () => verb("build"),
    sell: () => verb("sell"),
    mortgage: () => verb("mortgage"),
    trade: () => verb("trade"),
    ledger: () => (onphone ? (play.sheet = "ledger") : void show(play, "story", "#ledger")),
    players: () => void show(play, "people", "#players"),
    board: () => focusIn("#board"),
    card: () => (play.card = play.player(play.seat)?.space ?? null),
    undo: () => void undo(play),
    keys: () => {},
    more: () => bid(play, STEPS[0]),
    less: () => bid(play, -STEPS[0]),
    back: () => back(play),
  };
  deeds[command]();
}

/** The buttons are hidden while one of their modes is open. */
function verbButton(play: Play, name: Mode | "trade"): void {
  if (!play.mode) return press(`[data-verb="${name}"]`);
  if (name === "trade" ? play.moves?.partners.length : play.managed(name as Mode).length) {
    play.choose(null);
    if (name === "trade") play.trade();
    else play.choose(name);
  }
}
