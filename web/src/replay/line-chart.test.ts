import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { player } from "../fixtures/play.ts";
import LineChart from "./LineChart.svelte";

test("without camps each line wears its player's color, with an edge, and has a dash of its own", () => {
  const players = ["Ann", "Bob", "Cem"].map((name, mark) => player(name, { role: "player", mark }));
  const curves = players.map(({ name }) => ({ name, points: [0, 1], values: [0, 1], out: false }));
  const { container } = render(LineChart, {
    props: { curves, players, rounds: [0, 1], most: 1, levels: [0, 1], format: String, summary: "" },
  });
  for (const kind of ["line", "casing"]) {
    const lines = [...container.querySelectorAll(`.chart > svg > path.${kind}`)];
    expect(lines.map((line) => /player-\d/.exec(line.getAttribute("class")!)?.[0])).toEqual([
      "player-1",
      "player-2",
      "player-3",
    ]);
    expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(3);
  }
});
