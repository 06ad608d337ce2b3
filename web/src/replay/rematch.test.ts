import { describe, expect, it } from "vitest";

import type { Replay, SeatView } from "../lib/types.ts";
import { again, headerOf } from "./rematch.ts";

const seat = (name: string, facts: Partial<SeatView> = {}): SeatView => ({
  name,
  who: "person",
  bot: "",
  here: true,
  left_at: null,
  bot_since: null,
  bot_ply: 0,
  mine: false,
  role: null,
  reason: "",
  ...facts,
});

const played = (seats: SeatView[]) =>
  ({
    room: {
      seats,
      name: "Friday",
      minutes: null,
      dice: "program",
      cards: "program",
      treasurer: false,
      clock: 60,
      bot_delay: "fast",
      hints: true,
    },
    board: { edition: "anti-us", aim: "camp" },
  }) as unknown as Replay;

describe("the same table again", () => {
  const seats = [
    seat("Ann", { mine: true }),
    seat("Bob", { mine: true }),
    seat("Cem"),
    seat("Dee", { who: "bot", bot: "steady" }),
  ];
  const roles = ["competitor", "monopolist", "competitor", "monopolist"];
  const header = { rules: { fee: 100 }, roles, order: "thrown" as const };

  it("keeps who sat where, and what was agreed", () => {
    expect(again(played(seats), header, "pl")).toMatchObject({
      edition: "anti-us",
      aim: "camp",
      order: "thrown",
      rules: { fee: 100 },
      clock: 60,
      hints: true,
      lang: "pl",
      seats: [
        { name: "Ann", who: "me", bot: null, role: "competitor" },
        { name: "Bob", who: "here", role: "monopolist" },
        { name: "Cem", who: "link" },
        { name: "Dee", who: "bot", bot: "steady" },
      ],
    });
  });

  it("is not known to those who looked on, or from a position", () => {
    expect(again(played([seat("Ann"), seat("Bob")]), header, "en")).toBeNull();
    expect(again(played(seats), { ...header, position: {} }, "en")).toBeNull();
    expect(again(played(seats), null, "en")).toBeNull();
  });

  it("reads the first line of the record", () => {
    expect(headerOf('{"duopoly": 1, "rules": {"fee": 100}}\n["Ann", "throw", "x"]\n')).toMatchObject({
      rules: { fee: 100 },
    });
    expect(headerOf("nothing")).toBeNull();
  });
});
