/** The types of `twin.ts`. */
export type Numbers = number | bigint | readonly Numbers[];
type Field = {
    name: string;
    type: "i1" | "i2" | "i4" | "i8";
    shape: number[];
};
export type Layout = {
    size: number;
    fields: Field[];
    blank?: string;
};
export type Edition = {
    players: number[];
    roles: string[];
    aims: string[];
    table: string;
    weights: Record<string, Numbers>;
};
/** The content of `duopoly.json`. */
export type Description = {
    digest: string;
    records: Record<string, Layout>;
    bots: string[];
    aims: string[];
    refusals: string[];
    learner: number;
    undecided: number;
    rollout_bot: number;
    whole: number;
    actions: {
        version: number;
        count: number;
        moves: number;
    };
    observation: {
        unit: number;
        fields: {
            name: string;
            shape: number[];
        }[];
    };
    editions: Record<string, Edition>;
};
/** A record by the names of its fields. Arrays are flat; numbers of 64 bits are exact up to 2^53. */
export type Fields = Record<string, any>;
/** Who sits where: a bot or `learner` in each seat, in the order of play. Without `roles` the leaflet's set-up is played. */
export type Lineup = {
    players: string[];
    roles?: string[];
    aim?: string;
    rounds?: number;
};
/** The game is given up after so many `throws` (0: never). `simple` is as in the learning environments. */
export type Options = {
    throws?: number;
    simple?: boolean;
};
/** The position is played on `games` times, at most so many `rounds`, with the dice of the `key`. */
export type RolloutOptions = {
    games?: number;
    rounds?: number;
    key?: number | bigint;
};
/** After an action (null: the position as it stands) each seat's chance of winning, and its mean worth at the end. */
export type Rollout = {
    action: number | null;
    chances: number[];
    worth: number[];
};
export {};
