/** Which of the eight bands, each a color with its pattern, a city has. */
import type { CityView } from "../lib/types.ts";

/** Groups named after a color have the closest band. */
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
