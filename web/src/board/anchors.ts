/** Where money comes from and goes to on the screen: what shows a player's cash, and the bank. */
import type { Attachment } from "svelte/attachments";

import type { Point } from "./geometry.ts";

const places = new Map<string, Set<Element>>();

/** Makes an element the place of a name: "cash Ann", "token Ann", "bank", "deck chance". */
export function anchor(name: string): Attachment<Element> {
  return (element) => {
    const here = places.get(name) ?? new Set();
    places.set(name, here.add(element));
    return () => {
      here.delete(element);
      if (here.size === 0) places.delete(name);
    };
  };
}

/** The middle of the first of these names that can be seen. */
export function placeOf(...names: string[]): Point | null {
  for (const name of names) {
    for (const element of places.get(name) ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = width > 0 && x + width > 0 && x < innerWidth && y + height > 0 && y < innerHeight;
      if (seen) return { x: x + width / 2, y: y + height / 2 };
    }
  }
  return null;
}

/** Where a payer or a payee is: at the figure that changes, else at the token. */
export function purse(name: string): Point | null {
  return name === "bank" ? placeOf("bank") : placeOf(`cash ${name}`, `token ${name}`);
}
