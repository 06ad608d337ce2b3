/** Where money comes from and goes to on the screen: the players' cash and the bank. */
import type { Attachment } from "svelte/attachments";

import type { Point } from "./geometry.ts";

const places = new Map<string, Set<Element>>();

/** Registers an element under a name: "cash Ann", "token Ann", "bank", "deck chance". */
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

/** The center of the first of these that is visible. */
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

/** The place of a payer or payee: the cash display, else the token. */
export function purse(name: string): Point | null {
  return name === "bank" ? placeOf("bank") : placeOf(`cash ${name}`, `token ${name}`);
}
