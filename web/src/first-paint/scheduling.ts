/** Time the browser needs for more urgent work, in ms. */
const SETTLE = 1500;

/** Runs something when the browser is idle; returns a function that cancels. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  const idle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
  const timer = setTimeout(() => idle(run), SETTLE);
  return () => clearTimeout(timer);
}

/** Runs something as soon as all changes so far are painted; returns a function that cancels. */
export function afterPaint(run: () => void): () => void {
  // The first frame is the one about to be painted.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(run)));
  return () => cancelAnimationFrame(frame);
}
