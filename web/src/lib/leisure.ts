/** So long nothing else may be asked of the browser. */
const SETTLED = 1500;

/** Does something when the browser has nothing better to do; gives back how to stop that. */
export function atLeisure(what: () => void): () => void {
  // Safari has no such callback.
  const rest = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  const timer = setTimeout(() => rest(what), SETTLED);
  return () => clearTimeout(timer);
}

/** Does it as soon as what was changed until now is painted; gives back how to leave that. */
export function afterPaint(run: () => void): () => void {
  // The first frame is the one that is about to be painted.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(run)));
  return () => cancelAnimationFrame(frame);
}
