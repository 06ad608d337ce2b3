/** The icon of a space outside the cities, on a 24×24 grid. */
import type { SpaceView } from "../lib/types.ts";
import { ICONS } from "../components/icons.ts";

const TRAIN = "M6 4h12v11H6zM6 10h12M6 15l2 3h8l2-3M8 18l-2 3M16 18l2 3M9 12.500v.01M15 12.500v.01";
const PLANE = "M12 3l1.700 7 7.300 4v2l-7-1.700V19l2.200 1.700V22L12 21l-4.200 1v-1.300L10 19v-4.700L3 16v-2l7.300-4z";
const CHEST = "M4 10h16v9H4zM4 10l2-4.500h12l2 4.500M10 10v3.500h4V10";
const CHANCE = "M8 8.500a4 4 0 1 1 5.700 3.600c-1.200.6-1.700 1.400-1.700 3.200M12 19v.01";
const CAMPS = "M8.500 6.500a5.500 5.500 0 1 0 .01 0M11 7.500h9.500v9.500H11z";
const FREE = "M5 4h14v16H5zM10 17V8h3a2.800 2.800 0 0 1 0 5.600h-3";

const KINDS: Record<string, string> = {
  start: ICONS.start,
  utility: ICONS.utility,
  "income-tax": ICONS.tax,
  "property-tax": ICONS.tax,
  prison: ICONS.sightseeing,
  "go-to-prison": ICONS.go,
  foundation: ICONS.foundation,
  free: FREE,
};

export function iconOf({ kind, key }: Pick<SpaceView, "kind" | "key">): string {
  if (kind === "card") return key.startsWith("chest") ? CHEST : key.startsWith("chance") ? CHANCE : CAMPS;
  if (kind === "transport")
    return /air/.test(key) ? PLANE : /rail|gare|station|line|tram/.test(key) ? TRAIN : ICONS.transport;
  if (kind === "utility" && /gas|water/.test(key)) return ICONS.gas;
  return KINDS[kind] ?? ICONS.card;
}
