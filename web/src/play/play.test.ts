/** What is open, chosen, or begun while others move, or while the connection is lost. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { board, choice, player, seatMoves, view } from "../fixtures/play.ts";
import { FakeSocket, seated, welcome } from "../lib/fake.ts";
import { RoomLink } from "../lib/room.svelte.ts";
import type { OfferView, PositionView, RoomView } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import { Play } from "./play.svelte.ts";
import TradeSheet from "./TradeSheet.svelte";

const WORDS = "../src/duopoly/words/en";
let link: RoomLink;
let now: Play;

beforeEach(() => {
  learn("en", readFileSync(`${WORDS}/web-play.ftl`, "utf-8"));
  vi.stubGlobal("WebSocket", FakeSocket);
  link = new RoomLink("r", "en");
  now = new Play(link);
  link.onmoved((_, before) => now.moved(before));
});

afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
});

const opens = (position: PositionView) => FakeSocket.last.tell(welcome({ board: board(), view: position }));

const goesOn = (position: PositionView, room: Partial<RoomView> = {}) =>
  FakeSocket.last.tell({
    type: "moved",
    view: position,
    lines: [],
    total: 2,
    undone_to: null,
    by: "Bob",
    move: "decline",
    room: { ...seated, ...room },
  });

describe("an offer to me while I make one", () => {
  const side = (titles: number[], cash = 0) => ({ titles, cards: [], cash });
  const offer: OfferView = { by: "Bob", to: "Ann", give: side([3]), take: side([], 50), swap: false };
  const players = [player("Ann", { titles: [1] }), player("Bob", { titles: [3] }), player("Cem")];
  const blocked = [{ ...choice("offer"), code: "one-offer", reason: "Another offer waits.", rule: "", topic: "" }];
  const answers = seatMoves("Ann", { decisions: [choice("accept"), choice("reject")], blocked });
  const partners = [seatMoves("Ann", { partners: ["Cem"] })];
  const others = view({ turn: "Bob", to_act: "Bob", players, moves: partners });
  const waits = (waiting: OfferView, ply: number) =>
    view({ ply, phase: "answer", turn: "Bob", players, offer: waiting, moves: [answers] });
  const play = vi.fn((_seat: string, move: string) => {
    if (move === "reject") goesOn({ ...others, ply: 9 });
    return Promise.resolve();
  });

  beforeEach(() => {
    play.mockClear();
    Object.assign(link, {
      play,
      whyNot: () => Promise.resolve({ blocked: [] }),
      effects: () => Promise.resolve({ blocked: null, sides: [] }),
    });
  });

  async function send(to: string): Promise<void> {
    render(TradeSheet, { play: now, draft: now.draft! });
    await userEvent.click(screen.getByRole("button", { name: `Send to ${to}` }));
  }

  test("is not rejected with another that was begun before it", async () => {
    opens(others);
    now.trade();
    now.draft = { ...now.draft!, give: side([1]) };
    goesOn(waits(offer, 1));
    await send("Cem");
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByText("Another offer waits.")).toBeTruthy();
  });

  test("is rejected with the counteroffer that answers it", async () => {
    opens(waits(offer, 1));
    now.counter(link.view!.offer!);
    goesOn(waits(offer, 1));
    await send("Bob");
    expect(play.mock.calls).toEqual([
      ["Ann", "reject"],
      ["Ann", "offer Bob give cash 50 take street-3"],
    ]);
  });

  test("after an undo a counteroffer to another at the same move begins anew", () => {
    opens(waits(offer, 1));
    now.counter(link.view!.offer!);
    now.closeDraft();
    goesOn(waits({ ...offer, take: side([], 80) }, 1));
    now.counter(link.view!.offer!);
    expect(now.draft!.give.cash).toBe(80);
  });

  test("is not rejected with a counteroffer to an earlier one", async () => {
    opens(waits(offer, 1));
    now.counter(link.view!.offer!);
    goesOn(waits({ ...offer, take: side([], 80) }, 3));
    await send("Bob");
    expect(play).not.toHaveBeenCalled();
  });
});

describe("a list", () => {
  const mortgage = [choice("mortgage street-1", { space: 1, amount: 50 })];
  const moves = [seatMoves("Ann", { manage: { mortgage } })];
  const bobs = view({ turn: "Bob", to_act: "Bob", moves });
  const auction = (space: number, facts: Partial<PositionView> = {}) => {
    const lot = { lot: "title" as const, space, bid: 1, best: null, out: [], still_in: ["Ann", "Bob"] };
    return view({ phase: "auction", auction: lot, ...facts });
  };

  test.each([
    ["gives way to a decision of one's own", auction(1, { moves }), null],
    ["stays for a debt, which it pays", view({ phase: "debt", moves }), "mortgage"],
  ])("that is open in somebody else's turn %s", (_, asked, mode) => {
    opens(bobs);
    now.choose("mortgage");
    goesOn({ ...bobs, ply: 1 });
    expect(now.mode).toBe("mortgage");
    goesOn({ ...asked, ply: 2, turn: "Bob" });
    expect(now.mode).toBe(mode);
  });

  test("that is open in one's own turn stays open after each mortgage", () => {
    opens(view({ moves }));
    now.choose("mortgage");
    goesOn(view({ ply: 1, moves }));
    expect(now.mode).toBe("mortgage");
  });

  test("that is open in one's own turn gives way to an offer", () => {
    opens(view({ phase: "throw", moves }));
    now.choose("mortgage");
    goesOn(view({ ply: 1, phase: "answer", moves }));
    expect(now.mode).toBeNull();
  });

  test("that is empty after a reconnect is closed, and a sum for another auction is gone", async () => {
    opens(auction(1, { moves }));
    now.choose("mortgage");
    now.bid = 110;
    const bids = now.play("bid 110");
    FakeSocket.last.lose();
    link.reconnect();
    opens(auction(3, { ply: 9 }));
    await bids;
    expect([now.bid, now.mode]).toEqual([null, null]);
  });
});

describe("after a reconnect", () => {
  const position = view({ phase: "throw" });

  test("nothing is said any more of what was not sent", async () => {
    opens(position);
    FakeSocket.last.lose();
    await now.play("throw");
    expect(now.pending.refusal?.code).toBe("offline");
    link.reconnect();
    opens(position);
    expect(now.pending.refusal).toBeNull();
  });

  test("it is said what may have been done", async () => {
    opens(position);
    const throws = now.play("throw");
    FakeSocket.last.lose();
    link.reconnect();
    opens(view({ ply: 1, phase: "throw" }));
    await throws;
    expect(now.pending.refusal?.code).toBe("unanswered");
  });
});

test("a hint and what one's last move cost take each other's place", async () => {
  opens(view({ ply: 5 }));
  Object.assign(link, {
    hint: () => Promise.resolve({ move: "buy", label: "Buy Boston" }),
    grade: () => Promise.resolve({ grade: "best", deed: "Buys Boston" }),
  });
  await now.hints.ask();
  await now.hints.askGrade();
  expect([now.hints.now, now.hints.grade?.deed]).toEqual([null, "Buys Boston"]);
  await now.hints.ask();
  expect([now.hints.now?.label, now.hints.grade]).toEqual(["Buy Boston", null]);
});

describe("after an undo, although as many moves were made again,", () => {
  const position = view({ ply: 5 });
  const again = () => goesOn(position, { undos: 1 });

  test("a hint is gone", async () => {
    opens(position);
    Object.assign(link, { hint: () => Promise.resolve({ move: "buy", label: "Buy Boston" }) });
    await now.hints.ask();
    expect(now.hints.now?.label).toBe("Buy Boston");
    again();
    expect(now.hints.now).toBeNull();
  });

  test("what one's last move cost is gone", async () => {
    opens(position);
    Object.assign(link, { grade: () => Promise.resolve({ grade: "best", deed: "Buys Boston" }) });
    await now.hints.askGrade();
    expect(now.hints.grade?.deed).toBe("Buys Boston");
    again();
    expect(now.hints.grade).toBeNull();
  });
});
