import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { GRACE, replaced, TouchGuard } from "./touch-guard.svelte.ts";

let guard: TouchGuard;
let stop: () => void;
let panel: HTMLElement;
const pressed: string[] = [];

function button(words: string, y: number): HTMLButtonElement {
  const made = panel.appendChild(document.createElement("button"));
  made.textContent = words;
  made.getBoundingClientRect = () => new DOMRect(0, y, 100, 44);
  made.addEventListener("click", () => pressed.push(made.textContent));
  return made;
}

const down = (at: Element) => at.dispatchEvent(new Event("pointerdown", { bubbles: true }));
const click = (at: Element, detail = 1) =>
  at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
  panel = document.body.appendChild(document.createElement("section"));
  panel.id = "actions";
  pressed.length = 0;
  guard = new TouchGuard("#actions");
  stop = guard.follow();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a press on what stays is a press", () => {
  const trade = button("Trade", 0);
  down(trade);
  click(trade);
  expect(pressed).toEqual(["Trade"]);
});

test("a press on what came under the finger is none", () => {
  const end = button("End turn", 0);
  down(panel);
  click(end);
  const claim = button("Claim", 60);
  down(claim);
  claim.textContent = "Withdraw";
  click(claim);
  expect(pressed).toEqual([]);
});

test("keys press without a finger", () => {
  const end = button("End turn", 0);
  down(panel);
  click(end, 0);
  expect(pressed).toEqual(["End turn"]);
});

describe("what took the place of something else", () => {
  test("cannot be pressed before a finger on its way could turn back", () => {
    button("Claim", 0);
    guard.before();
    panel.innerHTML = "";
    const end = button("End turn", 0);
    guard.after();
    expect(guard.settling).toBe(true);
    down(end);
    click(end);
    expect(pressed).toEqual([]);
    vi.advanceTimersByTime(GRACE);
    expect(guard.settling).toBe(false);
    down(end);
    click(end);
    expect(pressed).toEqual(["End turn"]);
  });

  test("can be pressed at once where nothing stood", () => {
    button("Claim", 0);
    guard.before();
    const end = button("End turn", 60);
    guard.after();
    expect(guard.settling).toBe(false);
    down(end);
    click(end);
    expect(pressed).toEqual(["End turn"]);
  });

  test("is not pressed by the second press of two", () => {
    const buy = button("Buy", 0);
    down(buy);
    click(buy);
    buy.remove();
    const end = button("End turn", 0);
    down(end);
    click(end, 2);
    expect(pressed).toEqual(["Buy"]);
  });
});

test("neighbors that touch do not replace each other", () => {
  const [a, b] = [button("A", 0), button("B", 44)].map((element) => ({
    element,
    words: element.textContent,
    box: element.getBoundingClientRect(),
  }));
  expect(replaced([a!], [a!, b!])).toBe(false);
  expect(replaced([a!], [{ ...b!, box: a!.box }])).toBe(true);
});
