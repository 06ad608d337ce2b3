import { expect, test, vi } from "vitest";

let laidOut: (...elements: Element[]) => void;
const observed = new Set<Element>();

vi.stubGlobal(
  "ResizeObserver",
  class {
    constructor(seen: (entries: { target: Element }[]) => void) {
      laidOut = (...elements) => seen(elements.map((target) => ({ target })));
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
  },
);

const { afterLayout } = await import("./after-layout.ts");
const [first, second] = [document.createElement("p"), document.createElement("p")];

test("all is measured before anything is changed, once", () => {
  const done: string[] = [];
  const noted = (what: string) => () => {
    done.push(`measure ${what}`);
    return () => void done.push(`change ${what}`);
  };
  afterLayout(first, noted("first"));
  afterLayout(second, noted("second"));
  laidOut(first, second);
  laidOut(first, second);
  expect(done).toEqual(["measure first", "measure second", "change first", "change second"]);
  expect(observed.size).toBe(0);
});

test("what is called off is not measured", () => {
  const measure = vi.fn(() => null);
  afterLayout(first, measure)();
  laidOut(first);
  expect(measure).not.toHaveBeenCalled();
  expect(observed.size).toBe(0);
});
