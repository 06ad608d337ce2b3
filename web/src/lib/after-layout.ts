/** Measures; returns what to change by that, if anything. */
type Measure = () => (() => void) | null;

const waiting = new Map<Element, Set<Measure>>();
let observer: ResizeObserver | undefined;

/** All is measured before anything is changed: the page is laid out once. */
function measured(entries: Pick<ResizeObserverEntry, "target">[]): void {
  const changes = entries.flatMap(({ target }) => {
    const measures = waiting.get(target) ?? [];
    forget(target);
    return [...measures].map((measure) => measure());
  });
  for (const change of changes) change?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls back when the browser has laid the page out and before it paints: to measure then costs no layout of its own.
 *
 * @param element One that is seen.
 * @returns A function that calls it off.
 */
export function afterLayout(element: Element, measure: Measure): () => void {
  observer ??= new ResizeObserver(measured);
  const here = waiting.get(element) ?? new Set();
  waiting.set(element, here.add(measure));
  observer.observe(element);
  return () => {
    here.delete(measure);
    if (here.size === 0 && waiting.get(element) === here) forget(element);
  };
}
