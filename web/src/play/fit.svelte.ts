import { layoutOf, type Layout } from "./layout.ts";

/** The layout of the window, as it is now. */
export class Fit {
  layout = $state<Layout>(layoutOf(innerWidth, innerHeight));

  /** Follows the window; gives back how to stop. */
  follow(): () => void {
    const measure = () => (this.layout = layoutOf(innerWidth, innerHeight));
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }
}
