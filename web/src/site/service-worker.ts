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
/** Other copies of the page, in other folders, have files of their own. */
const FOLDER = new URL(root).pathname;
const PAGES = `duopoly-page ${FOLDER} `;
const PAGE = PAGES + SITE.version;
const PYTHON = `duopoly-python ${FOLDER}`; // as in python.ts
/** Earlier versions of all copies shared these. */
const SHARED_PAGES = "duopoly-page-";
const SHARED_PYTHON = "duopoly-python";
const FRONT = "index.html";
const SERVED = ["api/", "health", "metrics"].map((path) => root + path);
/** How many versions of the page are kept: a tab that plays on with the old one may still need a part of it. */
const VERSIONS = 2;
/** How long a server may be silent, in ms; then the page starts without it. */
const PATIENCE = 4000;

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
  await page.put(address(FRONT), await localFront((await page.match(address(FRONT)))!));
}

/**
 * The page as it is kept, made anew: some hosts send it by a redirect, and browsers go to no such response. One of a server
 * plays alone when that is away.
 */
async function localFront(front: Response): Promise<Response> {
  const text = await front.text();
  return new Response(SITE.server ? text.replace("<html ", '<html data-server="none" data-away="" ') : text, {
    headers: [...front.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name)),
  });
}

async function keepPython(): Promise<void> {
  const python = await caches.open(PYTHON);
  for (const path of SITE.python) {
    const at = unpackedAddress(path);
    if (!(await python.match(at))) await python.put(at, (await caches.match(at)) ?? (await unpacked(path)));
  }
}

/** A file of Python from the network. Throws an Error. */
async function unpacked(path: string): Promise<Response> {
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const type = path.includes(".wasm")
    ? "application/wasm"
    : path.includes(".mjs")
      ? "text/javascript"
      : "application/octet-stream";
  const content = response.body!.pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "content-type": type } });
}

/** Where this copy's files of Python are in a cache, those of earlier versions too. */
async function pythonAddresses(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => url).filter((url) => url.startsWith(address("python/")));
}

/** Keeps what a new version needs. The first visit starts Python by itself, and keeps it then. */
async function keep(): Promise<void> {
  await keepPage();
  if (!scope.registration.active) return;
  const earlier = [...(await pythonAddresses(PYTHON)), ...(await pythonAddresses(SHARED_PYTHON))];
  await keepPython().catch((thrown: unknown) => {
    // An earlier version that starts without a network is not given up for one that does not.
    if (earlier.length >= SITE.python.length) throw thrown;
  });
}

async function isOwnPage(name: string): Promise<boolean> {
  if (name.startsWith(PAGES)) return true;
  return name.startsWith(SHARED_PAGES) && (await caches.match(address(FRONT), { cacheName: name })) !== undefined;
}

async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name !== PAGE);
  const own = await Promise.all(names.map(isOwnPage));
  const pages = names.filter((_, i) => own[i]);
  for (const name of pages.slice(0, -(VERSIONS - 1))) await forgetPage(name);
  await forgetPython(PYTHON, new Set(SITE.python.map(unpackedAddress)));
  const shared = await forgetPython(SHARED_PYTHON, new Set());
  if ((await shared.keys()).length === 0) await caches.delete(SHARED_PYTHON);
}

/** Until folders had caches of their own, copies of one version shared one: there only this copy's files go. */
async function forgetPage(name: string): Promise<void> {
  const cache = await caches.open(name);
  if (!name.startsWith(PAGES)) {
    for (const path of [FRONT, ...SITE.files]) await cache.delete(address(path));
    for (const { url } of await cache.keys()) if (url.startsWith(address("assets/"))) await cache.delete(url);
  }
  if (name.startsWith(PAGES) || (await cache.keys()).length === 0) await caches.delete(name);
}

async function forgetPython(name: string, wanted: Set<string>): Promise<Cache> {
  const cache = await caches.open(name);
  for (const url of await pythonAddresses(name)) if (!wanted.has(url)) await cache.delete(url);
  return cache;
}

/** From this status on it is the server's fault. */
const FAILED = 500;

const silence = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), PATIENCE));

async function front(request: Request): Promise<Response> {
  if (SITE.server) {
    try {
      const response = await Promise.race([fetch(request), silence()]);
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
  event.waitUntil(keep());
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
