/** The types of `twin.ts`. */

/** A number, or an array of them in any depth. */
export type Numbers = number | bigint | readonly Numbers[];
/** A field of a record. Its `type` is `i1`, `i2`, `i4`, or `i8`: how many bytes a number has. */
export type Field = { name: string; type: string; shape: number[] };
/** The layout of a record: its size, its fields in order, and in base64 the bytes of a new one, if they are not all zeros. */
export type Layout = { size: number; fields: Field[]; blank?: string };
/** Who can play an edition and how, its rule table in base64, and by aim the weights that evaluate its positions. */
export type Edition = {
  players: number[];
  roles: string[];
  aims: string[];
  table: string;
  weights: Record<string, Numbers>;
};

/** The content of `duopoly.json`. */
export type Description = {
  interface_version: number;
  kernels: Record<string, string[]>;
  records: Record<string, Layout>;
  digest: string;
  bots: string[];
  aims: string[];
  endings: string[];
  verbs: string[];
  refusals: string[];
  learner: number;
  external: number;
  undecided: number;
  rollout_bot: number;
  whole: number;
  actions: { version: number; count: number; moves: number };
  observation: { version: number; unit: number; fields: { name: string; shape: number[] }[] };
  editions: Record<string, Edition>;
};

/** A record by the names of its fields. Arrays are flat; numbers of 64 bits are exact up to 2^53. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Fields = Record<string, any>;
/** Who sits where: a bot or `learner` in each seat, in the order of play. Without `roles` the leaflet's set-up is played. */
export type Lineup = { players: readonly string[]; roles?: readonly string[]; aim?: string; rounds?: number };
/** The game is given up after so many `throws` (0: never). `simple` is as in the learning environments. */
export type Options = { throws?: number; simple?: boolean };
/** The position is played on `games` times, at most so many `rounds`, with the dice of the `key`. */
export type RolloutOptions = { games?: number; rounds?: number; key?: number | bigint };
/** After an action (null: the position as it stands) each seat's chance of winning, and its mean worth at the end. */
export type Rollout = { action: number | null; chances: number[]; worth: number[] };
