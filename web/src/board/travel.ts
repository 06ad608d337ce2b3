/** The ways that tokens and money go over the screen, as keyframes of the browser's own animations. */
import { stand, type Point } from "./geometry.ts";

const HOP = 6;

const to = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });

/** From where it stands, space by space with a hop each, to where it will stand. */
export function walk(from: Point, spaces: number[], last: Point): Keyframe[] {
  const stops = [from, ...spaces.slice(0, -1).map(stand), last];
  return stops.flatMap((stop, n) => {
    const before = stops[n - 1];
    if (!before) return [to(stop)];
    const top = { x: (before.x + stop.x) / 2, y: (before.y + stop.y) / 2 - HOP };
    return [to(top), to(stop)];
  });
}

/** Straight there. */
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

/** Runs an animation over an element; gives back how to end it. A browser without them shows the end at once. */
export function animated(element: Element, frames: Keyframe[], how: KeyframeAnimationOptions): () => void {
  if (typeof element.animate !== "function") return () => {};
  const running = element.animate(frames, { fill: "both", ...how });
  return () => running.cancel();
}
