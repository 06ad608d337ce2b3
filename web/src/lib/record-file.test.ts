import { afterEach, expect, test, vi } from "vitest";

import { BadFile, canSend, dropped, LARGEST, nameOf, open, opened, saveRecord, sendRecord } from "./record-file.ts";

const RECORD = '{"duopoly": 1, "edition": "anti-fr15k", "players": ["Ann", "Ben"]}\n["Ann", "throw", "x"]\n';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = () => vi.stubGlobal("fetch", async () => new Response(RECORD));

test("a file that is opened is there for the next screen", async () => {
  await open(new File([RECORD], "game.jsonl"));
  expect(opened()).toBe(RECORD);
});

test("a file that is too large, or cannot be read, is refused, and the last one stays", async () => {
  await open(new File(["x"], "a"));
  const large = new File([new Uint8Array(LARGEST + 1)], "b");
  await expect(open(large)).rejects.toMatchObject({ problem: "too-large" });
  const gone = Object.assign(new File(["y"], "c"), { text: () => Promise.reject(new Error("gone")) });
  await expect(open(gone)).rejects.toBeInstanceOf(BadFile);
  expect(opened()).toBe("x");
});

test("what is dropped may be a file", () => {
  const file = new File(["x"], "a");
  expect(dropped({ dataTransfer: { files: [file] } } as unknown as DragEvent)).toBe(file);
  expect(dropped({ dataTransfer: { files: [] } } as unknown as DragEvent)).toBe(null);
  expect(dropped({ dataTransfer: null } as DragEvent)).toBe(null);
});

test("a record is named by its edition and table", () => {
  expect(nameOf(RECORD, "abc")).toBe("duopoly-anti-fr15k-abc.jsonl");
  expect(nameOf("", "abc")).toBe("duopoly-game-abc.jsonl");
});

test("it is saved under its name", async () => {
  answers();
  vi.useFakeTimers();
  const revoke = vi.fn();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: revoke }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  await saveRecord("abc");
  expect(saved).toEqual(["blob:x duopoly-anti-fr15k-abc.jsonl"]);
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith("blob:x");
  vi.useRealTimers();
});

test("it is sent as a text, where the browser can; who changes their mind is told nothing", async () => {
  answers();
  expect(canSend()).toBe(false);
  const sent: File[] = [];
  const share = vi.fn(async ({ files }: { files: File[] }) => void sent.push(...files));
  vi.stubGlobal("navigator", { canShare: () => true, share });
  expect(canSend()).toBe(true);
  await sendRecord("abc");
  expect(sent.map(({ name, type }) => `${name} ${type}`)).toEqual(["duopoly-anti-fr15k-abc.txt text/plain"]);
  share.mockRejectedValueOnce(new DOMException("", "AbortError"));
  await sendRecord("abc");
  share.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await expect(sendRecord("abc")).rejects.toThrow();
});
