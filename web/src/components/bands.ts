/** Which of the eight bands, each a colour with its pattern, a city wears. */
import type { CityView } from "../lib/types.ts";

/** Groups that are named by a colour wear the band that comes nearest to it. */
const NAMED: Record<string, number> = {
  brown: 5,
  "light-blue": 8,
  pink: 4,
  orange: 1,
  red: 6,
  yellow: 2,
  green: 3,
  "dark-blue": 7,
};

export function bandOf(city: CityView): number {
  return NAMED[city.key] ?? city.number;
}
