/** The patterns of a board, as one piece of SVG. */
import type { CityView } from "../lib/types.ts";
import { bandOf, groundOf } from "../components/bands.ts";
import { bandPattern, hatch } from "../components/pattern.ts";

/** Their names: "{id}-3" for the city of that number, "{id}-hatch" for a mortgage. A scale of 1 suits a band of 12. */
export function patterns(id: string, cities: CityView[], scale = 1): string {
  const bands = cities.map((city) => bandPattern(`${id}-${city.number}`, bandOf(city), groundOf(city), scale));
  return `<defs>${bands.join("")}${hatch(`${id}-hatch`, scale)}</defs>`;
}
