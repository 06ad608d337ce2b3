/**
 * The rules and bots of Duopoly, compiled: whole games, rollouts, and games of learners, with masks and observations.
 * It needs `duopoly.wasm` and its description, `duopoly.json`, and nothing else: no browser, no Node, no package.
 */
import { Machine, type Records } from "./machine.ts";
import type { Description, Fields, Lineup, Numbers, Options, Rollout, RolloutOptions } from "./types.ts";
export { Machine, type Content, type Records } from "./machine.ts";
export type * from "./types.ts";
/** Of the kernels, their arguments and the layouts of their records, as this module knows them. */
export declare const INTERFACE_VERSION = 7;
/** The compiled program. Throws an Error if the two files are of another version, or were not made together. */
export declare class Twin {
    readonly program: WebAssembly.Module;
    readonly description: Description;
    constructor(program: WebAssembly.Module, description: Description);
    /** The twin from the content of `duopoly.wasm` and that of `duopoly.json`. */
    static load(wasm: BufferSource, description: Description): Promise<Twin>;
    private edition;
    /** A lineup's fields. Throws a RangeError for a name that there is not, and for players, roles or rounds that cannot be. */
    lineup(edition: string, lineup: Lineup): Record<string, Numbers>;
    /** A machine with a game of the edition, its rule table, and lineups. Throws a RangeError as `lineup` does. */
    open(edition: string, lineups: readonly Lineup[]): {
        machine: Machine;
        setting: readonly [Records, Records, Records];
    };
    /**
     * Plays games `first` to `first + count - 1` of the key, game n with lineup n modulo their number; a row of each. Only bots
     * play them. Throws a RangeError.
     */
    playGames(edition: string, lineups: readonly Lineup[], key: number | bigint, first: number, count: number): Fields[];
    /** Begins game `number` of the key and plays on until a learner is to act. Throws a RangeError, also if nobody is one. */
    game(edition: string, lineup: Lineup, key: number | bigint, number?: number, options?: Options): Game;
}
/** A game of learners, who choose numbered actions, and bots. */
export declare class Game {
    private readonly twin;
    private readonly edition;
    private readonly lineup;
    private readonly machine;
    private readonly setting;
    private readonly players;
    constructor(twin: Twin, edition: string, lineup: Lineup, key: number | bigint, number: number, options: Options);
    /** The timestep: `seat` is to act, its `mask` has a 1 for each action allowed; `ended` is 0 while the game goes on. */
    get timestep(): Fields;
    /** The position. */
    get state(): Fields;
    private get ended();
    /** The actions allowed; none once the game has ended. */
    legal(): number[];
    /** What the seat to act sees: the numbers of `description.observation`. */
    observation(): Float32Array;
    /**
     * Takes an action and plays on until a learner is to act. Throws a RangeError if it is refused; then the game is as it was,
     * and so is the timestep, but for its `action` and why that was `refused`.
     */
    act(action: number): void;
    /**
     * Plays the position on after each action, at most so many rounds, `games` times with the dice of the key; null is the
     * position as it stands. An action must be a complete move: a legal one below `description.actions.moves`. Throws a
     * RangeError.
     */
    rollouts(actions: readonly (number | null)[], { games, rounds, key }?: RolloutOptions): Rollout[];
}
