import { afterEach, describe, expect, test } from "vitest";

import { commandOf } from "./keys.ts";

function pressed(key: string, where: string | HTMLElement = "<p></p>", facts: KeyboardEventInit = {}) {
  const at = typeof where === "string" ? place(where) : where;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...facts });
  at.dispatchEvent(event);
  return event;
}

function place(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>("[data-here]") ?? (document.body.firstElementChild as HTMLElement);
}

afterEach(() => (document.body.innerHTML = ""));

test("letters ask for what the help says", () => {
  const asked = [..."bsmtlpgcu+-"].map((key) => commandOf(pressed(key), true));
  expect(asked).toEqual([
    "build",
    "sell",
    "mortgage",
    "trade",
    "ledger",
    "players",
    "board",
    "card",
    "undo",
    "more",
    "less",
  ]);
});

test("large letters are the same letters, Escape goes back, and other keys ask for nothing", () => {
  expect(commandOf(pressed("B"), true)).toBe("build");
  expect(commandOf(pressed("Escape"), true)).toBe("back");
  expect(commandOf(pressed("x"), true)).toBeNull();
  expect(commandOf(pressed("ArrowLeft"), true)).toBeNull();
});

describe("dead in what takes text", () => {
  const texts = [
    "<input>",
    '<input type="search">',
    "<textarea></textarea>",
    "<select></select>",
    '<p contenteditable="true"></p>',
  ];
  test.each(texts)("%s", (html) => {
    for (const key of ["b", " ", "+", "Escape"]) expect(commandOf(pressed(key, html), true)).toBeNull();
  });

  test("but not in a box to tick", () => {
    expect(commandOf(pressed("b", '<input type="checkbox">'), true)).toBe("build");
  });
});

test("dead in an open sheet", () => {
  expect(commandOf(pressed("b", "<dialog open><p data-here></p></dialog>"), true)).toBeNull();
});

test("dead with a modifier, and where somebody else has taken the key", () => {
  expect(commandOf(pressed("s", "<p></p>", { ctrlKey: true }), true)).toBeNull();
  const taken = pressed("s");
  taken.preventDefault();
  expect(commandOf(taken, true)).toBeNull();
});

test("letters can be switched off, Space and Escape stay", () => {
  expect(commandOf(pressed("b"), false)).toBeNull();
  expect(commandOf(pressed("+"), false)).toBeNull();
  expect(commandOf(pressed(" "), false)).toBe("primary");
  expect(commandOf(pressed("Escape"), false)).toBe("back");
});

test("Space is the primary's, but a button with the focus is pressed itself, and holding it presses once", () => {
  expect(commandOf(pressed(" "), true)).toBe("primary");
  expect(commandOf(pressed(" ", "<button><b data-here></b></button>"), true)).toBeNull();
  expect(commandOf(pressed(" ", "<p></p>", { repeat: true }), true)).toBeNull();
});
