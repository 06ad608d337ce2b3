/** Players without camps and groups of the classic board are told apart by all eyes: distances in OKLab, as these see. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { SHAPES } from "../components/mark.ts";

type Three = [number, number, number];
type Matrix = [Three, Three, Three];

const tokens = readFileSync("src/styles/tokens.css", "utf-8");
const classes = readFileSync("src/styles/board.css", "utf-8");

/** Machado, Oliveira and Fernandes (2009), complete, for linear light. */
const EYES: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function times(matrix: Matrix, [x, y, z]: Three): Three {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as Three;
}

function linear(color: string): Three {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

function lab(light: Three): Three {
  const cones = times(TO_CONES, light.map((part) => Math.min(1, Math.max(0, part))) as Three);
  return times(TO_LAB, cones.map(Math.cbrt) as Three);
}

/** The least distance between two of these colors for an eye. */
function least(colors: string[], eye: string): number {
  const seen = colors.map((color) => lab(times(EYES[eye]!, linear(color))));
  return Math.min(...seen.flatMap((a, n) => seen.slice(n + 1).map((b) => Math.hypot(...a.map((x, i) => x - b[i]!)))));
}

function contrast(one: string, other: string): number {
  const [high, low] = [one, other]
    .map((color) => linear(color))
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const token = (name: string) => tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))![1]!;
const players = Array.from({ length: 8 }, (_, n) => token(`p${n + 1}`));
const groups = ["brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"].map((name) =>
  token(`group-${name}`),
);

describe.each([
  ["players", players, { normal: 0.17, protan: 0.145, deutan: 0.145, tritan: 0.13 }],
  ["groups", groups, { normal: 0.165, protan: 0.115, deutan: 0.115, tritan: 0.105 }],
])("%s", (_, colors, wanted) => {
  test.each(Object.entries(wanted))("differ for eyes that are %s by %d", (eye, distance) => {
    expect(least(colors, eye)).toBeGreaterThan(distance);
  });

  test("are the same in both themes", () => {
    for (const color of colors) expect(tokens.split(color)).toHaveLength(2);
  });
});

test("every player has a shape of its own, and a letter that is read on its color", () => {
  expect(new Set(SHAPES.map(({ d }) => d)).size).toBe(8);
  players.forEach((color, n) => {
    const on = classes.match(new RegExp(`\\.player-${n + 1} \\{[^}]*--on: var\\(--(p-\\w+)\\)`))![1]!;
    expect(contrast(token(on), color)).toBeGreaterThan(4.5);
  });
});
