import { afterEach, expect, test, vi } from "vitest";

import type { OwnGame } from "../lib/types.ts";
import { archived, readCopy, copyOf } from "./archive.ts";
import { finished, statisticsOf } from "./statistics.ts";

let last = 0;
const game = (place: number, role = "monopolist", rest: Partial<OwnGame> = {}) =>
  ({
    room: `r${last}`,
    edition: "anti-us",
    edition_name: "American",
    me: 0,
    name: "",
    players: [{ name: "Ann", role }, { name: "Bob" }, { name: "Cem" }, { name: "Dee" }],
    round: 9,
    place,
    last: last++,
    share: [0.25, 0.5],
    titles: [],
    money_before: "$",
    money_after: "",
    ...rest,
  }) as unknown as OwnGame;

test("a list has the finished games in which I sat, the latest first", () => {
  const games = [game(1), game(0), game(2), game(1, "monopolist", { me: null })];
  expect(finished(games).map(({ place }) => place)).toEqual([2, 1]);
});

test("guided games do not count", () => {
  const games = [game(1), game(1, "monopolist", { guided: true })];
  expect(finished(games)).toHaveLength(2);
  expect(statisticsOf(games)).toMatchObject({ games: 1, wins: 1, best: 1 });
});

test("wins in a row end with the latest loss; the best row may lie back", () => {
  const row = (...places: number[]) => statisticsOf(places.map((place) => game(place)));
  expect(row(1, 1, 1, 2, 1)).toMatchObject({ games: 5, wins: 4, streak: 1, best: 3 });
  expect(row(1, 1)).toMatchObject({ streak: 2, best: 2 });
  expect(row(3)).toMatchObject({ wins: 0, streak: 0, best: 0 });
  expect(row()).toMatchObject({ games: 0, streak: 0, best: 0 });
});

test("the record is told by role, beside pure luck", () => {
  const { roles } = statisticsOf([game(1, "competitor"), game(2, "competitor"), game(1)]);
  expect(roles).toContainEqual({ key: "competitor", name: "", games: 2, wins: 1, luck: 0.25 });
  expect(roles).toContainEqual({ key: "monopolist", name: "", games: 1, wins: 1, luck: 0.25 });
});

test("titles count by what they paid a game", () => {
  const paid = (amount: number) => [
    { space: 25, kind: "transport" as const, key: "air-line", name: "Air Line", city: null, amount },
  ];
  const { titles } = statisticsOf([
    game(1, "monopolist", { titles: paid(1000) }),
    game(1, "monopolist", { titles: paid(500) }),
  ]);
  const space = { kind: "transport", key: "air-line" };
  expect(titles).toMatchObject([{ name: "Air Line", games: 2, mean: 750, role: "monopolist", space }]);
});

test("a copy comes back as it was, and nothing else is taken for one", () => {
  const games = [{ room: "a", game: game(1, "monopolist", { room: "a" }), record: "text" }];
  expect(readCopy(copyOf(games))).toEqual(games);
  for (const text of ["", "{}", "[]", "null", '{"format":"duopoly-games","games":[{}]}'])
    expect(readCopy(text)).toBe(null);
});

const DAMAGED: [string, object][] = [
  ["a title that is null", { titles: [null] }],
  ["a title without its amount", { titles: [{ space: 1, name: "Air Line", city: null }] }],
  ["a title in a city that is text", { titles: [{ space: 1, name: "A", city: "Boston", amount: 1 }] }],
  ["a player that is null", { players: [null] }],
  ["a player without a name", { players: [{ role: "monopolist" }] }],
  ["a share that is text", { share: ["half"] }],
  ["a seat that nobody has", { me: 4 }],
  ["no seat at all", { me: undefined }],
  ["no round", { round: undefined }],
  ["no name of its edition", { edition_name: null }],
  ["another room", { room: "b" }],
];

const damaged = (facts: object) => ({
  ...{ room: "a", record: "" },
  game: game(1, "monopolist", { room: "a", ...facts }),
});

test.each(DAMAGED)("a copy with %s is refused", (_, facts) => {
  expect(readCopy(copyOf([damaged(facts)]))).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

/** A browser's store with these values. */
function store(values: unknown[]): void {
  const later = (request: Record<string, unknown>, event: string) => {
    setTimeout(() => (request[event] as () => void)());
    return request;
  };
  const transaction = { objectStore: () => ({ getAll: () => ({ result: values }) }) };
  const database = { transaction: () => later(transaction, "oncomplete"), close: () => {} };
  vi.stubGlobal("indexedDB", { open: () => later({ result: database }, "onsuccess") });
}

test("damaged games that are already in the store are left out", async () => {
  const good = { room: "a", record: "", game: game(1, "monopolist", { room: "a" }) };
  store([null, good, ...DAMAGED.map(([, facts]) => damaged(facts))]);
  expect(await archived()).toEqual([good]);
});
