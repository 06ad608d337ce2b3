/** A board without words, for a picture: what it shows of the spaces, of the players, and of the titles. */
import type { CityView, SpaceView } from "../lib/types.ts";
import type { Marked } from "../components/mark.ts";

export type Outline = {
  spaces: Pick<SpaceView, "kind" | "key" | "city">[];
  cities: Pick<CityView, "key" | "number" | "spaces">[];
};

export interface Stone {
  mark: Marked;
  /** Its space; -1 once its player is bankrupt. */
  at: number;
}

export interface Owned {
  /** The number of the owner. */
  owner: number;
  buildings: number;
  hotel: boolean;
}

export interface Scene {
  stones: Stone[];
  /** The owned titles by space. */
  titles: Map<number, Owned>;
  /** The number of the player on turn. */
  turn: number;
}
