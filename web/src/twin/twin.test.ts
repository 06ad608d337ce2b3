// @vitest-environment node
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { beforeAll, expect, it } from "vitest";

import description from "../../../src/duopoly/fast/duopoly.json";
import { INTERFACE_VERSION, Machine, Twin, type Description, type Layout, type Records } from "./twin.ts";

const SOURCE = new URL("../../../src/", import.meta.url);
const file = (name: string) => readFileSync(new URL(`duopoly/fast/${name}`, SOURCE));
const lineup = { players: ["steady", "trader", "greedy", "random"], rounds: 60 };
const learners = { players: ["learner", "learner"] };
let twin: Twin;

beforeAll(async () => {
  twin = await Twin.load(file("duopoly.wasm"), description);
});

it("has types for what it takes and gives", () => {
  const players = ["learner", "steady"] as const;
  expect(twin.game("anti-us", { players }, 1).legal()).toHaveLength(2);
  const { interface_version, kernels, verbs, endings, external }: Description = twin.description;
  expect([interface_version, kernels.add, external]).toEqual([INTERFACE_VERSION, ["Row", "Totals"], -2]);
  expect([verbs[0], endings[0]]).toEqual(["throw", "unfinished"]);
  const layout: Layout = { size: 8, fields: [{ name: "sum", type: "i8", shape: [] }] };
  const machine = new Machine(twin.program, { Sum: layout });
  const records: Records = machine.place("Sum", [{ sum: 2 }, { sum: 3n }]);
  expect([0, 1].map((i) => machine.read(records, i))).toEqual([{ sum: 2 }, { sum: 3 }]);
});

it("plays games to their end", () => {
  const rows = twin.playGames("anti-us", [lineup, { players: ["steady", "steady"] }], 5, 10, 4);
  expect(rows.map((row) => row.number)).toEqual([10, 11, 12, 13]);
  expect(rows.map((row) => row.seats)).toEqual([4, 2, 4, 2]);
  for (const row of rows) expect(row.income).toHaveLength(8 * 12);
});

it("lets learners act, and rolls out their moves", () => {
  const game = twin.game("classic-us", { players: ["learner", "steady"] }, 3, 0, { throws: 20 });
  expect(game.legal()).toEqual([0]);
  for (let steps = 0; !game.timestep.ended; steps++) {
    expect(steps).toBeLessThan(500);
    expect(game.observation()[0]).toBeLessThanOrEqual(1);
    if (steps === 5) {
      const before = game.state;
      const rollouts = game.rollouts([null, ...game.legal().filter((action) => action < 269)], { games: 10 });
      for (const { chances } of rollouts) expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 4);
      expect(game.state).toEqual(before);
    }
    game.act(game.legal()[0]!);
  }
  expect([1, 2, 3]).toContain(game.timestep.ended);
});

it("refuses what the rules do not allow, and changes nothing", () => {
  const game = twin.game("anti-us", { players: ["learner", "learner"] }, 1);
  const before = game.state;
  expect(() => game.act(5)).toThrow("action: expected a legal one, got 5 (not-now)");
  expect(game.state).toEqual(before);
});

it.each([undefined, null, "0", -1, 1.5, NaN, 371, 2 ** 64])("refuses what is no action, %s", (action) => {
  const game = twin.game("anti-us", { players: ["learner", "learner"], roles: ["competitor", "monopolist"] }, 1);
  const before = [game.state, game.timestep];
  expect(() => game.act(action as number)).toThrow(
    new RangeError(`action: expected a whole number from 0 to 370, got ${action}`),
  );
  expect([game.state, game.timestep]).toEqual(before);
});

it("allows and plays nothing after the end", () => {
  const game = twin.game("classic-us", { players: ["learner", "steady"] }, 3, 0, { throws: 50 });
  while (!game.timestep.ended) game.act(game.legal()[0]!);
  const before = [game.state, game.timestep];
  expect(game.legal()).toEqual([]);
  for (const action of [before[1]!.mask.indexOf(1), 371])
    expect(() => game.act(action)).toThrow(`action: expected none after the end of the game, got ${action}`);
  expect(() => game.rollouts([0])).toThrow(RangeError);
  expect([game.state, game.timestep]).toEqual(before);
  expect(game.rollouts([null], { games: 2 })).toHaveLength(1);
});

it.each([138, 300, 9999, -1, 0.5])("rolls out complete legal moves only, not %d", (action) => {
  const game = twin.game("anti-us", { players: ["learner", "learner"], roles: ["competitor", "monopolist"] }, 1);
  expect(game.legal()).toEqual([0]);
  expect(() => game.rollouts([null, action])).toThrow(`action: expected null or a complete move (0), got ${action}`);
});

it.each([{ games: 0 }, { games: 1.5 }, { games: NaN }, { rounds: -1 }, { rounds: 1e10 }])(
  "refuses rollouts that cannot be, %o",
  (options) => {
    const game = twin.game("anti-us", { players: ["learner", "learner"] }, 1);
    expect(() => game.rollouts([null], options)).toThrow(/^(games|rounds): expected a whole number from .*, got/);
  },
);

it("names what there is instead of a name that there is not", () => {
  const play = (edition: string, changes: object) => () =>
    twin.playGames(edition, [{ ...lineup, ...changes }], 1, 0, 1);
  expect(play("mars", {})).toThrow(/^edition: expected anti-us, .*, got mars$/);
  expect(play("anti-us", { players: ["steady", "nobody"] })).toThrow(/^player: expected random, .*, got nobody$/);
  expect(play("anti-us", { players: ["steady"] })).toThrow("players: expected 2 to 6, got 1");
  expect(play("anti-us", { roles: ["king"] })).toThrow("role: expected competitor, monopolist, got king");
  expect(play("classic-us", { aim: "camp" })).toThrow(/^aim: expected last.*, got camp$/);
});

const [C, M] = ["competitor", "monopolist"];

it.each([
  [[C, C, C, C], "roles: expected equal camps, got 4 competitors and 0 monopolists"],
  [[C, M, M, M], "roles: expected equal camps, got 1 competitors and 3 monopolists"],
  [[C, M], "roles: expected 4, one per player, got 2"],
  [[C, M, C, M, C], "roles: expected 4, one per player, got 5"],
  [[C, M, C, ""], "role: expected competitor, monopolist, got "],
])("refuses roles that the leaflet does not allow, %o", (roles, message) => {
  expect(() => twin.playGames("anti-us", [{ ...lineup, roles }], 1, 0, 1)).toThrow(new RangeError(message));
  expect(() => twin.game("anti-us", { ...lineup, roles }, 1)).toThrow(new RangeError(message));
});

it("begins no game without a learner, which would never end", () => {
  expect(() => twin.game("anti-us", lineup, 1)).toThrow(
    new RangeError("players: expected at least one learner, got none"),
  );
});

it("lets the camps of an odd number of players differ by one", () => {
  const three = (roles: string[]) => () =>
    twin.playGames("anti-us", [{ players: Array(3).fill("steady"), roles }], 1, 0, 1);
  expect(three([M, C, M])()).toHaveLength(1);
  expect(three([M, M, M])).toThrow("roles: expected equal camps, or one more in one of them, got 0 competitors and 3");
  expect(twin.playGames("classic-us", [{ ...lineup, roles: Array(4).fill("player") }], 1, 0, 1)).toHaveLength(1);
});

it("plays games of bots only, and needs a lineup for them", () => {
  const learner = { players: ["learner", "steady"] };
  expect(() => twin.playGames("anti-us", [lineup, learner], 1, 0, 1)).toThrow(
    /^player: expected random, .*, got learner$/,
  );
  expect(() => twin.playGames("anti-us", [], 1, 0, 1)).toThrow(
    new RangeError("lineups: expected at least one, got none"),
  );
});

it.each([-1, 2.9, 1e12, NaN])("refuses %d rounds, and as many games", (number) => {
  const refused = (what: string) => `${what}: expected a whole number from 0 to 1000000, got ${number}`;
  expect(() => twin.playGames("anti-us", [{ ...lineup, rounds: number }], 1, 0, 1)).toThrow(refused("rounds"));
  expect(() => twin.game("anti-us", { ...lineup, rounds: number }, 1)).toThrow(refused("rounds"));
  expect(() => twin.playGames("anti-us", [lineup], 1, 0, number)).toThrow(refused("count"));
});

it.each([-5, 1.5, NaN, 2 ** 32, "x"])("refuses to give up after %s throws", (throws) => {
  expect(() => twin.game("anti-us", learners, 1, 0, { throws: throws as number })).toThrow(
    new RangeError(`throws: expected a whole number from 0 to 1000000, got ${throws}`),
  );
});

it.each([-1, 1.5, NaN, 2 ** 60, "7", null])("refuses the key and the number %s", (given) => {
  const number = given as number;
  const refused = (what: string) =>
    new RangeError(`${what}: expected a whole number from 0 to 9007199254740991, got ${number}`);
  const game = twin.game("anti-us", learners, 1);
  expect(() => twin.playGames("anti-us", [lineup], number, 0, 1)).toThrow(refused("key"));
  expect(() => twin.playGames("anti-us", [lineup], 1, number, 1)).toThrow(refused("first"));
  expect(() => twin.game("anti-us", learners, number)).toThrow(refused("key"));
  expect(() => twin.game("anti-us", learners, 1, number)).toThrow(refused("number"));
  expect(() => game.rollouts([null], { key: number })).toThrow(refused("key"));
});

it.each([-1n, 2n ** 64n])("refuses the key %d, which does not have 64 bits", (key) => {
  expect(() => twin.game("anti-us", learners, key)).toThrow(
    new RangeError(`key: expected a whole number from 0 to 18446744073709551615, got ${key}`),
  );
});

it("takes a key as a number or a bigint", () => {
  const game = twin.game("anti-us", learners, 7);
  expect(game.state).toEqual(twin.game("anti-us", learners, 7n).state);
  expect(game.rollouts([null], { key: 7 })).toEqual(game.rollouts([null], { key: 7n }));
});

it.each([null, undefined, {}, { players: null }, { players: "learner" }])("refuses the lineup %o", (given) => {
  const none = given as never;
  const message = /^players: expected 2 to 6 names, got /;
  expect(() => twin.playGames("anti-us", [lineup, none], 1, 0, 1)).toThrow(message);
  expect(() => twin.game("anti-us", none, 1)).toThrow(message);
  expect(() => twin.open("mars", [])).toThrow(/^edition: expected anti-us, .*, got mars$/);
});

it("refuses a program of another version, and a description of another program", async () => {
  const empty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  const memoryless = new WebAssembly.Module(empty);
  expect(() => new Twin(memoryless, description)).toThrow(`expected interface version ${INTERFACE_VERSION}, got none`);
  expect(() => new Twin(twin.program, { ...description, digest: "0" })).toThrow(
    /^duopoly.json: expected digest .*, got 0$/,
  );
});

it("plays the same games as the browser's Python, whose twin is the same program", { timeout: 60_000 }, async () => {
  const python = await loadPyodide({ indexURL: new URL("../../node_modules/pyodide/", import.meta.url).pathname });
  python.FS.mkdirTree("/src");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: SOURCE.pathname }, "/src");
  const { machine, setting } = twin.open("anti-fr", [lineup]);
  const given = setting.map((records) => Array.from(machine.bytes(records)));
  const played = twin.playGames("anti-fr", [lineup], 9, 0, 5);
  python.registerJsModule("twin_machine", { Machine });
  python.globals.set("given", python.toPy(given));
  // The package's face needs more than the twin does.
  const numbers = await python.runPythonAsync(`
import sys, types
sys.modules["duopoly"] = package = types.ModuleType("duopoly")
package.__path__ = ["/src/duopoly"]
from duopoly.fast import interpreter, twin
from duopoly.rules.state import RuleTable
from duopoly.sim.playout import Lineup, Row
lines = []
engine = twin(lines.append)
assert engine is not None, lines
table, lineup = RuleTable.unpack(bytes(given[1])), Lineup.unpack(bytes(given[2]))
packed, counters = engine.play_games(table, [lineup], 9, 0, 5)
assert (packed, counters) == interpreter.play_games(table, [lineup], 9, 0, 5)
large = engine.new_machine().blank(Row, 50_000)
assert len(large.content) == 50_000 * Row.layout.size
rows = [Row.unpack(packed[i * Row.layout.size :][: Row.layout.size]) for i in range(5)]
[[row.number, row.moves, row.winners, row.throws] for row in rows]
`);
  expect(numbers.toJs()).toEqual(played.map((row) => [row.number, row.moves, row.winners, row.throws]));
});
