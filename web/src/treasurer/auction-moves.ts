/** Turns an auction's winner and price into the bids and passes that the rules ask for. */
import type { PositionView } from "../lib/types.ts";

export interface Seller {
  take: (moves: readonly (readonly [seat: string, move: string])[]) => Promise<boolean>;
  link: { view: Pick<PositionView, "auction" | "to_act" | "phase"> | null };
}

/** The current bidder's move on the way to `winner` paying `sum`; null once the auction is over. */
export function bidder(view: Seller["link"]["view"], winner: string | null, sum: number): [string, string] | null {
  if (!view?.auction || view.phase !== "auction" || !view.to_act) return null;
  const bids = view.to_act === winner && view.auction.best !== winner;
  return [view.to_act, bids ? `bid ${sum}` : "pass"];
}

/** Plays the auction to its end; stops if a bid is refused or another auction begins. */
export async function hammer(seller: Seller, winner: string | null, sum: number): Promise<void> {
  const lot = seller.link.view?.auction?.space;
  const most = (seller.link.view?.auction?.still_in.length ?? 0) + 1;
  for (let i = 0; i < most; i++) {
    const { view } = seller.link;
    const move = bidder(view, winner, sum);
    if (!move || view?.auction?.space !== lot || !(await seller.take([move]))) return;
  }
}
