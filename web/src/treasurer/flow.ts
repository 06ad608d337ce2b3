/** The bank's next step, derived from the position and its moves. */
import type { ChanceView, LegalMove, LedgerLine, SeatMoves, PositionView } from "../lib/types.ts";
import { VERBS, type Verb } from "./title-verbs.ts";

export type Next =
  | { kind: "over" }
  /** Real dice or cards are due. */
  | { kind: "chance"; chance: ChanceView }
  /** A player throws; `rest` is what they can do instead. */
  | { kind: "throw"; seat: SeatMoves; rest: LegalMove[] }
  /** Nothing is left but to pass the dice. */
  | { kind: "pass"; seat: SeatMoves; end: LegalMove }
  | { kind: "decide"; seat: SeatMoves }
  /** A bot, or somebody at another device. */
  | { kind: "wait" };

export function next(view: PositionView, byHand: boolean): Next {
  if (view.result || view.to_act === null) return { kind: "over" };
  if (view.chance) return { kind: "chance", chance: view.chance };
  const seat = view.moves.find((moves) => moves.seat === view.to_act);
  if (!seat) return { kind: "wait" };
  const [only] = seat.decisions;
  if (only && seat.decisions.length === 1 && only.verb === "end" && view.phase === "end") {
    return { kind: "pass", seat, end: only };
  }
  if (byHand && seat.decisions.some((choice) => choice.move === "throw")) {
    return { kind: "throw", seat, rest: seat.decisions.filter((choice) => choice.move !== "throw") };
  }
  return { kind: "decide", seat };
}

/** With more spaces than this, there is a search instead of buttons. */
const MANY = 6;

export const manySpaces = (seat: SeatMoves): boolean =>
  seat.decisions.filter((choice) => choice.space !== null).length > MANY;

/** The list to open first: one that raises cash for a debt, lifting if that is asked, else the first with moves. */
export function firstVerb(seat: SeatMoves, phase: string): Verb {
  const order: readonly Verb[] = phase === "debt" ? ["sell", "mortgage"] : phase === "interest" ? ["lift"] : VERBS;
  return order.find((verb) => seat.manage[verb]?.length) ?? order[0]!;
}

/** A ledger line with a payment. */
export type Payment = LedgerLine & { payer: string; payee: string; amount: number };

export function isPayment(line: LedgerLine): line is Payment {
  return line.amount !== null && line.payer !== null && line.payee !== null;
}

/** Payments due before the next throw. */
export const payments = (lines: readonly LedgerLine[]): Payment[] => lines.filter(isPayment);

/** The first line of the current turn: a device that joins late shows what may still be unpaid. */
export function onTable(lines: readonly LedgerLine[], total: number): number {
  const last = lines.findLast(({ kind }) => kind === "dice" || kind === "turn");
  return last?.kind === "dice" ? last.n : total;
}

const DICE: Record<string, (line: LedgerLine) => number[]> = {
  dice: (line) => [...line.numbers],
  count: (line) => [...line.numbers],
  die: (line) => [line.numbers[0]],
};

/** The dice to draw beside a line. */
export function faces(line: LedgerLine): number[] {
  return (DICE[line.kind]?.(line) ?? []).filter((face) => face >= 1 && face <= 6);
}

/** What an undo takes back, for the label of its button. */
export type Mistake = "dice" | "card" | "move";

export function mistakeOf(move: string): Mistake {
  const verb = move.split(" ", 1)[0] ?? "";
  if (verb === "dice" || verb === "die" || verb === "speed") return "dice";
  return verb === "card" || verb === "deal" ? "card" : "move";
}

/** Lines of chance, and lines of decisions; all others follow from one of these. */
const CHANCE: Record<string, Mistake> = {
  dice: "dice",
  count: "dice",
  die: "dice",
  speed: "dice",
  drawn: "card",
  dealt: "card",
};
const DECIDED = new Set(
  (
    "turn purchase declined auction building selling mortgage lifting interest offer accepted rejected withdrawn swap role " +
    "bid pass want placed kept-mortgaged get-out stay fee bankrupt throw-declined claim-for-me"
  ).split(" "),
);

/** The same, read from the ledger if the move was not seen here. */
export function mistakeTold(lines: readonly LedgerLine[]): Mistake {
  const last = lines.findLast(({ kind }) => kind in CHANCE || DECIDED.has(kind));
  return CHANCE[last?.kind ?? ""] ?? "move";
}
