import { afterEach, expect, test, vi } from "vitest";

import { Owner } from "./owner.ts";

type Granted = (lock: object | null) => unknown;

/** Locks as browsers have them, as far as they are used: one holder, others wait or steal. */
class FakeLocks {
  #holder: { reject: (reason: Error) => void } | null = null;
  #waiting: (() => void)[] = [];

  request(_: string, options: LockOptions, granted: Granted): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        this.#holder = { reject };
        granted({});
      };
      if (options.steal) {
        this.#holder?.reject(new DOMException("stolen", "AbortError"));
        grant();
      } else if (!this.#holder) grant();
      else if (options.ifAvailable) resolve(granted(null));
      else {
        this.#waiting.push(grant);
        options.signal?.addEventListener("abort", () => {
          this.#waiting = this.#waiting.filter((one) => one !== grant);
          reject(new DOMException("aborted", "AbortError"));
        });
      }
    });
  }

  /** The tab that has the lock is closed. */
  release(): void {
    this.#holder = null;
    this.#waiting.shift()?.();
  }
}

function tab() {
  const events: string[] = [];
  const owner = new Owner({
    onelsewhere: () => events.push("elsewhere"),
    ontaken: () => events.push("taken"),
  });
  void owner.owns.then(() => events.push("owns"));
  return { owner, events };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test("the second tab waits until the first is closed", async () => {
  const locks = new FakeLocks();
  vi.stubGlobal("navigator", { locks });
  const [first, second] = [tab(), tab()];
  await first.owner.ask();
  await second.owner.ask();
  await settled();
  expect([first.events, second.events]).toEqual([["owns"], ["elsewhere"]]);
  locks.release();
  await settled();
  expect(second.events).toEqual(["elsewhere", "owns"]);
});

test("the second tab takes the games, and the first hears of it", async () => {
  vi.stubGlobal("navigator", { locks: new FakeLocks() });
  const [first, second] = [tab(), tab()];
  await first.owner.ask();
  await second.owner.ask();
  await second.owner.takeOver();
  await settled();
  expect([first.events, second.events]).toEqual([
    ["owns", "taken"],
    ["elsewhere", "owns"],
  ]);
});

test("Go on here, pressed when the first tab has just been closed, takes nothing from this tab itself", async () => {
  const locks = new FakeLocks();
  vi.stubGlobal("navigator", { locks });
  const [first, second] = [tab(), tab()];
  await first.owner.ask();
  await second.owner.ask();
  locks.release();
  await second.owner.takeOver();
  await settled();
  expect(second.events).toEqual(["elsewhere", "owns"]);
});

test("a page that is loaded to have the games takes them at once, or has them already", async () => {
  vi.stubGlobal("navigator", { locks: new FakeLocks() });
  const [first, second] = [tab(), tab()];
  for (const { owner } of [first, second]) {
    void owner.ask();
    void owner.takeOver();
  }
  await settled();
  expect(first.events).toEqual(["owns", "taken"]);
  expect(second.events).toEqual(["elsewhere", "owns"]);
});

test("without locks each tab has the games: the log itself decides", async () => {
  vi.stubGlobal("navigator", {});
  const { owner, events } = tab();
  await owner.ask();
  await owner.takeOver();
  await settled();
  expect(events).toEqual(["owns"]);
});

test("where a page may store nothing it gets no locks, and has its own games", async () => {
  const request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  vi.stubGlobal("navigator", { locks: { request } });
  const { owner, events } = tab();
  await owner.ask();
  await settled();
  expect(events).toEqual(["owns"]);
});
