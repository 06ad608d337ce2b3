/** Keeps a press from landing on what was not there when the finger set out. */

/** In this many ms a finger on its way cannot turn back. */
export const GRACE = 150;
/** Controls that touch by so few pixels do not stand in the same place. */
const EDGE = 2;

interface Control {
  element: Element;
  words: string;
  box: DOMRect;
}

const CONTROLS = "button, a[href], summary";

function controlOf(target: EventTarget | null): Pick<Control, "element" | "words"> | null {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  return element && { element, words: wordsOf(element) };
}

const wordsOf = (element: Element): string => (element.getAttribute("aria-label") ?? element.textContent).trim();

const same = (a: Pick<Control, "element" | "words"> | null, b: typeof a): boolean =>
  a?.element === b?.element && a?.words === b?.words;

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left + EDGE < b.right && b.left + EDGE < a.right && a.top + EDGE < b.bottom && b.top + EDGE < a.bottom;
}

/** Whether one of the controls took the place of another. */
export function replaced(before: Control[], now: Control[]): boolean {
  return now.some((control) => before.some((old) => !same(old, control) && overlap(old.box, control.box)));
}

export class TouchGuard {
  /** Whether the controls inside have just changed places: presses there do nothing for a moment. */
  settling = $state(false);

  #inside: string;
  #before: Control[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was under the finger when it came down; undefined before the first time. */
  #down: ReturnType<typeof controlOf> | undefined;
  #first: ReturnType<typeof controlOf> = null;
  #dead = false;

  /** @param inside Where controls come and go. */
  constructor(inside: string) {
    this.#inside = inside;
  }

  /** Watches all presses; returns a function that stops. */
  follow(): () => void {
    addEventListener("pointerdown", this.#came, true);
    addEventListener("click", this.#pressed, true);
    return () => {
      removeEventListener("pointerdown", this.#came, true);
      removeEventListener("click", this.#pressed, true);
      clearTimeout(this.#timer);
    };
  }

  /** Before the page changes by what others do. */
  before(): void {
    this.#before ??= this.#controls();
  }

  /** After the page has changed. */
  after(): void {
    const before = this.#before;
    this.#before = null;
    if (!before?.length || !replaced(before, this.#controls())) return;
    this.settling = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.settling = false), GRACE);
  }

  #controls(): Control[] {
    return [...document.querySelectorAll(this.#inside)]
      .flatMap((place) => [...place.querySelectorAll(CONTROLS)])
      .map((element) => ({ element, words: wordsOf(element), box: element.getBoundingClientRect() }));
  }

  #came = (event: Event): void => {
    this.#down = controlOf(event.target);
    this.#dead = this.settling && this.#isInside(event.target);
  };

  /** A press counts if the finger came down on the same control, with the same words on it, and they had not just come. */
  #pressed = (event: MouseEvent): void => {
    // Keys and programs press without a finger.
    if (event.detail === 0 || this.#down === undefined) return;
    const control = controlOf(event.target);
    if (event.detail === 1) this.#first = control;
    // The second press of two was meant for what stood there at the first.
    const second = event.detail > 1 && this.#isInside(event.target) && !same(control, this.#first);
    if (control && (this.#dead || second || !same(control, this.#down))) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };

  #isInside(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest(this.#inside) !== null;
  }
}
