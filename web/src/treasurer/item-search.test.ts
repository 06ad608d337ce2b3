import { describe, expect, it } from "vitest";

import { board } from "../fixtures/play.ts";
import { dealable, drawable, numberOf, search } from "./item-search.ts";

const deck = "competitor";
const cards = [
  { id: "C01", deck, text: "Collect $75 for a patent." },
  { id: "C02", deck, text: "Allez à la Fondation : la procédure est engagée." },
  { id: "C12", deck, text: "Pay a fee of $12." },
  { id: "C20", deck, text: "Idź na pole Łódź, Żółta ulica." },
  { id: "C21", deck, text: "Pay a fee of $12." },
];
const all = cards.map((card) => card.id);
const ids = (typed: string, able = all) => search(drawable(cards, able), typed).map((item) => item.move.slice(5));

describe("a dealt title", () => {
  const titles = dealable({ spaces: [1, 2].map((n) => ({ ...board().spaces[n]!, name: `Street ${n}` })) }, [1, 0]);

  it("is entered by its key and found by its space", () => {
    expect(titles.map((title) => title.move)).toEqual(["deal street-2", "deal street-1"]);
    expect(search(titles, "street 1").map((title) => title.number)).toEqual(["0"]);
  });
});

describe("a drawn card", () => {
  it("is listed only where it can come", () => {
    expect(ids("", ["C01", "C20"])).toEqual(["C01", "C20"]);
    expect(ids("fee", ["C01"])).toEqual([]);
  });

  it("is found by its number before its figures", () => {
    expect(numberOf({ id: "C01" })).toBe("1");
    expect(ids("12")[0]).toBe("C12");
    expect(ids("75")).toEqual(["C01"]);
  });

  it("is found by words without their accents, in any order", () => {
    expect(ids("procedure")).toEqual(["C02"]);
    expect(ids("zolta lodz")).toEqual(["C20"]);
    expect(ids("PATENT  collect")).toEqual(["C01"]);
    expect(ids("nothing like it")).toEqual([]);
  });

  it("puts what begins as typed first", () => {
    expect(ids("pay")[0]).toBe("C12");
  });

  it("that stands twice in the deck is listed once", () => {
    expect(ids("")).toEqual(["C01", "C02", "C12", "C20"]);
    expect(ids("", ["C21"])).toEqual(["C21"]);
  });
});
