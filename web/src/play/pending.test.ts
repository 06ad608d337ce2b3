import { expect, test } from "vitest";

import type { RequestRefused } from "../lib/types.ts";
import { Pending } from "./pending.svelte.ts";

const refused: RequestRefused = {
  type: "refused",
  id: 1,
  code: "cash",
  text: "It costs 200; you have 168.",
  rule: "rule 11",
  topic: "building",
};

function work() {
  let resolve!: () => void;
  let reject!: (why: unknown) => void;
  const promise = new Promise<void>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

test("busy until the answer, and nothing is sent twice", async () => {
  const pending = new Pending();
  const { promise, resolve } = work();
  let sent = 0;
  const first = pending.run("buy", () => (sent++, promise));
  expect(pending.busy).toBe("buy");
  expect(await pending.run("buy", () => (sent++, promise))).toBe(false);
  expect(await pending.run("decline", () => (sent++, promise))).toBe(false);
  resolve();
  expect(await first).toBe(true);
  expect(sent).toBe(1);
  expect(pending.busy).toBeNull();
});

test("what is pressed after the news and before the answer is done after it, once", async () => {
  let ply = 4;
  const pending = new Pending(() => ply);
  const undo = work();
  const end = work();
  const sent: string[] = [];
  const first = pending.run("undo", () => (sent.push("undo"), undo.promise));
  ply = 3;
  const second = pending.run("end", () => (sent.push("end"), end.promise));
  const third = pending.run("end", () => (sent.push("end"), end.promise));
  expect(sent).toEqual(["undo"]);
  undo.resolve();
  expect(await first).toBe(true);
  expect(await third).toBe(false);
  expect(sent).toEqual(["undo", "end"]);
  end.resolve();
  expect(await second).toBe(true);
  expect(pending.busy).toBeNull();
});

test("a refusal is kept for the reader, and gone with the next try", async () => {
  const pending = new Pending();
  expect(await pending.run("build", () => Promise.reject(refused))).toBe(false);
  expect(pending.refusal).toEqual(refused);
  expect(pending.busy).toBeNull();
  expect(await pending.run("end", () => Promise.resolve())).toBe(true);
  expect(pending.refusal).toBeNull();
});

test("what is no refusal is not hidden", async () => {
  const pending = new Pending();
  await expect(pending.run("build", () => Promise.reject(new TypeError("broken")))).rejects.toThrow("broken");
  expect(pending.busy).toBeNull();
});
