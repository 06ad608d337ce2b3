/** The paths of tokens and money across the screen, as keyframes for the Web Animations API. */
import { stand, type Point } from "./geometry.ts";

const HOP = 6;

const to = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });

/** Hops from space to space. */
export function walk(from: Point, spaces: number[], last: Point): Keyframe[] {
  const stops = [from, ...spaces.slice(0, -1).map(stand), last];
  return stops.flatMap((stop, n) => {
    const before = stops[n - 1];
    if (!before) return [to(stop)];
    const top = { x: (before.x + stop.x) / 2, y: (before.y + stop.y) / 2 - HOP };
    return [to(top), to(stop)];
  });
}

/** A straight line. */
export function fly(from: Point, last: Point): Keyframe[] {
  return [to(from), to(last)];
}

/** A flat arc. */
export function arc(from: Point, last: Point): Keyframe[] {
  const rise = Math.min(70, Math.hypot(last.x - from.x, last.y - from.y) / 4);
  const parts = 12;
  return Array.from({ length: parts + 1 }, (_, n) => {
    const part = n / parts;
    const x = from.x + (last.x - from.x) * part;
    const y = from.y + (last.y - from.y) * part - rise * 4 * part * (1 - part);
    return to({ x, y });
  });
}

/** Animates an element; returns a function that ends it. Without animation support the end shows at once. */
export function animated(element: Element, frames: Keyframe[], how: KeyframeAnimationOptions): () => void {
  if (typeof element.animate !== "function") return () => {};
  const running = element.animate(frames, { fill: "both", ...how });
  return () => running.cancel();
}
