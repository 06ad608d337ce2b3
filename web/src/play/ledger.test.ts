/** The ledger and the chat beside the board. */
import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { board, line, view } from "../fixtures/play.ts";
import { FakeSocket, seated, welcome } from "../lib/fake.ts";
import { RoomLink } from "../lib/room.svelte.ts";
import type { LedgerLine, RoomView } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import Chat from "./Chat.svelte";
import Ledger from "./Ledger.svelte";
import { touches } from "./ledger.ts";
import { Play } from "./play.svelte.ts";

const words = (file: string) => readFileSync(`../src/duopoly/words/en/${file}.ftl`, "utf-8");
let link: RoomLink;

beforeEach(() => {
  learn("en", ["common", "web-play", "web-shell", "web-bots"].map(words).join("\n"));
  vi.stubGlobal("WebSocket", FakeSocket);
  link = new RoomLink("r", "en");
});

afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
});

/** The table, and what Bob's bot says of the move that it made. */
function room(reason = "", ply = 0): RoomView {
  const [ann, bob] = seated.seats;
  return { ...seated, seats: [ann!, { ...bob!, bot: "steady", reason, reason_ply: ply }] };
}

function goesOn(lines: LedgerLine[], now: RoomView, undoneTo: number | null = null): void {
  const total = lines.length ? lines.at(-1)!.n + 1 : undoneTo!;
  const rest = { undone_to: undoneTo, by: "Bob", move: "end" };
  FakeSocket.last.tell({ type: "moved", view: view(), lines, total, room: now, ...rest });
  flushSync();
}

test("after an undo no line carries a bot's words about another move", () => {
  const bobs = (n: number, text: string) => line(n, { player: "Bob", text });
  FakeSocket.last.tell(welcome({ board: board(), view: view(), lines: [line(0)], room: room() }));
  render(Ledger, { play: new Play(link) });
  goesOn([bobs(1, "Bob buys Boston.")], room("It earns well.", 2));
  goesOn([bobs(2, "Bob throws 7.")], room());
  expect(screen.getByText("It earns well.")).toBeTruthy(); // it is kept while the bot says nothing new
  goesOn([], room(), 1);
  goesOn([bobs(1, "Bob declines.")], room());
  expect(screen.getByText("Bob declines.")).toBeTruthy();
  expect(screen.queryByText("It earns well.")).toBeNull();
});

test("who only watches sees that they cannot write", () => {
  const watched = { ...seated, seats: seated.seats.map((seat) => ({ ...seat, mine: false })) };
  FakeSocket.last.tell(welcome({ board: board(), view: view(), room: watched }));
  render(Chat, { play: new Play(link) });
  expect(screen.getByText("Only people at the table can chat.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("who sits at the table writes", () => {
  FakeSocket.last.tell(welcome({ board: board(), view: view() }));
  render(Chat, { play: new Play(link) });
  expect(screen.getByRole("textbox", { name: "Message" })).toBeTruthy();
  expect(screen.queryByText("Only people at the table can chat.")).toBeNull();
});

test("what is typed is there again when the panel is", async () => {
  FakeSocket.last.tell(welcome({ board: board(), view: view() }));
  const play = new Play(link);
  const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Message" });
  const { unmount } = render(Chat, { play });
  await fireEvent.input(box(), { target: { value: "wait for" } });
  unmount();
  render(Chat, { play });
  expect(box().value).toBe("wait for");
});

test("a line is about all who are named in it", () => {
  const paid = line(0, { payer: "Bob", payee: "Ann" });
  expect([touches(paid, ["Ann"]), touches(paid, ["Bob"]), touches(paid, ["Cem"])]).toEqual([true, true, false]);
});
