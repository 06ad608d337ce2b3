/** Which screen is shown: the part of the address after #, so that the server has one page only. */
export type RouteName = "new" | "tables" | "table" | "join" | "replay" | "lost";

export interface Route {
  name: RouteName;
  room?: string;
  key?: string;
}

/** What an address asks for. */
export function parse(hash: string): Route {
  const [name = "", room, key, ...more] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  if (more.length === 0) {
    if (name === "" && !room) return { name: "new" };
    if (name === "tables" && !room) return { name: "tables" };
    if (name === "t" && room && !key) return { name: "table", room };
    if (name === "replay" && room && !key) return { name: "replay", room };
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

class Here implements Route {
  #now = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.#now = parse(location.hash)));
  }

  get name(): RouteName {
    return this.#now.name;
  }

  get room(): string | undefined {
    return this.#now.room;
  }

  get key(): string | undefined {
    return this.#now.key;
  }
}

export const route: Route = new Here();

/** Goes to a path such as "/tables". */
export function go(path: string): void {
  location.hash = path;
}
