import { layoutOf, type Layout } from "./layout.ts";

/** The layout for the current size of the window. */
export class Fit {
  layout = $state<Layout>(layoutOf(innerWidth, innerHeight));

  /** Follows the window; returns a function that stops. */
  follow(): () => void {
    const measure = () => (this.layout = layoutOf(innerWidth, innerHeight));
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }
}
