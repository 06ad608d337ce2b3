/**
 * The rules and bots of Duopoly, compiled: whole games, rollouts, and games of learners, with masks and observations.
 * It needs `duopoly.wasm` and its description, `duopoly.json`, and nothing else: no browser, no Node, no package.
 */

import { decoded, Machine, type Content, type Records } from "./machine.ts";
import type { Description, Edition, Fields, Lineup, Numbers, Options, Rollout, RolloutOptions } from "./types.ts";

export { Machine, type Content, type Records } from "./machine.ts";
export type * from "./types.ts";

/** Of the kernels, their arguments and the layouts of their records, as this module knows them. */
export const INTERFACE_VERSION = 7;
/** The most games of a call, rounds, or throws. */
const MOST = 1_000_000;
/** The greatest number of a game, and the greatest key that is a number. */
const GREATEST = Number.MAX_SAFE_INTEGER;

/** The number of a name. Throws a RangeError if there is no such name. */
function numberOf(what: string, name: string, names: string[]): number {
  if (!names.includes(name)) throw new RangeError(`${what}: expected ${names.join(", ")}, got ${name}`);
  return names.indexOf(name);
}

/** Throws a RangeError if the number is not whole, or out of bounds. */
function check(what: string, number: number, least: number, most = MOST): void {
  if (!Number.isInteger(number) || number < least || number > most)
    throw new RangeError(`${what}: expected a whole number from ${least} to ${most}, got ${number}`);
}

/** A key as a kernel takes it. Throws a RangeError unless it is a whole number of 64 bits, from 2^53 on a bigint. */
function keyOf(key: number | bigint): bigint {
  if (typeof key !== "bigint") check("key", key, 0, GREATEST);
  else if (key !== BigInt.asUintN(64, key))
    throw new RangeError(`key: expected a whole number from 0 to ${2n ** 64n - 1n}, got ${key}`);
  return BigInt.asIntN(64, BigInt(key));
}

/** The numbers of the roles. Throws a RangeError unless each player has one, and no camp has more than half of them, rounded up. */
function rolesOf(roles: readonly string[], players: number, names: string[]): number[] {
  const numbers = Array.from(roles, (role) => numberOf("role", role, names));
  if (roles.length !== players) throw new RangeError(`roles: expected ${players}, one per player, got ${roles.length}`);
  const counts = names.map((_, role) => numbers.filter((number) => number === role).length);
  if (names.length > 1 && Math.max(...counts) > Math.ceil(players / 2)) {
    const odd = players % 2 ? ", or one more in one of them" : "";
    const camps = names.map((name, role) => `${counts[role]} ${name}s`).join(" and ");
    throw new RangeError(`roles: expected equal camps${odd}, got ${camps}`);
  }
  return numbers;
}

/** The compiled program. Throws an Error if the two files are of another version, or were not made together. */
export class Twin {
  readonly program: WebAssembly.Module;
  readonly description: Description;

  constructor(program: WebAssembly.Module, description: Description) {
    [this.program, this.description] = [program, description];
    const version = new Machine(program, description.records).exports.interface_version?.() ?? "none";
    if (version !== INTERFACE_VERSION)
      throw new Error(`duopoly.wasm: expected interface version ${INTERFACE_VERSION}, got ${version}`);
    const section = new Uint8Array(WebAssembly.Module.customSections(program, "duopoly")[0] ?? []);
    const digest = Array.from(section, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (digest !== description.digest)
      throw new Error(`duopoly.json: expected digest ${digest}, got ${description.digest}`);
  }

  /** The twin from the content of `duopoly.wasm` and that of `duopoly.json`. */
  static async load(wasm: BufferSource, description: Description): Promise<Twin> {
    return new Twin(await WebAssembly.compile(wasm), description);
  }

  private edition(name: string): Edition {
    const { editions } = this.description;
    return Object.values(editions)[numberOf("edition", name, Object.keys(editions))]!;
  }

  /** A lineup's fields. Throws a RangeError for a name that there is not, and for players, roles or rounds that cannot be. */
  lineup(edition: string, lineup: Lineup): Record<string, Numbers> {
    const { players, roles, aim = "last", rounds = 0 } = lineup ?? {};
    const { bots, aims, learner, undecided } = this.description;
    const of = this.edition(edition);
    const [least, most] = of.players as [number, number];
    if (!Array.isArray(players)) throw new RangeError(`players: expected ${least} to ${most} names, got ${players}`);
    if (players.length < least || players.length > most)
      throw new RangeError(`players: expected ${least} to ${most}, got ${players.length}`);
    check("rounds", rounds, 0);
    return {
      seats: players.length,
      aim: aims.indexOf(of.aims[numberOf("aim", aim, of.aims)]!),
      cap: rounds,
      bot: players.map((name) => (name === "learner" ? learner : numberOf("player", name, bots))),
      role: roles?.length ? rolesOf(roles, players.length, of.roles) : players.map(() => undecided),
      weights: of.weights[aim]!,
    };
  }

  /** A machine with a game of the edition, its rule table, and lineups. Throws a RangeError as `lineup` does. */
  open(edition: string, lineups: readonly Lineup[]) {
    const [fields, machine] = [
      lineups.map((one) => this.lineup(edition, one)),
      new Machine(this.program, this.description.records),
    ];
    const table = machine.place("RuleTable", [decoded(this.edition(edition).table)]);
    return { machine, setting: [machine.place("State"), table, machine.place("Lineup", fields)] as const };
  }

  /**
   * Plays games `first` to `first + count - 1` of the key, game n with lineup n modulo their number; a row of each. Only bots
   * play them. Throws a RangeError.
   */
  playGames(edition: string, lineups: readonly Lineup[], key: number | bigint, first: number, count: number): Fields[] {
    if (!lineups?.length) throw new RangeError("lineups: expected at least one, got none");
    check("count", count, 0);
    check("first", first, 0, GREATEST);
    const [{ machine, setting }, word] = [this.open(edition, lineups), keyOf(key)];
    for (const name of lineups.flatMap(({ players }) => players)) numberOf("player", name, this.description.bots);
    const rows = machine.place("Row", Array<Content>(count).fill({}));
    const { address } = machine.place("Counters");
    machine.field(setting[0], "counters").set([address] as never);
    machine.call("play", ...setting, word, first, rows);
    return Array.from({ length: count }, (_, i) => machine.read(rows, i));
  }

  /** Begins game `number` of the key and plays on until a learner is to act. Throws a RangeError, also if nobody is one. */
  game(edition: string, lineup: Lineup, key: number | bigint, number = 0, options: Options = {}): Game {
    return new Game(this, edition, lineup, key, number, options);
  }
}

/** A game of learners, who choose numbered actions, and bots. */
export class Game {
  private readonly twin: Twin;
  private readonly edition: string;
  private readonly lineup: Lineup;
  private readonly machine: Machine;
  private readonly setting: readonly [Records, Records, Records];
  private readonly players: [Records, Records, Records];

  constructor(twin: Twin, edition: string, lineup: Lineup, key: number | bigint, number: number, options: Options) {
    const { machine, setting } = twin.open(edition, [lineup]);
    if (!lineup.players.includes("learner")) throw new RangeError("players: expected at least one learner, got none");
    const { throws = 1000, simple = false } = options;
    check("throws", throws, 0);
    check("number", number, 0, GREATEST);
    const [word, step] = [keyOf(key), machine.place("Timestep", [{ cap: throws, simple: simple ? 1 : 0 }])];
    [this.twin, this.edition, this.lineup, this.machine, this.setting] = [twin, edition, lineup, machine, setting];
    this.players = [step, machine.place("ActionBuilder"), machine.place("Observation")];
    machine.call("begin", ...setting, word, number, ...this.players);
  }

  /** The timestep: `seat` is to act, its `mask` has a 1 for each action allowed; `ended` is 0 while the game goes on. */
  get timestep(): Fields {
    return this.machine.read(this.players[0]);
  }

  /** The position. */
  get state(): Fields {
    return this.machine.read(this.setting[0]);
  }

  private get ended(): boolean {
    return Number(this.machine.field(this.players[0], "ended")[0]) !== 0;
  }

  /** The actions allowed; none once the game has ended. */
  legal(): number[] {
    if (this.ended) return []; // the mask is still that of the last decision
    return [...this.machine.field(this.players[0], "mask").entries()].flatMap(([action, allowed]) =>
      allowed ? action : [],
    );
  }

  /** What the seat to act sees: the numbers of `description.observation`. */
  observation(): Float32Array {
    const { unit } = this.twin.description.observation;
    return Float32Array.from(this.machine.field(this.players[2], "numbers") as Int16Array, (number) => number / unit);
  }

  /**
   * Takes an action and plays on until a learner is to act. Throws a RangeError if it is refused; then the game is as it was,
   * and so is the timestep, but for its `action` and why that was `refused`.
   */
  act(action: number): void {
    if (this.ended) throw new RangeError(`action: expected none after the end of the game, got ${action}`);
    check("action", action, 0, this.twin.description.actions.count - 1);
    this.machine.call("act_once", ...this.setting, ...this.players, action);
    const refused = Number(this.machine.field(this.players[0], "refused")[0]);
    if (refused)
      throw new RangeError(`action: expected a legal one, got ${action} (${this.twin.description.refusals[refused]})`);
  }

  /**
   * Plays the position on after each action, at most so many rounds, `games` times with the dice of the key; null is the
   * position as it stands. An action must be a complete move: a legal one below `description.actions.moves`. Throws a
   * RangeError.
   */
  rollouts(actions: readonly (number | null)[], { games = 100, rounds = 10, key = 0 }: RolloutOptions = {}): Rollout[] {
    const { edition, lineup, state } = this;
    const moves = this.legal().filter((action) => action < this.twin.description.actions.moves);
    for (const action of actions)
      if (action !== null && !moves.includes(action))
        throw new RangeError(`action: expected null or a complete move (${moves.join(", ")}), got ${action}`);
    check("games", games, 1);
    check("rounds", rounds, 0);
    const [{ machine, setting }, word] = [this.twin.open(edition, [lineup]), keyOf(key)];
    const [{ address }, bytes, seats] = [setting[2], this.machine.bytes(this.setting[0]), lineup.players.length];
    const bot = lineup.players.map(() => this.twin.description.rollout_bot);
    for (const [name, value] of Object.entries({ bot, cap: [state.round + rounds] }))
      machine.field({ kind: "Lineup", address, count: 1 }, name).set(value as never);
    const results = machine.place("Candidate", Array<Content>(actions.length).fill({ verb: -1 }));
    const size = this.machine.records.Candidate!.size;
    const positions = machine.place("State", [bytes, bytes]);
    for (const [i, action] of actions.entries())
      if (action !== null)
        machine.call("propose", positions, { ...results, address: results.address + i * size }, action);
    machine.call("roll_out", positions, ...setting.slice(1), word, 0, games, results, machine.place("Features"));
    return actions.map((action, i) => {
      const [wins, worth] = ["wins", "worth"].map((name) =>
        Array.from(machine.field(results, name, i), Number).slice(0, seats),
      );
      return {
        action,
        chances: wins!.map((won) => won / games / this.twin.description.whole),
        worth: worth!.map((sum) => sum / games),
      };
    });
  }
}
