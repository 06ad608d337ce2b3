/** A rematch: the same settings, from the room and the record's header. */
import type { NewRoom, Replay, SeatConfig } from "../lib/types.ts";

interface Header {
  rules?: NewRoom["rules"];
  roles?: (string | null)[] | null;
  order?: NewRoom["order"];
  position?: unknown;
}

/** The header of a record, or null if there is none. */
export function headerOf(record: string): Header | null {
  try {
    const read: unknown = JSON.parse(record.slice(0, record.indexOf("\n")));
    return typeof read === "object" && read !== null ? (read as Header) : null;
  } catch {
    return null;
  }
}

/** The settings for a new table; null if they are unknown or would take other people's seats. */
export function again(replay: Replay, header: Header | null, lang: NewRoom["lang"]): NewRoom | null {
  const { room, board } = replay;
  const mine = room.seats.filter((seat) => seat.mine);
  if (!header || header.position || !mine.length) return null;
  const seats = room.seats.map(({ name, who, bot, mine: held }, seat): SeatConfig => {
    const kind = who === "bot" ? "bot" : name === mine[0]?.name ? "me" : held ? "here" : "link";
    return { name, who: kind, bot: who === "bot" ? bot : null, role: header.roles?.[seat] ?? null };
  });
  return {
    edition: board.edition,
    seats,
    name: room.name,
    aim: board.aim as NewRoom["aim"],
    minutes: room.minutes,
    order: header.order ?? "given",
    rules: header.rules ?? {},
    dice: room.dice,
    cards: room.cards,
    treasurer: room.treasurer,
    clock: room.clock,
    absence: room.absence,
    bot_delay: room.bot_delay,
    spectators: true,
    hints: room.hints,
    lang,
  };
}
