/** The current screen: the part of the address after #, so that the server has only one page. */
import { parse, type Route, type RouteName } from "./path.ts";

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
