/** Which of the eight bands, each a color with its pattern, a city has; groups named after a color wear that. */
import type { CityView } from "../lib/types.ts";

/** The patterns of the groups named after a color. */
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

/** The groups named after a color. */
export const GROUPS = Object.keys(NAMED);

export function bandOf(city: CityView): number {
  return NAMED[city.key] ?? city.number;
}

/** The color of a band: a group's own, or that of the band. */
export function groundOf(city: CityView): string {
  return city.key in NAMED ? `group-${city.key}` : `city-${city.number}`;
}
