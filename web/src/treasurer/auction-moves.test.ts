import { describe, expect, it } from "vitest";

import type { AuctionView } from "../lib/types.ts";
import { hammer, type Seller } from "./auction-moves.ts";

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
