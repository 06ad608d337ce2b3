import { expect, test } from "vitest";

import type { SpaceView } from "../lib/types.ts";
import { drawn, faceLayout } from "./face.ts";

const STREET = {
  name: "Salt and Pepper Street",
  short: "Salt & <Pepper>",
  effect: "",
  kind: "street",
  key: "s",
  city: 1,
  price: 60,
} as unknown as SpaceView;
const PLACE = { ground: { x: 0, y: 0, w: 99, h: 156 }, tall: true };

/** What the browser makes of it: one text for each line. */
function texts(markup: string): string[] {
  const held = document.createElementNS("http://www.w3.org/2000/svg", "g");
  held.innerHTML = markup;
  return [...held.querySelectorAll("text")].map((text) => text.textContent);
}

test("a name is text, whatever signs are in it", () => {
  const words = texts(drawn(faceLayout(STREET, PLACE), null, "p-1", "$60"));
  expect(words.slice(0, -1).join(" ")).toBe("Salt & <Pepper>");
  expect(words.at(-1)).toBe("$60");
});

test("where somebody owns it no price is told, and a space without a price has its words", () => {
  expect(texts(drawn(faceLayout(STREET, PLACE), null, "p-1", "")).join(" ")).toBe("Salt & <Pepper>");
  const tax = { ...STREET, city: null, kind: "income-tax", price: null, effect: "pay $75" } as unknown as SpaceView;
  expect(texts(drawn(faceLayout(tax, PLACE), null, "p-1", null)).at(-1)).toBe("pay $75");
});

test("a hyphen where a long word may break stands only if it breaks there", () => {
  const street = { ...STREET, name: "Nieuwstraat", short: "Nieuw-straat" };
  const wide = { ...PLACE, ground: { ...PLACE.ground, w: 200 } };
  expect(texts(drawn(faceLayout(street, wide), null, "p-1", null))[0]).toBe("Nieuwstraat");
  expect(texts(drawn(faceLayout(street, PLACE), null, "p-1", null)).slice(0, 2)).toEqual(["Nieuw-", "straat"]);
});
