/** The form for a game that goes on from a record: what the record suggests, and the request for the table. */
import type { RecordView, RoomFromRecord } from "../../lib/types.ts";
import type { Plan } from "../new/plan.svelte.ts";

/** Fills the form with what the record suggests. */
export function suggest(plan: Plan, view: RecordView): void {
  plan.choices = { editions: [], bots: view.bots };
  plan.seats = view.seats.map(({ name, who, bot, role }, id) => ({
    id,
    name,
    who,
    bot: bot ?? view.bots[0]?.key ?? "",
    role: role ?? "",
  }));
  plan.dice = view.treasurer ? "treasurer" : view.dice;
  plan.cards = view.cards;
  plan.minutes = view.minutes;
}

/** The request for the table where the game goes on. */
export function request(plan: Plan, record: string, view: RecordView): RoomFromRecord {
  const wanted = plan.wanted();
  return {
    record,
    seats: wanted.seats.map(({ who, bot }) => ({ who, bot })),
    minutes: view.minutes === null ? null : plan.minutes,
    name: wanted.name,
    dice: wanted.dice,
    cards: wanted.cards,
    treasurer: wanted.treasurer,
    clock: wanted.clock,
    absence: wanted.absence,
    bot_delay: wanted.bot_delay,
    spectators: wanted.spectators,
    hints: wanted.hints,
    lang: wanted.lang,
  };
}
