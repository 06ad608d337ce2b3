/** Questions to the whole table: who may take one back, and what an open one leaves possible. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import { board, view } from "../fixtures/play.ts";
import { announcer } from "../lib/announcer.svelte.ts";
import type { RoomLink } from "../lib/room.svelte.ts";
import type { RoomView, VoteView } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import { Play } from "./play.svelte.ts";
import TimeUp from "./TimeUp.svelte";
import Vote from "./Vote.svelte";

const answer = vi.fn(() => Promise.resolve());

beforeEach(() => {
  learn("en", readFileSync("../src/duopoly/words/en/web-play.ftl", "utf-8"));
  answer.mockClear();
});

const undo: VoteView = {
  what: "undo",
  moves: 1,
  until: null,
  by: "Ann",
  seat: "Ann",
  text: "Ann asks to undo 1 move.",
  waiting: ["Ben"],
  yes: ["Ann"],
};

function table(vote: VoteView, me = "Ann"): Play {
  const seats = [
    { name: "Ann", who: "person", mine: true },
    { name: "Ben", who: "person", mine: false },
  ];
  const room = { seats, state: "playing", may_undo: 1, room: "r", vote, deadline: 1 };
  const link = {
    view: view({ to_act: "Ben" }),
    board: board(),
    room: room as unknown as RoomView,
    me: [me],
    lines: [],
    ahead: 0,
    vote: answer,
    onmoved: () => () => {},
  };
  return new Play(link as unknown as RoomLink);
}

test("whoever asked may take the question back", async () => {
  render(Vote, { play: table(undo), vote: undo });
  await userEvent.click(screen.getByRole("button", { name: "Take the question back" }));
  expect(answer).toHaveBeenCalledWith(false, "undo");
});

test("others answer it, and cannot take it back", () => {
  render(Vote, { play: table(undo, "Ben"), vote: undo });
  expect(screen.getAllByRole("button").map((button) => button.textContent?.trim())).toEqual(["Yes", "No"]);
});

test.each([
  ["an undo leaves a bot for a late player possible", undo, 1],
  ["while a seat is asked about, it is not asked again", { ...undo, what: "bot", seat: "Ben" } as VoteView, 0],
])("%s", (_, vote, buttons) => {
  render(TimeUp, { play: table(vote) });
  expect(screen.queryAllByRole("button", { name: /Ben/ })).toHaveLength(buttons);
});

test("nobody takes back a question about a seat: it is over in seconds", () => {
  const about: VoteView = { ...undo, what: "end", seat: "Ben", waiting: ["Cem"], until: null };
  render(Vote, { play: table(about), vote: about });
  expect(screen.queryByRole("button")).toBeNull();
});

test("a question is read out once, not at each change of the room", async () => {
  const say = vi.spyOn(announcer, "say");
  const { rerender } = render(Vote, { play: table(undo, "Ben"), vote: undo });
  await rerender({ vote: { ...undo } });
  expect(say.mock.calls).toEqual([[undo.text]]);
  await rerender({ vote: { ...undo, text: "Ann asks to undo 2 moves." } });
  expect(say).toHaveBeenCalledTimes(2);
  say.mockRestore();
});
