import type { PositionView } from "./types.ts";

/** Who has to decide, or to throw: mostly who is on turn, but also who owes, bids or answers. */
export const actorOf = ({ to_act, turn }: PositionView): string => (to_act === "chance" ? turn : (to_act ?? turn));
