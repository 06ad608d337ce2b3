/** The table as it is being laid: what was chosen, and what follows from the edition's own offers. */
import type { RulebookSource } from "../../lib/rulebook.svelte.ts";
import { preferences } from "../../lib/preferences.svelte.ts";
import type {
  Choices,
  EditionCard,
  IdleRule,
  NewRoom,
  Problem,
  RuleField,
  RulesAsked,
  SeatPlan,
} from "../../lib/types.ts";

export type Value = RuleField["value"];
export type Dice = "program" | "hand" | "treasurer";

export interface Seat {
  id: number;
  name: string;
  who: SeatPlan["who"];
  bot: string;
  role: string;
}

const NAMES = ["Ann", "Bob", "Cem", "Dee", "Eve", "Finn", "Gil", "Hana", "Ida"];
const USUAL_SEATS = 4;
const USUAL_BOT = "steady";
const USUAL_MINUTES = 90;
/** Every seat's name is given before anybody could be asked, so one for me stands there too. */
const ME = NAMES[0]!;

export class Plan {
  choices = $state.raw<Choices>({ editions: [], bots: [] });
  key = $state("");
  seats = $state<Seat[]>([]);
  /** Who plays which role is agreed now; else the dice choose who chooses. */
  agreed = $state(true);
  /** Who begins where roles are agreed: the first seat, or whoever throws most. */
  order = $state<NewRoom["order"]>("given");
  aim = $state<NewRoom["aim"]>("last");
  minutes = $state<number | null>(USUAL_MINUTES);
  rules = $state<Record<string, Value>>({});
  dice = $state<Dice>("program");
  cards = $state<NewRoom["cards"]>("program");
  pace = $state<NewRoom["pace"]>("normal");
  clock = $state<number | null>(null);
  watchers = $state(true);
  /** Whether there are hints, once somebody has said so. */
  wishes = $state<boolean | null>(null);
  name = $state("");
  /** What the server says of house rules that can do nothing beside the others, by their names. */
  idle = $state.raw<Record<string, string>>({});
  /** Why the server would not lay it. */
  problem = $state.raw<Problem | null>(null);

  #next = 0;

  edition: EditionCard | null = $derived(
    this.choices.editions.find((one) => one.key === this.key) ?? this.choices.editions[0] ?? null,
  );
  camps = $derived((this.edition?.roles.length ?? 0) > 1);
  most = $derived(this.edition?.players[1] ?? USUAL_SEATS);
  fewest = $derived(this.edition?.players[0] ?? 2);
  changed: RuleField[] = $derived(this.edition?.rules.filter((rule) => rule.name in this.rules) ?? []);
  /** Hints are for who plays alone against bots, where nobody has said otherwise. */
  hints = $derived(this.wishes ?? this.seats.filter((seat) => seat.who !== "bot").length === 1);
  links = $derived(this.seats.filter((seat) => seat.who === "link").length);

  /** What the server offers, in the reader's language; what was chosen stays. */
  offer(choices: Choices): void {
    this.choices = choices;
    this.key ||= choices.editions[0]?.key ?? "";
    while (this.seats.length < USUAL_SEATS) this.add();
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

  /** Somebody sits down on a seat of the plan; I sit on one at the most. */
  seat(id: number, who: Seat["who"], bot: string): void {
    for (const seat of this.seats) {
      if (seat.id === id) Object.assign(seat, { who, bot: bot || seat.bot });
      else if (who === "me" && seat.who === "me") seat.who = "here";
    }
  }

  throwBy(dice: Dice): void {
    this.dice = dice;
    this.problem = null;
    if (dice === "program") this.cards = "program";
    // Round a real board there are no bots, and nobody is elsewhere.
    if (dice === "treasurer") for (const seat of this.seats) if (seat.who !== "me") seat.who = "here";
  }

  value(rule: RuleField): Value {
    return this.rules[rule.name] ?? rule.value;
  }

  /** Sets a house rule; the printed value is none. */
  set(rule: RuleField, value: Value): void {
    this.problem = null;
    if (value === rule.value) delete this.rules[rule.name];
    else this.rules[rule.name] = value;
  }

  /** The rules to read as they were chosen so far; for a rule that is off, as they would be with it. */
  book(rule?: RuleField): RulebookSource {
    const rules = { ...this.rules };
    if (rule?.value === false) rules[rule.name] = true;
    return { edition: this.key, aim: rule ? "" : this.aim, rules };
  }

  /** Asks which house rules can do nothing beside the others; an answer to what has changed meanwhile is let go. */
  async judge(ask: (rules: RulesAsked) => Promise<IdleRule[]>): Promise<void> {
    const asked = this.#asked();
    if (Object.keys(asked.rules).length === 0) {
      this.idle = {};
      return;
    }
    const said = await ask(asked);
    if (JSON.stringify(asked) === JSON.stringify(this.#asked()))
      this.idle = Object.fromEntries(said.map(({ rule, text }) => [rule, text]));
  }

  #asked(): Required<RulesAsked> {
    return { edition: this.key, aim: this.aim, rules: { ...this.rules }, lang: preferences.lang };
  }

  /** What is to be laid. */
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
      rules: { ...this.rules },
      dice: this.dice === "program" ? "program" : "hand",
      cards: this.cards,
      treasurer: this.dice === "treasurer",
      clock: this.clock,
      pace: this.pace,
      watchers: this.watchers,
      hints: this.hints && this.dice !== "treasurer",
      lang: preferences.lang,
    };
  }

  /** The name I play under, to be proposed next time. */
  get mine(): string {
    return this.seats.find((seat) => seat.who === "me")?.name.trim() ?? "";
  }

  #free(): string {
    const used = this.seats.map((seat) => seat.name.toLowerCase());
    return NAMES.find((name) => !used.includes(name.toLowerCase())) ?? `P${this.seats.length + 1}`;
  }

  /** The role that fewer have, so that a new seat evens the camps out. */
  #fewer(seats: Seat[]): string {
    const roles = this.edition?.roles ?? [];
    const count = (role: string) => seats.filter((seat) => seat.role === role).length;
    return roles.toSorted((a, b) => count(a) - count(b))[0] ?? "";
  }
}
