import { readdirSync, readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { antiBoard, antiView, classicBoard, classicView } from "../fixtures/board.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import type { Lang, PlayerView, RoomView } from "../lib/types.ts";
import { learn, setMoney } from "../lib/words.svelte.ts";
import { bandOf } from "../components/bands.ts";
import Board from "./Board.svelte";
import Dice from "./Dice.svelte";
import GroupCounts from "./GroupCounts.svelte";
import { corner } from "./corner.ts";
import { box } from "./geometry.ts";
import SpaceStrip from "./SpaceStrip.svelte";
import { spaceName } from "./names.ts";
import PhoneMap from "./PhoneMap.svelte";
import PlayerSheet from "./PlayerSheet.svelte";
import Players from "./Players.svelte";

const WORDS = "../src/duopoly/words";

beforeEach(() => {
  for (const lang of ["en", "fr", "pl"] as Lang[]) {
    const files = readdirSync(`${WORDS}/${lang}`).filter((file) => file.endsWith(".ftl"));
    learn(lang, files.map((file) => readFileSync(`${WORDS}/${lang}/${file}`, "utf-8")).join("\n"));
  }
  preferences.lang = "en";
  setMoney("$", "");
});

const cells = () => screen.getAllByRole("gridcell");
/** What is said of a cell: what is drawn in it is not. */
const named = (cell: Element) => cell.querySelector(":scope > text")?.textContent;
const focused = () => Number(document.activeElement?.getAttribute("data-space"));

describe("the name of a space", () => {
  test.each([
    [21, "Brattle St., Boston, Bob, monopolist, rent 44, doubled, Ann stands here"],
    [13, "State St., Chicago, Ann, competitor, 2 houses, rent 34"],
    [6, "Sunset Blvd., Los Angeles, Ann, competitor, apartment, rent 35, Bob stands here"],
    [27, "Constitution Ave., Washington, Dee, monopolist, mortgaged"],
    [12, "U.S. Electric Company, Bob, monopolist, rent 4×"],
    [39, "Wall St., New York, price $372"],
    [38, "Property Tax, pay 75"],
    [10, "Sightseeing / Prison / Price War, Cem in the price war"],
  ])("of %i: %s", (space, name) => expect(spaceName(antiBoard, antiView, space)).toBe(name));

  test("tells what lies on Free Parking where a house rule collects it", () => {
    expect(spaceName(classicBoard, { ...classicView, pot: 275 }, 20)).toContain("$275");
    expect(spaceName(classicBoard, { ...classicView, pot: null }, 20)).not.toContain("$");
  });

  test("counts a crowd, and leaves out roles where there are none", () => {
    const name = spaceName(classicBoard, classicView, 39);
    expect(name).toContain("Ann, hotel, rent 2,000");
    expect(name).toContain("Maximilienne-Alexandra stand here");
  });

  test.each(["en", "fr", "pl"] as Lang[])("has all its words in %s", (lang) => {
    preferences.lang = lang;
    for (const [board, view] of [
      [antiBoard, antiView],
      [classicBoard, classicView],
    ] as const) {
      for (let space = 0; space < 40; space++) expect(spaceName(board, view, space, true)).not.toMatch(/web-|\{|role-/);
    }
  });
});

describe("the ring", () => {
  test("is a grid of 40 named cells and one tab stop", () => {
    render(Board, { board: antiBoard, view: antiView });
    expect(screen.getByRole("grid", { name: "The board" })).toBeTruthy();
    expect(cells()).toHaveLength(40);
    expect(new Set(cells().map(named)).size).toBeGreaterThan(30);
    expect(cells().filter((cell) => cell.getAttribute("tabindex") === "0")).toEqual([cells()[21]]);
    expect(cells()[21]?.getAttribute("aria-current")).toBe("location");
  });

  test("is walked by arrows and Home, and Enter opens", async () => {
    const user = userEvent.setup();
    const onspace = vi.fn<(space: number) => void>();
    render(Board, { board: antiBoard, view: antiView, onspace });
    (cells()[21] as unknown as HTMLElement).focus();
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe(22);
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(focused()).toBe(20);
    await user.keyboard("{Home}");
    expect(focused()).toBe(0);
    await user.keyboard("{Enter}");
    expect(onspace).toHaveBeenCalledExactlyOnceWith(0);
    expect(cells().filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  test("leaves letters and Space to the table's keys", async () => {
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    addEventListener("keydown", heard);
    render(Board, { board: antiBoard, view: antiView });
    (cells()[0] as unknown as HTMLElement).focus();
    await userEvent.keyboard("bu ");
    expect(heard.mock.calls.map(([event]) => event.key)).toEqual(["b", "u", " "]);
    removeEventListener("keydown", heard);
  });

  test("is tapped", async () => {
    const onspace = vi.fn<(space: number) => void>();
    render(Board, { board: antiBoard, view: antiView, onspace });
    await userEvent.click(cells()[5]!);
    expect(onspace).toHaveBeenCalledExactlyOnceWith(5);
  });

  test("says what can be chosen and what is within reach", () => {
    render(Board, { board: antiBoard, view: antiView, choosable: [6, 13], chosen: [13], reachable: [30] });
    expect(cells()[6]?.getAttribute("aria-selected")).toBe("false");
    expect(cells()[13]?.getAttribute("aria-selected")).toBe("true");
    expect(cells()[14]?.hasAttribute("aria-selected")).toBe(false);
    expect(named(cells()[30]!)).toContain("within reach");
  });

  test("shows the owner of what can be chosen", async () => {
    const { container, rerender } = render(Board, { board: antiBoard, view: antiView });
    const owned = antiView.titles[0]!.space;
    const marks = () => container.querySelectorAll(`[data-space="${owned}"] .owner .ground`).length;
    expect(marks()).toBe(1);
    await rerender({ choosable: [owned] });
    expect(marks()).toBe(1);
  });

  test.each([
    ["with camps", antiBoard, antiView],
    ["classic", classicBoard, classicView],
  ])("%s: every city has a pattern of its own on its bands", (_, board, view) => {
    const { container } = render(Board, { board, view });
    const faces = container.querySelectorAll(".picture > .face, .picture > .corner");
    const drawn = board.cities.map((city) => {
      const bands = city.spaces.map((space) => faces[space]?.querySelector(".band")?.getAttribute("fill"));
      expect(new Set(bands).size).toBe(1);
      const id = /url\(#(.+)\)/.exec(bands[0] ?? "")?.[1] ?? "";
      return container.querySelector(`pattern[id="${id}"]`)?.innerHTML.replaceAll(/<!--.*?-->/g, "");
    });
    expect(drawn.every(Boolean)).toBe(true);
    expect(new Set(drawn).size).toBe(8);
    expect(new Set(board.cities.map(bandOf))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  test("draws again only what has changed", async () => {
    const { rerender, container } = render(Board, { board: antiBoard, view: antiView });
    const changes: Node[] = [];
    const watch = new MutationObserver((records) => changes.push(...records.map((record) => record.target)));
    watch.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
    const titles = structuredClone(antiView.titles);
    titles[0]!.rent = "40";
    await rerender({ view: { ...structuredClone(antiView), titles } });
    watch.takeRecords().forEach((record) => changes.push(record.target));
    watch.disconnect();
    const touched = changes.map((node) =>
      (node instanceof Element ? node : node.parentElement)?.closest("[data-space]"),
    );
    expect(new Set(touched.map((cell) => cell?.getAttribute("data-space")))).toEqual(new Set(["6"]));
  });

  test("says the dice and names the decks", () => {
    render(Board, { board: antiBoard, view: antiView });
    expect(screen.getByRole("img", { name: "Dice: 4, 4" })).toBeTruthy();
    expect(screen.getByText("19 left")).toBeTruthy();
  });
});

const room = {
  seats: ["Ann", "Bob", "Cem", "Dee"].map((name, n) => ({
    name,
    who: n === 1 ? "bot" : "person",
    here: n !== 2,
    mine: n === 0,
  })),
  deadline: null,
} as unknown as RoomView;

test("patterns and corners are SVG wherever they are drawn", () => {
  const { container } = render(Players, { board: antiBoard, view: antiView, room });
  expect(container.querySelector("pattern rect")).toBeInstanceOf(SVGElement);
  render(Board, {
    board: antiBoard,
    view: { ...antiView, players: antiView.players.map((one) => ({ ...one, space: 0 })) },
  });
  expect(cells()[0]?.querySelector(".corner .square")).toBeInstanceOf(SVGElement);
});

test("everything on a corner has its style, and each camp its mark", () => {
  const { container } = render(Board, { board: antiBoard, view: antiView });
  const style = readFileSync(`${process.cwd()}/src/styles/board.css`, "utf8");
  const shapes = [...container.querySelectorAll(".corner *")];
  for (const name of new Set(shapes.map((shape) => shape.getAttribute("class")).filter(Boolean)))
    expect(style, name!).toContain(`.corner .${name}`);
  const prison = { ...antiBoard.spaces[10]!, kind: "prison" as const, parts: ["Prison", "Price war", "sightseeing"] };
  const drawn = corner(prison, box(10), true);
  expect(drawn.match(/class="[mc]"|Prison|Price war/g)).toEqual(['class="m"', "Prison", 'class="c"', "Price war"]);
});

describe("the players", () => {
  test("are told with role, sum, turn, monopolies and how they stand", () => {
    render(Players, { board: antiBoard, view: antiView, room });
    const [ann, bob, cem] = within(screen.getByRole("list", { name: "Players" }))
      .getAllByRole("listitem")
      .filter((item) => item.classList.contains("seat"));
    expect(ann?.getAttribute("aria-current")).toBe("true");
    expect(ann?.textContent).toMatch(/Ann\s+you\s· competitor\s+\$168.*to play/s);
    expect(bob?.textContent).toMatch(/bot\s· monopolist.*\$392.*monopolizes Boston/s);
    expect(cem?.textContent).toMatch(/in price war.*away/s);
    expect(within(ann!).getByRole("img", { name: "State St., 2 houses" })).toBeTruthy();
  });

  test("say which of them I am, unless I am all of them", () => {
    const seated = (mine: boolean[]) =>
      ({ ...room, seats: room.seats.map((seat, n) => ({ ...seat, mine: mine[n] })) }) as RoomView;
    const { rerender, container } = render(Players, { board: antiBoard, view: antiView, room: seated([false, true]) });
    const own = () => [...container.querySelectorAll(".seat:has(.own) .name")].map((name) => name.textContent);
    expect(own()).toEqual(["Bob"]);
    void rerender({ room: seated(room.seats.map(() => true)) });
    return vi.waitFor(() => expect(own()).toEqual([]));
  });

  test("without titles say so, in the room for these", () => {
    render(Players, { board: antiBoard, view: { ...antiView, titles: [] }, room });
    expect(screen.getAllByText("no titles yet")).toHaveLength(
      antiView.players.filter((one) => !one.bankrupt && !one.get_out.length).length,
    );
  });

  test("of the classic game have groups, not cities", () => {
    const players = classicView.players.map((player, n) => ({ ...player, monopolies: n ? [] : [7] }));
    render(Players, { board: classicBoard, view: { ...classicView, players }, room: null });
    const orange = classicBoard.cities.find((city) => city.number === 7)!.name;
    expect(screen.getByText(new RegExp(`has whole groups: ${orange}`))).toBeTruthy();
  });

  test("who must decide stands out, also in another's turn", () => {
    const debts = [{ debtor: "Bob", creditor: "Ann", amount: 500, text: "", claim: false }];
    render(Players, { board: antiBoard, view: { ...antiView, phase: "debt", to_act: "Bob", debts }, room });
    expect(document.querySelector(".turn .name")?.textContent).toBe("Bob");
  });

  test("open with all their titles", async () => {
    render(Players, { board: antiBoard, view: antiView, room });
    await userEvent.click(screen.getByRole("button", { name: "Dee" }));
    expect(await screen.findByText("Constitution Ave.", { exact: false, selector: "dialog span" })).toBeTruthy();
  });
});

test("titles that earn nothing as their owner is in prison show no sums", () => {
  const titles = [6, 13].map((space) => ({ ...antiView.titles[0]!, space, rent: "0" }));
  const held = { ...antiView.players[0]!, held: 1, state: "in price war" };
  render(PlayerSheet, { board: antiBoard, view: { ...antiView, titles }, player: held, bot: "", onclose: () => {} });
  const rows = within(screen.getByRole("dialog")).getAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("b"))).toEqual([null, null]);
  expect(screen.getByText(/in price war/)).toBeTruthy();
});

test("what a player has is counted in the room there is", () => {
  const titles = [1, 6, 11, 16, 21, 26].map((space) => ({ ...antiView.titles[0]!, space }));
  render(GroupCounts, { board: antiBoard, titles, patterns: "p", width: 131 });
  expect(screen.getAllByRole("img").map((group) => group.textContent?.trim())).toEqual(["1", "1", "1", "+3"]);
});

test("the bus of the Speed Die is a picture: the word is too long for it", () => {
  const { container } = render(Dice, { dice: [1, 2], speed: "bus" });
  expect(container.querySelector(".speed")?.innerHTML).toContain("<path");
});

describe("the phone's strip", () => {
  test("leaves the rent its room where pawns stand under a long name", () => {
    const spaces = antiBoard.spaces.map((space, n) => (n === 12 ? { ...space, short: "Electric" } : space));
    const name = (players: PlayerView[]) => {
      const view = { ...antiView, players };
      const { container } = render(SpaceStrip, { board: { ...antiBoard, spaces }, view });
      return container.querySelector("[data-space='12'] .name")?.textContent;
    };
    expect(name(antiView.players)).toBe("U.S. Electric Company");
    expect(name(antiView.players.map((player) => ({ ...player, space: 12 })))).toBe("Electric");
  });

  test("begins half a round behind the token and has one tab stop", () => {
    render(SpaceStrip, { board: antiBoard, view: antiView });
    const cards = screen.getAllByRole("button");
    expect(cards.map((card) => Number(card.dataset.space)).slice(19, 22)).toEqual([20, 21, 22]);
    expect(cards.filter((card) => card.tabIndex === 0).map((card) => card.dataset.space)).toEqual(["21"]);
    expect(cards[22]?.querySelector(".spoken")?.textContent).toMatch(/, 2 spaces ahead$/);
  });

  test("is walked by arrows round the board", async () => {
    render(SpaceStrip, { board: antiBoard, view: antiView });
    screen.getAllByRole("button")[20]?.focus();
    await userEvent.keyboard("{ArrowRight}{Home}{ArrowLeft}");
    expect(focused()).toBe(39);
  });
});

test.each([
  ["ring", () => render(Board, { board: antiBoard, view: antiView, choosable: [6] })],
  ["players", () => render(Players, { board: classicBoard, view: classicView })],
  ["strip", () => render(SpaceStrip, { board: antiBoard, view: antiView, choosable: [6] })],
  ["overview", () => render(PhoneMap, { board: antiBoard, view: antiView })],
])("axe finds nothing on the %s", async (_, draw) => {
  const { container } = draw();
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
