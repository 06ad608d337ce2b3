/** From who won an auction and for how much to the bids and passes that the rules want, one bidder after the other. */
import type { View } from "../lib/types.ts";

export interface Seller {
  take: (moves: readonly (readonly [seat: string, move: string])[]) => Promise<boolean>;
  link: { view: Pick<View, "auction" | "to_act" | "phase"> | null };
}

/** What the bidder whose turn it is does, so that `winner` gets it for `sum`; null when the hammer has fallen. */
export function bidder(view: Seller["link"]["view"], winner: string | null, sum: number): [string, string] | null {
  if (!view?.auction || view.phase !== "auction" || !view.to_act) return null;
  const bids = view.to_act === winner && view.auction.best !== winner;
  return [view.to_act, bids ? `bid ${sum}` : "pass"];
}

/** Lets the hammer fall; stops where a bid is refused, or another auction begins. */
export async function hammer(seller: Seller, winner: string | null, sum: number): Promise<void> {
  const lot = seller.link.view?.auction?.space;
  const most = (seller.link.view?.auction?.still_in.length ?? 0) + 1;
  for (let i = 0; i < most; i++) {
    const { view } = seller.link;
    const move = bidder(view, winner, sum);
    if (!move || view?.auction?.space !== lot || !(await seller.take([move]))) return;
  }
}
