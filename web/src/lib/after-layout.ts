/** Measures; returns what to change by that, if anything. */
type Measure = () => (() => void) | null;

const waiting = new Map<Element, Measure>();
let observer: ResizeObserver | undefined;

/** All is measured before anything is changed: the page is laid out once. */
function measured(entries: ResizeObserverEntry[]): void {
  const changes = entries.map(({ target }) => {
    const measure = waiting.get(target);
    forget(target);
    return measure?.();
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
 * @param element One that is seen, and for which nothing else waits.
 * @returns A function that calls it off.
 */
export function afterLayout(element: Element, measure: Measure): () => void {
  observer ??= new ResizeObserver(measured);
  waiting.set(element, measure);
  observer.observe(element);
  return () => forget(element);
}
