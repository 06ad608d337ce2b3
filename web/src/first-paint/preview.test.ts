import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Board from "../board/Board.svelte";
import { antiBoard, antiView, classicBoard, classicView } from "../fixtures/board.ts";
import { seated, welcome } from "../lib/fake.ts";
import { learn } from "../lib/words.svelte.ts";
import { endPreview, isPreviewed, preview } from "./preview.ts";

const faces = () => document.querySelectorAll(".preview .face").length;
const drawn = () => document.querySelectorAll(".ring [role=grid] .picture .face").length;

beforeEach(() => {
  vi.useFakeTimers();
  learn("en", "web-board-name = The board");
  window.innerWidth = 1280;
});
afterEach(() => {
  endPreview();
  vi.useRealTimers();
});

test("the board in the first message is painted with its names and prices", () => {
  void preview(welcome({ board: classicBoard }), "fr");
  expect(faces()).toBe(36);
  expect(document.querySelector(".preview")?.textContent).toContain("LecourbeM84");
  expect(document.querySelector(".preview")?.getAttribute("aria-hidden")).toBe("true");
});

test.each([
  ["a table still waiting for friends", welcome({ board: antiBoard, room: { ...seated, state: "waiting" } }), 1280],
  ["the bank for a real board", welcome({ board: antiBoard, room: { ...seated, treasurer: true } }), 1280],
  ["a phone", welcome({ board: antiBoard }), 375],
])("%s has no preview", async (_, message, wide) => {
  window.innerWidth = wide;
  await preview(message, "en");
  expect(faces()).toBe(0);
});

test("the preview shows through until the board itself is drawn, then goes", async () => {
  void preview(welcome({ board: antiBoard }), "en");
  render(Board, { board: antiBoard, view: antiView });
  expect([faces(), drawn()]).toEqual([36, 0]);
  expect(screen.getAllByRole("gridcell")).toHaveLength(40);
  await vi.advanceTimersByTimeAsync(3000);
  await tick();
  expect([faces(), drawn()]).toEqual([0, 36]);
});

test("another board is drawn at once", async () => {
  void preview(welcome({ board: antiBoard }), "en");
  const { rerender } = render(Board, { board: antiBoard, view: antiView });
  await rerender({ board: classicBoard, view: classicView });
  expect([faces(), drawn()]).toEqual([0, 36]);
  expect(isPreviewed(antiBoard)).toBe(false);
});

test("leaving before that removes the preview", () => {
  void preview(welcome({ board: antiBoard }), "en");
  const { unmount } = render(Board, { board: antiBoard, view: antiView });
  unmount();
  expect(faces()).toBe(0);
});
