/** A ring around the control that the coach points at. The control may come, go, and be drawn anew at any time. */
import { takesText } from "../play/keys.ts";

/** Where the coach's tip points: across, from the coach's left edge, and to which side. */
export interface Tip {
  at: number;
  side: "above" | "below";
}

/** The first thing inside that takes the focus, or itself. */
const focusable = (element: HTMLElement): HTMLElement => element.querySelector<HTMLElement>("input") ?? element;

/** Keeps a ring around what the selector finds among the actions. */
export class Ring {
  #selector = "";
  #ringed: HTMLElement | null = null;
  #observer: MutationObserver;
  #coach: HTMLElement;
  #ontip: (tip: Tip | null) => void;

  constructor(coach: HTMLElement, ontip: (tip: Tip | null) => void) {
    this.#coach = coach;
    this.#ontip = ontip;
    this.#observer = new MutationObserver(() => this.#mark());
    this.#observer.observe(document.body, { childList: true, subtree: true });
    addEventListener("resize", this.#point);
    addEventListener("scroll", this.#point, true);
  }

  /** Rings another control; "" for none. */
  around(selector: string): void {
    this.#selector = selector;
    this.#mark();
  }

  stop(): void {
    this.around("");
    this.#observer.disconnect();
    removeEventListener("resize", this.#point);
    removeEventListener("scroll", this.#point, true);
  }

  #mark(): void {
    const control = this.#selector ? document.querySelector<HTMLElement>(`#actions ${this.#selector}`) : null;
    if (control !== this.#ringed) {
      delete this.#ringed?.dataset.ring;
      this.#ringed = control;
      if (control) this.#meet(control);
    }
    this.#point();
  }

  #meet(control: HTMLElement): void {
    control.dataset.ring = "";
    const now = document.activeElement;
    if (takesText(now) || document.querySelector("dialog[open]")) return;
    focusable(control).focus({ preventScroll: true });
    control.scrollIntoView?.({ block: "nearest" });
  }

  #point = (): void => {
    if (!this.#ringed) return this.#ontip(null);
    const coach = this.#coach.getBoundingClientRect();
    const control = this.#ringed.getBoundingClientRect();
    const at = control.left + control.width / 2 - coach.left;
    // Beside the coach there is nothing to point from.
    if (at < 24 || at > coach.width - 24) return this.#ontip(null);
    this.#ontip({ at, side: control.top < coach.top ? "above" : "below" });
  };
}
