/** The form for a new table: the choices, and what follows from the edition. */
import type { RulebookSource } from "../../lib/rulebook.svelte.ts";
import { sum } from "../../lib/money.ts";
import { preferences } from "../../lib/preferences.svelte.ts";
import type {
  BotOption,
  RoomOptions,
  EditionOption,
  IdleRule,
  NewRoom,
  Problem,
  RuleField,
  IdleRulesRequest,
  SeatConfig,
} from "../../lib/types.ts";
import { EVEN_RULE, evenCash } from "./measured.ts";

export type Value = RuleField["value"];
export type Dice = "program" | "hand" | "treasurer";

export interface Seat {
  id: number;
  name: string;
  who: SeatConfig["who"];
  bot: string;
  role: string;
}

const NAMES = ["Ann", "Bob", "Cem", "Dee", "Eve", "Finn", "Gil", "Hana", "Ida"];
const USUAL_SEATS = 4;
const USUAL_BOT = "steady";
export const USUAL_MINUTES = 90;
const USUAL_ABSENCE = 600;
/** Every seat has a default name, mine included. */
const ME = NAMES[0]!;

export class Plan {
  choices = $state.raw<RoomOptions>({ editions: [], bots: [] });
  key = $state("");
  seats = $state<Seat[]>([]);
  /** Whether roles are agreed now; otherwise the dice decide who chooses first. */
  agreed = $state(true);
  /** Who begins if roles are agreed: the first seat, or the highest throw. */
  order = $state<NewRoom["order"]>("given");
  aim = $state<NewRoom["aim"]>("last");
  minutes = $state<number | null>(USUAL_MINUTES);
  /** The house rules that were set one by one. */
  rules = $state<Record<string, Value>>({});
  /** Whether even chances are wanted; they are on where they were measured. */
  evenWanted = $state(false);
  dice = $state<Dice>("program");
  cards = $state<NewRoom["cards"]>("program");
  botDelay = $state<NewRoom["bot_delay"]>("normal");
  clock = $state<number | null>(null);
  /** Seconds that somebody may be away before the others need not wait any longer. */
  absence = $state<number | null>(USUAL_ABSENCE);
  spectators = $state(true);
  /** Whether hints are on; null until somebody chooses. */
  hintsChosen = $state<boolean | null>(null);
  name = $state("");
  /** The server's remarks on house rules that have no effect together with the others. */
  idle = $state.raw<Record<string, string>>({});
  /** Why the server refused the table. */
  problem = $state.raw<Problem | null>(null);

  #next = 0;

  edition: EditionOption | null = $derived(
    this.choices.editions.find((one) => one.key === this.key) ?? this.choices.editions[0] ?? null,
  );
  camps = $derived((this.edition?.roles.length ?? 0) > 1);
  most = $derived(this.edition?.players[1] ?? USUAL_SEATS);
  fewest = $derived(this.edition?.players[0] ?? 2);
  /** What competitors start with for even chances; null where that was not measured. */
  even = $derived(evenCash(this));
  evenOn = $derived(this.evenWanted && this.even !== null);
  houseRules: Record<string, Value> = $derived(
    this.evenOn ? { ...this.rules, [EVEN_RULE]: this.even! } : { ...this.rules },
  );
  changed: RuleField[] = $derived(this.edition?.rules.filter((rule) => rule.name in this.houseRules) ?? []);
  /** By default hints are on for a single player against bots. */
  hints = $derived(this.hintsChosen ?? this.seats.filter((seat) => seat.who !== "bot").length === 1);
  links = $derived(this.seats.filter((seat) => seat.who === "link").length);

  /** Loads the server's choices in the reader's language; selections stay, with another language, too. */
  offer(choices: RoomOptions): void {
    this.choices = choices;
    this.key ||= choices.editions[0]?.key ?? "";
    if (this.seats.length === 0) while (this.seats.length < USUAL_SEATS) this.add();
  }

  choose(key: string): void {
    this.key = key;
    this.rules = {};
    this.problem = null;
    if (!this.edition?.aims.includes(this.aim)) this.aim = "last";
    this.seats.splice(this.most);
    for (const seat of this.seats) {
      if (!this.camps) seat.role = "";
      else if (!seat.role) seat.role = this.#fewer(this.seats);
    }
  }

  add(): void {
    const me = this.seats.length === 0;
    this.seats.push({
      id: this.#next++,
      name: me ? preferences.name || ME : this.#free(),
      who: me ? "me" : this.dice === "treasurer" ? "here" : "bot",
      bot: USUAL_BOT,
      role: this.camps ? this.#fewer(this.seats) : "",
    });
  }

  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
    this.problem = null;
  }

  /** Assigns a seat; I have at most one. */
  seat(id: number, who: Seat["who"], bot = ""): void {
    for (const seat of this.seats) {
      if (seat.id === id) {
        Object.assign(seat, { who, bot: bot || seat.bot });
        if (who !== "bot" && this.#isCharacter(seat.name)) seat.name = this.#free();
      } else if (who === "me" && seat.who === "me") seat.who = "here";
    }
  }

  /** Keeps the bots' seats for friends. */
  invite(): void {
    if (this.links > 0) return;
    for (const seat of this.seats) if (seat.who === "bot") seat.who = "link";
  }

  /** Seats a bot. A character comes under its own name, unless somebody has typed another. */
  seatBot(id: number, bot: BotOption): void {
    this.seat(id, "bot", bot.key);
    const seat = this.seats.find((one) => one.id === id);
    if (!seat || !(NAMES.includes(seat.name) || this.#isCharacter(seat.name))) return;
    seat.name = "";
    seat.name = bot.character ? this.#unused(bot.name) : this.#free();
  }

  throwBy(dice: Dice): void {
    this.dice = dice;
    this.problem = null;
    if (dice === "program") this.cards = "program";
    // At a real board there are no bots and no remote players.
    if (dice === "treasurer") for (const seat of this.seats) if (seat.who !== "me") seat.who = "here";
  }

  value(rule: RuleField): Value {
    return this.houseRules[rule.name] ?? rule.value;
  }

  /** Sets a house rule; the printed value clears it. */
  set(rule: RuleField, value: Value): void {
    this.problem = null;
    if (rule.name === EVEN_RULE) this.evenWanted = false;
    if (value === rule.value) delete this.rules[rule.name];
    else this.rules[rule.name] = value;
  }

  /** Takes all house rules back. */
  asPrinted(): void {
    this.rules = {};
    this.evenWanted = false;
    this.problem = null;
  }

  /** The rulebook for the current choices; for a rule that is off, as if it were on. */
  book(rule?: RuleField): RulebookSource {
    const rules = { ...this.houseRules };
    if (rule?.value === false) rules[rule.name] = true;
    return { edition: this.key, aim: rule ? "" : this.aim, rules };
  }

  /** Asks which house rules have no effect; outdated answers are ignored. */
  async judge(ask: (rules: IdleRulesRequest) => Promise<IdleRule[]>): Promise<void> {
    const asked = this.#asked();
    if (Object.keys(asked.rules).length === 0) {
      this.idle = {};
      return;
    }
    const said = await ask(asked);
    if (JSON.stringify(asked) === JSON.stringify(this.#asked()))
      this.idle = Object.fromEntries(said.map(({ rule, text }) => [rule, text]));
  }

  #asked(): Required<IdleRulesRequest> {
    return { edition: this.key, aim: this.aim, rules: { ...this.houseRules }, lang: preferences.lang };
  }

  /** The request for the new table. */
  wanted(): NewRoom {
    return {
      edition: this.key,
      seats: this.seats.map((seat) => ({
        name: seat.name.trim(),
        who: seat.who,
        bot: seat.who === "bot" ? seat.bot : null,
        role: this.camps && this.agreed ? seat.role : null,
      })),
      name: this.name.trim(),
      aim: this.aim,
      order: this.camps && this.agreed ? this.order : "given",
      minutes: this.aim === "timed" ? this.minutes : null,
      rules: { ...this.houseRules },
      dice: this.dice === "program" ? "program" : "hand",
      cards: this.cards,
      treasurer: this.dice === "treasurer",
      clock: this.clock,
      absence: this.absence,
      bot_delay: this.botDelay,
      spectators: this.spectators,
      hints: this.hints && this.dice !== "treasurer",
      lang: preferences.lang,
    };
  }

  /** An amount with the edition's currency signs. */
  sum(amount: number): string {
    const { money_before: before = "", money_after: after = "" } = this.edition ?? {};
    return sum(amount, preferences.lang, { before, after });
  }

  /** The name I play under, suggested next time. */
  get mine(): string {
    return this.seats.find((seat) => seat.who === "me")?.name.trim() ?? "";
  }

  #isCharacter(name: string): boolean {
    return this.choices.bots.some((bot) => bot.character && name.replace(/ \d$/, "") === bot.name);
  }

  /** The name, with a number if somebody has it already. */
  #unused(name: string): string {
    const used = this.seats.map((seat) => seat.name.toLowerCase());
    let free = name;
    for (let n = 2; used.includes(free.toLowerCase()); n++) free = `${name} ${n}`;
    return free;
  }

  #free(): string {
    const used = this.seats.map((seat) => seat.name.toLowerCase());
    return NAMES.find((name) => !used.includes(name.toLowerCase())) ?? `P${this.seats.length + 1}`;
  }

  /** The less common role, so that a new seat balances the camps. */
  #fewer(seats: Seat[]): string {
    // The monopolists' side is the easier one, so the first seat, which is mine, is theirs.
    const roles = this.edition?.roles.toReversed() ?? [];
    const count = (role: string) => seats.filter((seat) => seat.role === role).length;
    return roles.toSorted((a, b) => count(a) - count(b))[0] ?? "";
  }
}
