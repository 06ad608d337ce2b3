/** Decisions that few games have, as they are drawn. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { board, choice, player, seatMoves, view } from "../fixtures/play.ts";
import { FakeSocket, welcome } from "../lib/fake.ts";
import { RoomLink } from "../lib/room.svelte.ts";
import type { AuctionView, PositionView, RoomView, SeatMoves } from "../lib/types.ts";
import { learn, setMoney } from "../lib/words.svelte.ts";
import Auction from "./Auction.svelte";
import Dock from "./Dock.svelte";
import MenuSheet from "./MenuSheet.svelte";
import ManageTitles from "./ManageTitles.svelte";
import MoveButtons from "./MoveButtons.svelte";
import { Play } from "./play.svelte.ts";
import ManageButtons from "./ManageButtons.svelte";
import LastHousesRequest from "./LastHousesRequest.svelte";
import Sheets from "./Sheets.svelte";
import TitlePicker from "./TitlePicker.svelte";
import TradeSheet from "./TradeSheet.svelte";
import WaitingFor from "./WaitingFor.svelte";

const WORDS = "../src/duopoly/words/en";
const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  learn(
    "en",
    ["common", "web-board", "web-play", "web-shell"]
      .map((name) => readFileSync(`${WORDS}/${name}.ftl`, "utf-8"))
      .join("\n"),
  );
  setMoney("$", "");
  play.mockClear();
});

function table(facts: Partial<PositionView>, here: Partial<RoomView> = {}): Play {
  const room = { seats: [], state: "playing", may_undo: 0, room: "r", ...here };
  const link = {
    view: view(facts),
    board: board(),
    room,
    me: ["Ann"],
    lines: [],
    ahead: 0,
    play,
    onmoved: () => () => {},
  };
  return new Play(link as unknown as RoomLink);
}

const asked = (facts: Partial<SeatMoves>) => table({ moves: [seatMoves("Ann", facts)] });

test("the last houses are wanted a step at a time, from one to the most there can be", async () => {
  const decisions = [choice("want"), choice("pass", { label: "None" })];
  render(LastHousesRequest, { play: asked({ decisions }), wish: { most: 3, piece: "house" }, choices: decisions });
  const more = screen.getByRole("button", { name: "One more" });
  expect(screen.getByRole("button", { name: "One fewer" }).getAttribute("aria-disabled")).toBe("true");
  for (let i = 0; i < 4; i++) await userEvent.click(more);
  expect(more.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("button", { name: "None" }).hasAttribute("data-primary")).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: /Ask for 3 houses/ }));
  expect(play).toHaveBeenCalledWith("Ann", "want 3");
});

test("a single one is wanted without a step", async () => {
  render(LastHousesRequest, { play: asked({}), wish: { most: 1, piece: "apartment" }, choices: [] });
  expect(screen.queryByRole("group")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Ask for 1 apartment/ }));
  expect(play).toHaveBeenCalledWith("Ann", "want");
});

test.each([
  [true, "claim-for-me off"],
  [false, "claim-for-me on"],
])("a tap on the switch that is %s sends %s", async (claims_for_me, move) => {
  render(MenuSheet, { play: asked({ claims_for_me }) });
  const toggle = screen.getByRole("switch", { name: "Claim rents for Ann automatically" });
  expect(toggle.getAttribute("aria-checked")).toBe(String(claims_for_me));
  await userEvent.click(toggle);
  expect(play).toHaveBeenCalledWith("Ann", move);
});

test("where nobody has to claim there is no switch", () => {
  render(MenuSheet, { play: asked({}) });
  expect(screen.queryByRole("switch")).toBeNull();
});

test("while somebody owes a trade opens with whoever does", async () => {
  const players = ["Ann", "Bob", "Cem"].map((name) => player(name));
  const now = table({ players, moves: [seatMoves("Ann", { partners: ["Cem", "Bob"] })] });
  render(ManageButtons, { play: now, moves: now.moves! });
  await userEvent.click(screen.getByRole("button", { name: /^Trade/ }));
  expect(now.draft).toMatchObject({ by: "Ann", to: "Cem" });
});

test("while nobody has a title, the trade says so, and the buttons stay while others decide", async () => {
  const reason = "Nobody has a title to trade yet.";
  const blocked = [
    { move: "offer", code: "nothing-to-trade", verb: "offer" as const, label: "offer", reason, rule: "", topic: "" },
  ];
  const players = [player("Ann"), player("Bob")];
  render(Dock, {
    play: table({ players, turn: "Bob", to_act: "Bob", moves: [seatMoves("Ann", { blocked })] }),
    blocked: 0,
  });
  const trade = screen.getByRole("button", { name: /^Trade/ });
  expect(trade.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(trade);
  expect(screen.getByRole("note").textContent).toContain(reason);
});

test("giving up is asked again, and looks it", async () => {
  const decisions = [choice("give-up", { label: "Give up: go bankrupt" })];
  render(MoveButtons, { play: asked({ decisions }), choices: decisions });
  await userEvent.click(screen.getByRole("button", { name: "Give up: go bankrupt" }));
  const again = screen.getByRole("button", { name: /Give up: go bankrupt.*\? Press again to confirm/ });
  expect(again.classList).toContain("sure");
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(again);
  expect(play).toHaveBeenCalledWith("Ann", "give-up");
});

test.each([
  ["$40 still missing", 60, []],
  ["You can pay now", 100, [choice("pay", { label: "Pay $100" })]],
])("a list that raises cash for a debt says %s", async (heading, cash, decisions) => {
  const debts = [{ debtor: "Ann", creditor: "Bob", amount: 100, text: "Ann owes Bob $100.", claim: false }];
  const manage = { mortgage: [choice("mortgage street-1", { space: 1, amount: 50 })] };
  const moves = [seatMoves("Ann", { decisions, manage })];
  const now = table({ phase: "debt", debts, moves, players: [player("Ann", { cash }), player("Bob")] });
  now.choose("mortgage");
  render(ManageTitles, {
    play: now,
    mode: "mortgage",
    note: "",
    aside: createRawSnippet(() => ({ render: () => "<i></i>" })),
  });
  expect(screen.getByRole("heading").textContent).toBe(heading);
  const pay = screen.queryByRole("button", { name: /^Pay/ });
  expect(pay?.hasAttribute("data-primary") ?? false).toBe(decisions.length > 0);
  if (pay) await userEvent.click(pay);
  expect(play.mock.calls).toEqual(pay ? [["Ann", "pay"]] : []);
});

test("the spaces that a bus leads to stay as far away until the next question", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const link = new RoomLink("r", "en");
  const decisions = [choice("go street-7", { space: 7 }), choice("go street-3", { space: 3 })];
  const at = (space: number, ply: number) =>
    view({ ply, phase: "go", players: [player("Ann", { space })], moves: [seatMoves("Ann", { decisions })] });
  FakeSocket.last.tell(welcome({ board: board(), view: at(0, 1) }));
  const now = new Play(link);
  render(TitlePicker, { play: now, choices: decisions });
  const distances = () => screen.getAllByText(/ahead$/).map((one) => one.textContent);
  expect(distances()).toEqual(["3 spaces ahead", "7 spaces ahead"]);
  link.view = at(3, 1);
  await tick();
  expect(distances()).toEqual(["3 spaces ahead", "7 spaces ahead"]);
  link.view = at(2, 2);
  await tick();
  expect(distances()).toEqual(["1 space ahead", "5 spaces ahead"]);
  link.close();
});

test("a clock that has run down says what that means", () => {
  const seats = [{ name: "Ann", who: "person", mine: true }] as RoomView["seats"];
  const now = table({}, { seats, deadline: 1 });
  render(Dock, { play: now, blocked: 0 });
  expect(screen.getByText(/^Time is up\. You lose nothing/)).toBeTruthy();
});

test("a trade in the making is kept while its turn lasts, until it is offered", () => {
  const facts = {
    players: ["Ann", "Bob", "Cem"].map((name) => player(name)),
    moves: [seatMoves("Ann", { partners: ["Bob"] })],
  };
  const now = table(facts);
  const change = () => (now.draft = { ...now.draft!, to: "Cem", give: { titles: [1], cards: [], cash: 5 } });
  now.trade();
  const draft = change();
  now.closeDraft();
  expect(now.draft).toBeNull();
  now.trade();
  expect(now.draft).toEqual(draft);
  now.closeDraft(true);
  now.trade();
  expect(now.draft).toMatchObject({ to: "Bob", give: { titles: [] } });
  change();
  now.closeDraft();
  now.link.view = view({ ...facts, turn: "Bob" });
  now.trade();
  expect(now.draft).toMatchObject({ to: "Bob", give: { titles: [] } });
});

test("a hint fills in its bid or selects its space, and nothing else", () => {
  const bidding = asked({ decisions: [choice("bid"), choice("pass")] });
  bidding.take("bid 55");
  expect(bidding.bid).toBe(55);
  bidding.take("pass");
  expect(bidding.bid).toBe(55);
  const going = asked({ decisions: [choice("go chance", { space: 7 }), choice("end")] });
  going.take("go chance");
  expect(going.chosenMove?.space).toBe(7);
  going.take("end");
  expect(going.picked).toBe("go chance");
});

const auction = (facts: Partial<AuctionView> = {}): AuctionView => ({
  ...{ lot: "title", space: null, bid: 60, best: "Bob", out: [], still_in: ["Ann", "Bob"] },
  ...facts,
});

test("a sum that was set and not bid is forgotten with its auction", () => {
  const now = table({ phase: "auction", auction: auction({ space: 1 }) });
  const move = (next: AuctionView | null) => {
    const before = now.link.view;
    now.link.view = view({ phase: "auction", auction: next });
    now.moved(before);
  };
  now.bid = 161;
  move(auction({ space: 1, bid: 70 }));
  expect(now.bid).toBe(161);
  move(auction({ space: 3, bid: 1 }));
  expect(now.bid).toBeNull();
  now.bid = 161;
  move(null);
  expect(now.bid).toBeNull();
});

test.each(["12.50", "1,2"])("%s is no bid, and is not sent as another", async (text) => {
  const moves = seatMoves("Ann", { decisions: [choice("pass")], least_bid: 61, most_bid: 5000 });
  const now = table({ phase: "auction", auction: auction(), moves: [moves] });
  render(Auction, { play: now, auction: auction(), moves });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "My bid" });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: /^Bid/ }));
  expect(play).not.toHaveBeenCalled();
  expect(field.value).toBe(text);
});

test("what is no bid goes when a hint or a key sets one, and in the next auction", async () => {
  const moves = seatMoves("Ann", { decisions: [choice("pass")], least_bid: 61, most_bid: 5000 });
  const now = table({ phase: "auction", auction: auction(), moves: [moves] });
  Object.assign(now.link, { title: () => Promise.resolve(null) });
  const { rerender } = render(Auction, { play: now, auction: auction({ space: 1 }), moves });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "My bid" });
  const type = async () => {
    await userEvent.clear(field);
    await userEvent.type(field, "abc");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  };
  await type();
  now.take("bid 70");
  await tick();
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["70", null]);
  await type();
  await rerender({ auction: auction({ space: 3 }) });
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["61", null]);
});

test.each(["1,200", "1 200", "1.200", "1\u00a0200"])("a bid of %s is one of 1200", async (text) => {
  const moves = seatMoves("Ann", { decisions: [choice("pass")], least_bid: 61, most_bid: 5000 });
  const now = table({ phase: "auction", auction: auction(), moves: [moves] });
  render(Auction, { play: now, auction: auction(), moves });
  const field = screen.getByRole("textbox", { name: "My bid" });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole("button", { name: /^Bid \$1,200/ }));
  expect(play).toHaveBeenCalledWith("Ann", "bid 1200");
});

test("cash of a trade is read as the page writes it, and what is no sum is not sent", async () => {
  const players = [player("Ann", { cash: 1500, titles: [1] }), player("Bob")];
  const now = table({ players, moves: [seatMoves("Ann", { partners: ["Bob"] })] });
  Object.assign(now.link, {
    whyNot: () => Promise.resolve({ blocked: [] }),
    effects: () => Promise.resolve({ blocked: null, sides: [] }),
  });
  now.draft = {
    by: "Ann",
    to: "Bob",
    give: { titles: [1], cards: [], cash: 0 },
    take: { titles: [], cards: [], cash: 0 },
  };
  const { rerender } = render(TradeSheet, { play: now, draft: now.draft });
  const [field] = screen.getAllByRole<HTMLInputElement>("textbox");
  const type = async (text: string) => {
    await userEvent.clear(field!);
    await userEvent.type(field!, text);
    await rerender({ draft: now.draft! });
  };
  const send = () => screen.getByRole("button", { name: "Send to Bob" });
  await type("1,2");
  expect([field!.value, field!.getAttribute("aria-invalid"), send().getAttribute("aria-disabled")]).toEqual([
    "1,2",
    "true",
    "true",
  ]);
  await type("1,200");
  expect([field!.value, now.draft!.give.cash, send().getAttribute("aria-disabled")]).toEqual(["1200", 1200, null]);
});

test("with two players at one device the title card offers and makes the moves of the one in control", async () => {
  const mortgage = (key: string) => choice(`mortgage ${key}`, { space: 3, label: "Mortgage" });
  const now = table({
    moves: [seatMoves("Ann"), seatMoves("Cem", { decisions: [], manage: { mortgage: [mortgage("street-3")] } })],
  });
  Object.assign(now.link, { me: ["Ann", "Cem"], title: () => new Promise(() => {}) });
  now.card = 3;
  render(Sheets, { play: now, unread: 0, onread: () => {} });
  expect(screen.queryByRole("button", { name: "Mortgage" })).toBeNull();
  now.chosen = "Cem";
  await tick();
  await userEvent.click(screen.getByRole("button", { name: "Mortgage" }));
  expect(play).toHaveBeenCalledWith("Cem", "mortgage street-3");
});

test("no shortcut accepts an offer, and its button names none", () => {
  const choices = [choice("accept", { label: "Accept" }), choice("reject", { label: "Reject" })];
  render(MoveButtons, { play: asked({ decisions: choices }), choices });
  const accept = screen.getByRole("button", { name: "Accept" });
  expect(accept.hasAttribute("data-primary")).toBe(false);
  expect(accept.querySelector("kbd")).toBeNull();
});

test.each(["bot", "person"] as const)("who watches reads that, whether a %s decides or not", (who) => {
  const seats = [{ name: "Bob", who, here: false, reason: "" }] as unknown as RoomView["seats"];
  const watched = table({ to_act: "Bob" }, { seats });
  Object.assign(watched.link, { me: [] });
  render(WaitingFor, { play: watched });
  expect(screen.getByText("You are watching.")).toBeTruthy();
});
