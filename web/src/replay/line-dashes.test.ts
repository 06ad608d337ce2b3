import { expect, it } from "vitest";

import { dashOf } from "./line-dashes.ts";

it("draws no two lines of a table alike", () => {
  const camps = [0, 1, 2].flatMap((mark) => ["competitor", "monopolist"].map((role) => dashOf({ role, mark })));
  const classic = Array.from({ length: 8 }, (_, mark) => dashOf({ role: "player", mark }));
  expect([new Set(camps).size, new Set(classic).size]).toEqual([6, 8]);
});
