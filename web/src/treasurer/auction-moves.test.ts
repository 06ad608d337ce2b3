import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";

import { player, view } from "../fixtures/treasurer.ts";
import type { AuctionView } from "../lib/types.ts";
import { learn, setMoney } from "../lib/words.svelte.ts";
import AuctionResult from "./AuctionResult.svelte";
import { hammer, type Seller } from "./auction-moves.ts";
import { Bank } from "./bank.svelte.ts";

/** An auction by the rules: round the table, passed for good, over when only the best bidder is left. */
function auctioneer(names: string[], space = 5) {
  const moves: string[] = [];
  let auction: AuctionView | null = { lot: "title", space, bid: 0, best: null, out: [], still_in: names };
  let turn = 0;
  const seller: Seller = {
    get link() {
      return {
        view: {
          auction,
          to_act: auction ? names[turn]! : "chance",
          phase: auction ? ("auction" as const) : ("throw" as const),
        },
      };
    },
    take: async ([[seat, move] = ["", ""]]) => {
      moves.push(`${seat}: ${move}`);
      const [verb, sum] = move.split(" ");
      if (!auction) return false;
      if (verb === "bid") auction = { ...auction, bid: Number(sum), best: seat };
      else auction = { ...auction, still_in: auction.still_in.filter((name) => name !== seat) };
      const left: string[] = auction.still_in;
      if (left.length === 0 || (left.length === 1 && auction.best)) auction = null;
      else
        do turn = (turn + 1) % names.length;
        while (!left.includes(names[turn]!));
      return true;
    },
  };
  return { seller, moves };
}

describe("the hammer", () => {
  it("falls for the winner wherever he sits", async () => {
    const { seller, moves } = auctioneer(["Ann", "Bob", "Cem"]);
    await hammer(seller, "Bob", 120);
    expect(moves).toEqual(["Ann: pass", "Bob: bid 120", "Cem: pass"]);
  });

  it("lets the others pass after the first bid", async () => {
    const { seller, moves } = auctioneer(["Ann", "Bob"]);
    await hammer(seller, "Ann", 1);
    expect(moves).toEqual(["Ann: bid 1", "Bob: pass"]);
  });

  it("falls for nobody", async () => {
    const { seller, moves } = auctioneer(["Ann", "Bob", "Cem"]);
    await hammer(seller, null, 0);
    expect(moves).toEqual(["Ann: pass", "Bob: pass", "Cem: pass"]);
  });

  it("bids for the last one who did not pass", async () => {
    const { seller, moves } = auctioneer(["Ann", "Bob", "Cem"]);
    await hammer(seller, "Cem", 40);
    expect(moves).toEqual(["Ann: pass", "Bob: pass", "Cem: bid 40"]);
  });
});

describe("what is entered of an auction", () => {
  beforeEach(() => {
    learn("en", readFileSync("../src/duopoly/words/en/web-treasurer.ftl", "utf-8"));
    setMoney("$", "");
  });

  async function enter(name: string, sum: string): Promise<boolean> {
    const auction: AuctionView = { lot: "title", space: 5, bid: 100, best: "Bob", out: [], still_in: ["Ann", "Bob"] };
    const bank = { play: { pending: { busy: null } } } as unknown as Bank;
    render(AuctionResult, { bank, auction, view: view({ players: [player("Ann"), player("Bob")] }) });
    await userEvent.click(screen.getByRole("button", { name }));
    if (sum) await userEvent.type(screen.getByRole("textbox"), sum);
    return screen.getByRole("button", { name: /^Sold/ }).getAttribute("aria-disabled") === null;
  }

  it.each([
    ["a higher bid of another player", "Ann", "120"],
    ["the best bid as it stands", "Bob", ""],
    ["the best bid, typed again", "Bob", "100"],
  ])("is sold: %s", async (_, name, sum) => {
    expect(await enter(name, sum)).toBe(true);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it.each(["120", "80"])(
    "is not sold for another price than the best bidder has bid, and says why: %s",
    async (sum) => {
      expect(await enter("Bob", sum)).toBe(false);
      expect(screen.getByRole("status").textContent).toBe(
        "Bob has already bid $100. Undo, then enter the right price.",
      );
    },
  );
});
