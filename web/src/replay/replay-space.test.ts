import { readFileSync } from "node:fs";

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { board, view } from "../fixtures/play.ts";
import type { TitleView } from "../lib/types.ts";
import { learn, setMoney } from "../lib/words.svelte.ts";
import ReplaySpace from "./ReplaySpace.svelte";

beforeEach(() => {
  const words = ["common", "web-replay", "web-shell"];
  learn("en", words.map((name) => readFileSync(`../src/duopoly/words/en/${name}.ftl`, "utf-8")).join("\n"));
  setMoney("$", "");
});

test.each([
  ["1200", "Rent $1,200"],
  ["10×", "Rent 10×"],
])("a rent of %s is shown as %s", (rent, shown) => {
  open({ rent });
  expect(screen.getByText(/^Rent/).textContent).toBe(shown);
});

test("a title that earns nothing shows no rent", () => {
  open({ rent: "0", mortgaged: true });
  expect(screen.queryByText(/^Rent/)).toBeNull();
  expect(screen.getByText(/mortgaged/)).toBeTruthy();
});

function open(facts: Partial<TitleView>): void {
  const title = {
    space: 1,
    owner: "Ann",
    rent: "4",
    doubled: false,
    mortgaged: false,
    buildings: 0,
    hotel: false,
    ...facts,
  };
  render(ReplaySpace, { board: board(), view: view({ titles: [title] }), space: 1, onclose: () => {} });
}
