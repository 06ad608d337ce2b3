import { beforeEach, expect, test, vi } from "vitest";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15";

async function opened(agent: string, { displayMode = "browser" } = {}) {
  vi.resetModules();
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes(displayMode) }));
  vi.stubGlobal("navigator", { userAgent: agent, maxTouchPoints: 0, serviceWorker: { ready: new Promise(() => {}) } });
  return (await import("./install.svelte.ts")).installation;
}

beforeEach(() => vi.unstubAllGlobals());

test("a browser that cannot install is offered nothing", async () => {
  expect((await opened("Firefox/150")).way).toBeNull();
});

test("on a phone of Apple the browser's own menu installs", async () => {
  expect((await opened(IPHONE)).way).toBe("menu");
});

test("what is installed is not offered again", async () => {
  expect((await opened(IPHONE, { displayMode: "standalone" })).way).toBeNull();
});

test("the browser's offer is a button until it is used", async () => {
  const installation = await opened("Chrome/150");
  const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(installation.way).toBe("button");
  await installation.install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installation.way).toBeNull();
});

test("once installed, nothing is offered", async () => {
  const installation = await opened(IPHONE);
  dispatchEvent(new Event("appinstalled"));
  expect(installation.way).toBeNull();
});
