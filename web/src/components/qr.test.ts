import { expect, test } from "vitest";

import { squares } from "./qr.ts";

test("each run of dark squares is one bar", () => {
  expect(squares(["1101", "0000", "0111"])).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
});
