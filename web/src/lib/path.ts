/** The screen that the part of the address after # names. */
export type RouteName =
  | "welcome"
  | "new"
  | "games"
  | "table"
  | "join"
  | "device"
  | "replay"
  | "rules"
  | "open"
  | "learn"
  | "puzzles"
  | "strategy"
  | "lost";

export interface Route {
  name: RouteName;
  /** The room; the edition of a rule book or of its strategy; a puzzle. */
  room?: string;
  key?: string;
}

/** Parses an address. */
export function parse(hash: string): Route {
  const [name = "", room, key, ...more] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  if (more.length === 0) {
    if (name === "" && !room) return { name: "welcome" };
    if (name === "customize" && !key) return { name: "new", key: room };
    // Its name in old bookmarks is "tables".
    if ((name === "games" || name === "tables") && !room) return { name: "games" };
    if (name === "t" && room && !key) return { name: "table", room };
    if (name === "replay" && room && (!key || /^\d+$/.test(key))) return { name: "replay", room, key };
    if (name === "rules" && room) return { name: "rules", room, key };
    if (name === "strategy" && room && !key) return { name: "strategy", room };
    if (name === "learn" && !key) return { name: "learn", key: room };
    if (name === "puzzles" && !key) return { name: "puzzles", room };
    if (name === "open" && !key) return { name: "open", key: room };
    if (name === "device" && room && !key) return { name: "device", key: room };
    if (name === "join" && room && key) return { name: "join", room, key };
  }
  return { name: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
