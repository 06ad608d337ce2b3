/**
 * Keeps the page and the browser's Python for when there is no network. Whoever serves this file writes what it keeps in
 * front of it, as `SITE`: a new version of anything is a new version of this file, by which browsers notice it.
 *
 * The page's files are kept when this is installed. Python's are kept by the worker that fetched them to start it
 * (python.ts), or here: when the page asks, and before a new version takes over.
 */
interface Site {
  version: string;
  /** Whether a server sent the page; it comes first then, and the page alone plays only when the server is away. */
  server: boolean;
  /** The files of the page. */
  files: string[];
  /** The files of Python, packed. */
  python: string[];
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string; readonly active: unknown };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & MessageEvent<string>) => void): void;
}
declare const SITE: Site;

const scope = self as unknown as Scope;
const root = scope.registration.scope;
const PAGES = "duopoly-page-";
const PAGE = PAGES + SITE.version;
const PYTHON = "duopoly-python";
const FRONT = "index.html";
const SERVED = ["api/", "health", "metrics"].map((path) => root + path);
/** How many versions of the page are kept: a tab that plays on with the old one may still need a part of it. */
const VERSIONS = 2;

const address = (path: string): string => new URL(path, root).href;
/** Python's files are kept unpacked. */
const unpackedAddress = (path: string): string => address(path.replace(/[.]gzip$/, ""));

async function keepPage(): Promise<void> {
  const page = await caches.open(PAGE);
  await page.addAll(
    SITE.files.map(
      (path) => new Request(address(path), { cache: path.startsWith("assets/") ? "default" : "no-cache" }),
    ),
  );
  if (SITE.server) await page.put(address(FRONT), await withoutServer((await page.match(address(FRONT)))!));
}

/** The page as it is when its server is away: it plays alone. */
async function withoutServer(front: Response): Promise<Response> {
  const text = (await front.text()).replace("<html ", '<html data-server="none" data-away="" ');
  return new Response(text, {
    headers: [...front.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name)),
  });
}

async function keepPython(): Promise<void> {
  const python = await caches.open(PYTHON);
  for (const path of SITE.python) {
    if (await python.match(unpackedAddress(path))) continue;
    const response = await fetch(address(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const type = path.includes(".wasm")
      ? "application/wasm"
      : path.includes(".mjs")
        ? "text/javascript"
        : "application/octet-stream";
    const content = response.body!.pipeThrough(new DecompressionStream("gzip"));
    await python.put(unpackedAddress(path), new Response(content, { headers: { "content-type": type } }));
  }
}

async function forgetOld(): Promise<void> {
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGE);
  for (const name of pages.slice(0, -(VERSIONS - 1))) await caches.delete(name);
  const python = await caches.open(PYTHON);
  const wanted = new Set(SITE.python.map(unpackedAddress));
  for (const { url } of await python.keys()) if (!wanted.has(url)) await python.delete(url);
}

/** From this status on it is the server's fault. */
const FAILED = 500;

async function front(request: Request): Promise<Response> {
  if (SITE.server) {
    try {
      const response = await fetch(request);
      if (response.status < FAILED) return response; // else a proxy says that the server is away
    } catch {
      // The server is away.
    }
  }
  return (await (await caches.open(PAGE)).match(address(FRONT))) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  // Of the newest version first: files without a digest in their names differ.
  const newest = await (await caches.open(PAGE)).match(request, { ignoreVary: true });
  return newest ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

scope.addEventListener("install", (event) => {
  // The first visit starts Python by itself, and keeps it then.
  event.waitUntil(keepPage().then(() => (scope.registration.active ? keepPython() : undefined)));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => scope.clients.claim()));
});

scope.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(scope.skipWaiting());
  if (event.data === "keep-python") event.waitUntil(keepPython());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*/, "");
  if (request.method !== "GET" || !url.startsWith(root) || SERVED.some((path) => url.startsWith(path))) return;
  if (request.mode !== "navigate") event.respondWith(file(request));
  else if (url === root || url === address(FRONT)) event.respondWith(front(request));
});
