/** Turns an auction's winner and price into the bids and passes that the rules ask for, and takes them back together. */
import type { LedgerLine, PositionView } from "../lib/types.ts";

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

export interface Ledger {
  undo: () => Promise<void>;
  view: Pick<PositionView, "ply" | "phase"> | null;
  lines: readonly Pick<LedgerLine, "kind">[];
}

/** Whether the latest entry is a bid or a pass, and the auction goes on. */
function midAuction({ view, lines }: Ledger): boolean {
  return view?.phase === "auction" && ["bid", "pass"].includes(lines.at(-1)?.kind ?? "");
}

/** Undoes the last decision; one press entered a whole auction, so one press takes it back. */
export async function undo(link: Ledger): Promise<void> {
  let before: number;
  do {
    before = link.view?.ply ?? 0;
    await link.undo();
    // Without news of the position it ends here, rather than undo too much.
  } while ((link.view?.ply ?? 0) < before && midAuction(link));
}
