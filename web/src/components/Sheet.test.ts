import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { announcer } from "../lib/announcer.svelte.ts";
import Sheet from "./Sheet.svelte";

const inside = createRawSnippet(() => ({
  render: () => `<div><button>One</button><button disabled>Off</button><button>Two</button></div>`,
}));

let opener: HTMLButtonElement;
const onclose = vi.fn();

beforeEach(() => {
  onclose.mockReset();
  document.body.innerHTML = "<button>Opener</button>";
  opener = document.querySelector("button")!;
  opener.focus();
});

const open = () => render(Sheet, { title: "Brattle St.", onclose, children: inside });
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label");

test("it is a dialog with its title for a name", () => {
  open();
  expect(screen.getByRole("dialog").getAttribute("aria-labelledby")).toBe(screen.getByRole("heading").id);
});

test("the focus goes round inside, both ways", async () => {
  open();
  const user = userEvent.setup();
  const seen = [focused()];
  for (let i = 0; i < 3; i++) {
    await user.tab();
    seen.push(focused());
  }
  expect(seen).toEqual(["web-shell-close", "One", "Two", "web-shell-close"]);
  await user.tab({ shift: true });
  expect(focused()).toBe("Two");
});

test("a selection that ends beside it leaves it open", async () => {
  open();
  const dialog = screen.getByRole("dialog");
  await fireEvent.pointerDown(screen.getByText("One"));
  await fireEvent.click(dialog);
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.pointerDown(dialog);
  await fireEvent.click(dialog);
  expect(onclose).toHaveBeenCalledOnce();
});

test("Escape closes it, and keys do not reach the screen below", async () => {
  open();
  const below = vi.fn();
  addEventListener("keydown", below);
  await userEvent.setup().keyboard("b{Escape}");
  removeEventListener("keydown", below);
  expect(onclose).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
});

test("Escape closes it also when what had the focus is gone, and keys do not reach the screen below", async () => {
  open();
  const below = vi.fn();
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  addEventListener("keydown", below);
  await userEvent.setup().keyboard("b{Escape}");
  removeEventListener("keydown", below);
  expect(onclose).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
});

test("of two sheets only the upper one is closed", async () => {
  open();
  const upper = vi.fn();
  render(Sheet, { title: "Card", onclose: upper, children: inside });
  (document.activeElement as HTMLElement).blur();
  await userEvent.setup().keyboard("{Escape}");
  expect(upper).toHaveBeenCalledOnce();
  expect(onclose).not.toHaveBeenCalled();
});

test("closed by the browser, it says so", () => {
  open();
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  expect(onclose).toHaveBeenCalledOnce();
});

test("a click beside it closes it, one inside does not", async () => {
  open();
  await fireEvent.click(screen.getByText("One"));
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("dialog"));
  expect(onclose).toHaveBeenCalledOnce();
});

test("the focus returns to where it came from", () => {
  const { unmount } = open();
  expect(document.activeElement).not.toBe(opener);
  unmount();
  expect(document.activeElement).toBe(opener);
});

test("toasts and announcements are in the uppermost dialog, as all else is inert", () => {
  const page = document.createElement("div");
  page.id = "app";
  page.innerHTML = '<div id="notices"></div>';
  document.body.append(page);
  const notices = page.firstElementChild!;
  const lower = open();
  const dialog = screen.getByRole("dialog");
  expect(notices.parentElement).toBe(dialog);
  const upper = render(Sheet, { title: "Card", onclose, children: inside });
  expect(notices.parentElement).toBe(screen.getAllByRole("dialog").find((one) => one !== dialog));
  lower.unmount();
  expect(notices.parentElement).toBe(screen.getByRole("dialog"));
  upper.unmount();
  expect(notices.parentElement).toBe(page);
});

test("what was announced before a sheet opened is not announced again inside it", () => {
  document.body.insertAdjacentHTML("beforeend", '<div id="app"><div id="notices"></div></div>');
  announcer.alert("Your turn.");
  open();
  expect(announcer.urgent).toBe("");
});
