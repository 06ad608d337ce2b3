import { beforeEach, expect, test } from "vitest";

import { Keeper } from "./focus.ts";

let keeper: Keeper;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <button id="menu"></button>
      <div id="actions" tabindex="-1"><button id="gone"></button><button data-primary></button></div>
      <dialog><button id="inside"></button></dialog>
    </main>`;
  keeper = new Keeper();
});

function press(id: string): HTMLElement {
  const button = document.getElementById(id)!;
  button.focus();
  keeper.mark();
  return button;
}

test("when the pressed button is gone, the focus goes to the first one among the actions", async () => {
  press("gone").remove();
  await keeper.restore();
  expect(document.activeElement?.matches("[data-primary]")).toBe(true);
});

test("without a first button it goes to the first die", async () => {
  document.querySelector("[data-primary]")!.outerHTML = "<button></button><button data-first></button>";
  press("gone").remove();
  await keeper.restore();
  expect(document.activeElement?.matches("[data-first]")).toBe(true);
});

test("what was outside the actions stays outside", async () => {
  press("menu").remove();
  await keeper.restore();
  expect(document.activeElement).toBe(document.body);
});

test("a keeper of a whole screen also brings it back from elsewhere there", async () => {
  keeper = new Keeper("main");
  press("menu").remove();
  await keeper.restore();
  expect(document.activeElement?.matches("[data-primary]")).toBe(true);
});

test("a dialog whose opener is gone gives the focus back to the actions", async () => {
  const opener = press("gone");
  const dialog = document.querySelector("dialog")!;
  dialog.showModal();
  press("inside");
  opener.remove();
  await keeper.restore();
  expect(dialog.contains(document.activeElement)).toBe(true);
  dialog.remove();
  await keeper.restore();
  expect(document.activeElement?.matches("[data-primary]")).toBe(true);
});

test("the focus does not come to what accepts an offer, not even where a coach points at it", async () => {
  document.querySelector("[data-primary]")!.outerHTML = '<button data-ring data-move="accept"></button>';
  press("gone").remove();
  await keeper.restore();
  expect(document.activeElement?.id).toBe("actions");
});
