import { describe, expect, test } from "vitest";

import { antiView, title } from "../fixtures/board.ts";
import { line } from "../fixtures/treasurer.ts";
import type { PlayerView, PositionView } from "../lib/types.ts";
import { lasting, scenesOf } from "./scenes.ts";

const dice = line(0, { kind: "dice", player: "Ann", numbers: [2, 1], text: "Ann throws 2 and 1." });

function after(change: (player: PlayerView) => Partial<PlayerView>, facts: Partial<PositionView> = {}): PositionView {
  return { ...antiView, players: antiView.players.map((one) => ({ ...one, ...change(one) })), ...facts };
}

const cash = (view: PositionView, name: string) => view.players.find((one) => one.name === name)?.cash;
const space = (view: PositionView, name: string) => view.players.find((one) => one.name === name)?.space;

test("dice, steps and rent, one after the other", () => {
  const end = after(({ name }) => (name === "Ann" ? { space: 24, cash: 60 } : name === "Bob" ? { cash: 500 } : {}), {
    dice: [2, 1],
  });
  const move = line(1, { kind: "move", player: "Ann", space: 24, numbers: [21, 0] });
  const rent = line(2, { kind: "rent", player: "Ann", payer: "Ann", payee: "Bob", amount: 108, space: 24 });
  const scenes = scenesOf([dice, move, rent], antiView, end);
  expect(scenes.map((scene) => scene.kind)).toEqual(["dice", "walk", "money"]);
  const [thrown, walked, paid] = scenes;
  expect(space(thrown!.after, "Ann")).toBe(21);
  expect(thrown!.after.dice).toEqual([2, 1]);
  expect(walked).toMatchObject({ path: [22, 23, 24], straight: false, ms: 360 });
  expect(space(walked!.after, "Ann")).toBe(24);
  expect(cash(walked!.after, "Ann")).toBe(168);
  expect(paid).toMatchObject({ flows: [{ from: "Ann", to: "Bob", amount: 108 }], doubled: false, ms: 750, early: 250 });
  expect([cash(paid!.after, "Ann"), cash(paid!.after, "Bob")]).toEqual([60, 500]);
  expect(lasting(scenes)).toBe(1810);
});

test("a dealt title goes to its owner; what no scene tells stays as it was", () => {
  const end = { ...antiView, titles: [...antiView.titles, title(39, "Ann")], pot: 50, heading: "Ann, buy it?" };
  const [dealt] = scenesOf([line(0, { kind: "dealt", player: "Ann", space: 39 })], { ...antiView, pot: 0 }, end);
  expect(dealt).toMatchObject({ kind: "owner", space: 39 });
  expect(dealt!.after.titles.some(({ space, owner }) => space === 39 && owner === "Ann")).toBe(true);
  expect([dealt!.after.pot, dealt!.after.heading]).toEqual([0, antiView.heading]);
});

test("every line is told once, and none before its scene", () => {
  const lines = [
    dice,
    line(1, { kind: "start", player: "Ann", payer: "bank", payee: "Ann", amount: 100, space: 0 }),
    line(2, { kind: "move", player: "Ann", space: 1 }),
    line(3, { kind: "purchase", player: "Ann", payer: "Ann", payee: "bank", amount: 60, space: 1 }),
  ];
  const end = { ...antiView, titles: [...antiView.titles, title(1, "Ann")] };
  const scenes = scenesOf(lines, antiView, end);
  expect(scenes.map(({ kind, lines }) => [kind, lines.map(({ n }) => n)])).toEqual([
    ["dice", [0]],
    ["walk", [1, 2]],
    ["money", [3]],
    ["owner", []],
  ]);
});

test("several moves in one go: all walk at once, sums between the same two are one, and what counts is told", () => {
  const end = after(({ name }) => (name === "Ann" ? { space: 24, cash: 60 } : name === "Bob" ? { space: 3 } : {}));
  const rent = (n: number, amount: number) =>
    line(n, { kind: "rent", player: "Ann", payer: "Ann", payee: "Bob", amount, space: 24 });
  const lines = [
    dice,
    line(1, { kind: "move", player: "Ann", space: 24 }),
    rent(2, 60),
    line(3, { kind: "turn", player: "Bob" }),
    line(4, { kind: "move", player: "Bob", space: 3 }),
    rent(5, 48),
  ];
  const scenes = scenesOf(lines, antiView, end, true);
  expect(scenes.map(({ kind }) => kind)).toEqual(["round", "money"]);
  const [walked, paid] = scenes;
  expect(walked!.kind === "round" && walked!.walks.map(({ player }) => player)).toEqual(["Ann", "Bob"]);
  expect([space(walked!.after, "Ann"), cash(walked!.after, "Ann")]).toEqual([24, 168]);
  expect(walked!.lines).toEqual([]);
  expect(paid).toMatchObject({ flows: [{ from: "Ann", to: "Bob", amount: 108 }], lines });
  expect(paid!.after).toBe(end);
  expect(paid!.summary?.map(({ n }) => n)).toEqual([2, 5]);
});

test("a walk over Start brings its sum on the way and takes no longer than 1400", () => {
  const end = after(({ name }) => (name === "Ann" ? { space: 1, cash: 268 } : {}));
  const start = line(0, { kind: "start", player: "Ann", payer: "bank", payee: "Ann", amount: 100, space: 0 });
  const move = line(1, { kind: "move", player: "Ann", space: 1, numbers: [21, 0] });
  const walk = scenesOf([start, move], antiView, end).find((scene) => scene.kind === "walk");
  expect(walk).toMatchObject({ bonus: 100, ms: 1400 });
  expect(cash(walk!.after, "Ann")).toBe(268);
});

describe("a card", () => {
  const drawn = line(0, { kind: "drawn", player: "Ann", card: "Go back.", numbers: [1, 4] });

  test("can send back, where Start pays nothing", () => {
    const end = after(({ name }) => (name === "Ann" ? { space: 18 } : {}));
    const scenes = scenesOf([drawn, line(1, { kind: "move", player: "Ann", space: 18 })], antiView, end);
    expect(scenes[0]).toMatchObject({ kind: "card", text: "Go back.", deck: "monopolist" });
    expect(scenes[1]).toMatchObject({ kind: "walk", path: [20, 19, 18] });
  });

  test("that pays several is paid side by side", () => {
    const pays = ["Bob", "Cem", "Dee"].map((payee, n) =>
      line(n + 1, { kind: "card", player: "Ann", payer: "Ann", payee, amount: 10 }),
    );
    const [, paid] = scenesOf(
      [drawn, ...pays],
      antiView,
      after(() => ({})),
    );
    expect(paid).toMatchObject({ kind: "money", ms: 990 });
    expect(paid!.kind === "money" && paid!.flows.map((flow) => flow.to)).toEqual(["Bob", "Cem", "Dee"]);
  });
});

test("who is sent goes straight there and is held", () => {
  const end = after(({ name }) => (name === "Ann" ? { space: 10, held: 1 } : {}));
  const [scene] = scenesOf([line(0, { kind: "sent", player: "Ann", space: 10 })], antiView, end);
  expect(scene).toMatchObject({ kind: "walk", straight: true, path: [10], ms: 500 });
});

test("a house drops once it is paid, and a monopoly is drawn at the end", () => {
  const end = after(() => ({}), {
    titles: [
      ...antiView.titles.filter((one) => one.space !== 13),
      title(13, "Ann", { buildings: 3 }),
      title(14, "Bob"),
    ],
    brackets: [...antiView.brackets, { city: 3, owner: "Bob", broken: false, factor: "×2" }],
  });
  const build = line(0, { kind: "building", player: "Ann", payer: "Ann", payee: "bank", amount: 100, space: 13 });
  const scenes = scenesOf([build], antiView, end);
  expect(scenes.map((scene) => scene.kind)).toEqual(["money", "house", "monopoly"]);
  const built = (view: PositionView) => view.titles.find((one) => one.space === 13)?.buildings;
  expect(scenes.map((scene) => built(scene.after))).toEqual([2, 3, 3]);
  expect(scenes[1]!.after.brackets).toHaveLength(1);
  expect(scenes[2]).toMatchObject({ city: 3, owner: "Bob" });
});

test("a doubled rent takes a little longer", () => {
  const rent = line(0, { kind: "rent", topic: "monopoly", player: "Ann", payer: "Ann", payee: "Bob", amount: 44 });
  expect(scenesOf([rent], antiView, antiView)[0]).toMatchObject({ doubled: true, ms: 1050 });
});

test("nothing that is only told takes time, and every move ends as it did", () => {
  const lines = (["owned", "extra-throw", "turn", "declined", "bid"] as const).map((kind, n) =>
    line(n, { kind, player: kind === "turn" ? "Bob" : "Ann" }),
  );
  const scenes = scenesOf(lines, antiView, { ...antiView, turn: "Bob" });
  expect(lasting(scenes)).toBe(0);
  expect(scenes.at(-1)?.after.turn).toBe("Bob");
});

test("a bankruptcy crosses its player out", () => {
  const end = after(({ name }) => (name === "Ann" ? { bankrupt: true, cash: 0 } : {}));
  const scenes = scenesOf(
    [
      line(0, { kind: "bankrupt", player: "Ann", other: "Bob" }),
      line(1, { kind: "bankruptcy", player: "Ann", payer: "Ann", payee: "Bob", amount: 168 }),
    ],
    antiView,
    end,
  );
  expect(scenes.map((scene) => scene.kind)).toEqual(["bankrupt", "money"]);
  expect(scenes[0]!.after.players[0]?.bankrupt).toBe(true);
});
