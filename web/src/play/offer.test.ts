import { expect, test } from "vitest";

import { board as laid, player } from "../fixtures/play.ts";
import {
  aloneText,
  isEmpty,
  isMoney,
  pruned,
  mirrored,
  newDraft,
  offerText,
  withCard,
  withCash,
  withTitle,
} from "./offer.ts";

const board = laid();
const draft = newDraft("Ann", "Bob");

test("titles and cash of both sides make the move's text", () => {
  let offer = withTitle(draft, "give", 1);
  offer = withCash(offer, "give", 100, 500);
  offer = withTitle(offer, "take", 39);
  expect(offerText(offer, board)).toBe("offer Bob give street-1 cash 100 take street-39");
});

test("titles stand in the order of the board, cards in that of the decks, cash last", () => {
  let offer = draft;
  for (const space of [39, 3, 12]) offer = withTitle(offer, "take", space);
  offer = withCash(withCard(withCard(offer, "take", "chest"), "take", "chance"), "take", 7, 500);
  expect(offerText(offer, board)).toBe("offer Bob take street-3 street-12 street-39 card:chance card:chest cash 7");
});

test("an empty side is left out, and an empty offer is known as such", () => {
  expect(offerText(withCash(draft, "give", 5, 9), board)).toBe("offer Bob give cash 5");
  expect(isEmpty(draft)).toBe(true);
  expect(isEmpty(withCash(draft, "take", 1, 9))).toBe(false);
});

test("money alone is no offer, with a title beside it it is", () => {
  const money = withCash(draft, "give", 60, 500);
  expect([isMoney(draft), isMoney(money), isMoney(withTitle(money, "take", 5))]).toEqual([false, true, false]);
  expect(isMoney(withCard(money, "take", "chest"))).toBe(false);
});

test("what is bid meanwhile cannot be offered", () => {
  const offer = withCash(withTitle(draft, "give", 1), "give", 100, 500);
  const players = [player("Ann", { titles: [1], cash: 500, spendable: 30 }), player("Bob")];
  expect(pruned(offer, players).give.cash).toBe(30);
});

test("a name with spaces stays whole", () => {
  expect(offerText(withTitle(newDraft("Ann", "Big Bob"), "give", 1), board)).toBe("offer Big Bob give street-1");
});

test("tapping twice takes a title back", () => {
  const offer = withTitle(withTitle(draft, "give", 1), "give", 1);
  expect(isEmpty(offer)).toBe(true);
});

test("cash is whole, not below nothing and not above what there is", () => {
  const cash = (typed: number) => withCash(draft, "give", typed, 168).give.cash;
  expect([cash(-5), cash(2.9), cash(400), cash(Number.NaN)]).toEqual([0, 2, 168, 0]);
});

test("one thing alone is asked about whatever else is ticked", () => {
  const offer = withCash(withTitle(draft, "give", 1), "take", 50, 500);
  expect(aloneText(offer, "take", { titles: [39] }, board)).toBe("offer Bob take street-39");
  expect(aloneText(offer, "give", { cards: ["chest"] }, board)).toBe("offer Bob give card:chest");
});

test("a counter-offer is the offer seen from the other side", () => {
  const give = { titles: [1], cards: [], cash: 60 };
  const take = { titles: [39], cards: ["chest"], cash: 0 };
  expect(mirrored({ by: "Bob", to: "Ann", give, take, swap: false })).toEqual({
    by: "Ann",
    to: "Bob",
    give: take,
    take: give,
  });
});

test("what has changed hands falls out of the draft", () => {
  let offer = withTitle(withTitle(withCash(draft, "give", 300, 500), "give", 1), "take", 39);
  offer = pruned(offer, [player("Ann", { titles: [1], cash: 120 }), player("Bob", { titles: [5] })]);
  expect(offerText(offer, board)).toBe("offer Bob give street-1 cash 120");
});
