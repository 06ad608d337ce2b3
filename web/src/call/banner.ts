/** What the bar tells in place of the table's name: one thing at a time, the most urgent first. */
import type { PositionView, RoomView, SeatView } from "../lib/types.ts";
import type { IconName } from "../components/icons.ts";

export type BannerKind =
  "question" | "turn" | "lost" | "quiet" | "back" | "bot-plays" | "notify" | "replaced" | "other-lost" | "alone";

export interface Banner {
  kind: BannerKind;
  /** The player it is about. */
  player: string;
  /** Who asks. */
  by?: string;
  /** How many moves happened meanwhile. */
  moves?: number;
  /** Counted down to, in ms since 1970 on this device's clock. */
  until?: number | null;
}

/** What the page knows. Times are in ms since 1970 on this device's clock. */
export interface Situation {
  room: RoomView;
  view: PositionView | null;
  /** My seats that no bot plays for me. */
  awake: string[];
  online: boolean;
  quiet: boolean;
  retryAt: number;
  /** How many moves happened while the connection was lost, as long as that is told. */
  back: number | null;
  /** Whether the call to the player to act can be seen. */
  callSeen: boolean;
  /** Whether to ask if this page may notify me. */
  offersNotice: boolean;
  /** A player for whom a bot has just taken over. */
  replaced: string;
  /** Whether there has just been no network, on a page that needs none. */
  alone: boolean;
  /** From the server's clock, in seconds, to this device's. */
  local: (seconds: number) => number;
}

export const TONES: Record<BannerKind, "now" | "warn" | "good" | "plain"> = {
  question: "now",
  turn: "now",
  lost: "warn",
  quiet: "warn",
  back: "good",
  "bot-plays": "plain",
  notify: "plain",
  replaced: "plain",
  "other-lost": "plain",
  alone: "plain",
};

export const BANNER_ICONS: Record<BannerKind, IconName> = {
  question: "clock",
  turn: "dice",
  lost: "signal",
  quiet: "signal",
  back: "check",
  "bot-plays": "robot",
  notify: "bell",
  replaced: "robot",
  "other-lost": "away",
  alone: "signal",
};

/** My seat whose person is asked whether a bot may take over; null if none is. */
export function askedSeat({ vote, seats }: RoomView): SeatView | null {
  if (vote?.until == null) return null;
  return seats.find((seat) => seat.mine && seat.who === "person" && seat.name === vote.seat) ?? null;
}

/** My seat that has to act; "" if none has. */
export function calledSeat({ room, view, awake }: Pick<Situation, "room" | "view" | "awake">): string {
  if (!view || view.result || room.state !== "playing") return "";
  return view.to_act && awake.includes(view.to_act) ? view.to_act : "";
}

/** The one banner of a situation; null if the bar shows the table's name. */
export function bannerOf(now: Situation): Banner | null {
  const { room, online, quiet } = now;
  const lost = !online || quiet;
  if (room.state === "waiting") return null;
  return (lost ? null : urgent(now)) ?? connection(now) ?? rest(now);
}

function urgent(now: Situation): Banner | null {
  const asked = askedSeat(now.room);
  if (asked)
    return { kind: "question", player: asked.name, by: now.room.vote!.by, until: now.local(now.room.vote!.until!) };
  const called = calledSeat(now);
  if (!called || now.callSeen) return null;
  return { kind: "turn", player: called, until: now.room.deadline === null ? null : now.local(now.room.deadline) };
}

function connection({ online, quiet, retryAt, back }: Situation): Banner | null {
  if (!online) return { kind: "lost", player: "", until: retryAt };
  if (quiet) return { kind: "quiet", player: "" };
  return back === null ? null : { kind: "back", player: "", moves: back };
}

function rest(now: Situation): Banner | null {
  const { seats, state } = now.room;
  if (state !== "playing") return null;
  const mine = seats.find((seat) => seat.mine && seat.who === "bot");
  if (mine) return { kind: "bot-plays", player: mine.name };
  if (now.offersNotice) return { kind: "notify", player: "" };
  if (now.replaced) return { kind: "replaced", player: now.replaced };
  const away = seats.find((seat) => seat.who === "person" && !seat.mine && !seat.here);
  if (away)
    return { kind: "other-lost", player: away.name, until: away.left_at == null ? null : now.local(away.left_at) };
  return now.alone ? { kind: "alone", player: "" } : null;
}
