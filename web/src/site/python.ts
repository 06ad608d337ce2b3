/**
 * Starts Python in a worker, from the site's own files only. `duopoly site` puts them beside the page: see
 * src/duopoly/site. Interface: `startPython(progress)`; the Python it returns can import `duopoly`.
 *
 * The first time the files come packed, and are kept unpacked when Python has started. After that they come from there,
 * through the service worker: then the browser keeps the code that it made of them as well.
 */
import type { PyodideAPI } from "pyodide";

/** What takes time: fetching the files, then starting Python. */
export type Step = "fetch" | "start";
/** Is called with how much of a step is done, from 0 to 1. */
export type Progress = (step: Step, fraction: number) => void;

type Pyodide = typeof import("pyodide");
type FileSystem = PyodideAPI["FS"];
type CreatePyodideModule = NonNullable<NonNullable<Parameters<Pyodide["loadPyodide"]>[0]>["createPyodideModule"]>;

/** The files of Python by name: where each is, and how many bytes it has over the wire. */
interface List {
  files: Record<string, { path: string; bytes: number }>;
}

/** The folder of Python's files; this script is in another one beside it. */
const FOLDER = new URL("../python/", self.location.href);
/** Where the service worker looks for them, too: other copies of the page have caches of their own. */
const CACHE = `duopoly-python ${new URL("../", FOLDER).pathname}`;
const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript" };
/** Pyodide's list of packages, which we do without. */
const NO_PACKAGES = JSON.stringify({ info: { abi_version: "2026_0" }, packages: {} });
const SITE_PACKAGES = "/lib/python3.14/site-packages";

/** Fetches what Python needs, starts it, and returns it. Throws an Error if a file cannot be had. */
export async function startPython(progress: Progress): Promise<PyodideAPI> {
  progress("fetch", 0);
  const { files } = (await (await ask("files.json")).json()) as List;
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let received = 0;
  const store = new Store((bytes) => progress("fetch", (received += bytes) / total));
  const open = (name: string) => store.open(files[name]!.path, files[name]!.bytes);

  const packages = open("files.tar").then((response) => response.arrayBuffer());
  const asked = new Map(
    ["pyodide.asm.wasm", "python_stdlib.zip"].map((name) => [new URL(name, FOLDER).href, open(name)]),
  );
  const modules = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => open(name).then(importModule));
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all(modules)) as [Pyodide, Factory];
  const python = await withFiles(asked, () =>
    loadPyodide({
      createPyodideModule,
      indexURL: FOLDER.href,
      packageBaseUrl: FOLDER.href,
      lockFileContents: NO_PACKAGES,
      fsInit: async (fs) => {
        writeTar(fs, SITE_PACKAGES, await packages);
        progress("fetch", 1);
        progress("start", 0);
      },
    }),
  );
  await packages; // without them Pyodide starts, and says nothing
  progress("start", 1);
  void store.keep();
  return python;
}

interface Factory {
  default: CreatePyodideModule;
}

/** Lets Pyodide, which fetches its files itself, have them from us instead; it gets nothing else. */
async function withFiles<T>(files: Map<string, Promise<Response>>, start: () => Promise<T>): Promise<T> {
  const { fetch } = self;
  self.fetch = (source) =>
    files.get(String(source)) ?? Promise.reject(new Error(`${String(source)}: not a file of ours`));
  try {
    return await start();
  } finally {
    self.fetch = fetch;
  }
}

/** A file of Python's folder. Throws an Error. */
async function ask(path: string): Promise<Response> {
  const response = await fetch(new URL(path, FOLDER));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Python's files: those that are kept, and those that come over the wire and are kept later. */
class Store {
  readonly #count: (bytes: number) => void;
  readonly #fetched = new Map<string, Promise<Blob>>();
  /** None where browsers allow none: under plain HTTP from another computer, in some private windows. */
  readonly #cache: Promise<Cache | null> = Promise.resolve(globalThis.caches?.open(CACHE)).then(
    (cache) => cache ?? null,
    () => null,
  );

  /** `count` is called with the bytes that have come. */
  constructor(count: (bytes: number) => void) {
    this.#count = count;
  }

  /** A file, unpacked. Throws an Error if it cannot be had. */
  async open(path: string, bytes: number): Promise<Response> {
    const address = unpackedAddress(path);
    const kept = await (await this.#cache)?.match(address);
    if (kept) {
      this.#count(bytes);
      const response = await fetch(address);
      // A page that was reloaded with Shift has no service worker; then some hosts answer with their front page.
      return response.ok && typeOf(response) === typeOf(kept) ? response : kept;
    }
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        this.#count(chunk.length);
        controller.enqueue(chunk);
      },
    });
    const [now, later] = (await ask(path)).body!.pipeThrough(counter).tee();
    const packed = new Response(later).blob();
    packed.catch(() => {}); // `keep` meets it
    this.#fetched.set(address, packed);
    return unpacked(now, address);
  }

  /** Keeps what was fetched. Without room for it, it is fetched again the next time. */
  async keep(): Promise<void> {
    const cache = await this.#cache;
    try {
      for (const [address, packed] of this.#fetched)
        await cache?.put(address, unpacked((await packed).stream(), address));
    } catch {
      // The games that are stored matter more.
    }
    this.#fetched.clear();
  }
}

const typeOf = (response: Response): string | null => response.headers.get("content-type");

/** The address of a file when it is unpacked. */
function unpackedAddress(path: string): string {
  return new URL(path.replace(/[.]gzip$/, ""), FOLDER).href;
}

function unpacked(packed: ReadableStream<Uint8Array<ArrayBuffer>>, address: string): Response {
  const type = TYPES[address.split(".").at(-1)!] ?? "application/octet-stream";
  return new Response(packed.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type } });
}

/** A JavaScript module: from its own address if the response has one. */
async function importModule(response: Response): Promise<unknown> {
  if (response.url) {
    await response.body?.cancel();
    return import(/* @vite-ignore */ response.url);
  }
  const url = URL.createObjectURL(await response.blob());
  try {
    return await import(/* @vite-ignore */ url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Writes the files of an archive into a folder of Python's memory. */
function writeTar(fs: FileSystem, folder: string, archive: ArrayBuffer): void {
  const decoder = new TextDecoder();
  const text = (at: number, length: number) =>
    decoder.decode(new Uint8Array(archive, at, length)).replace(/\0.*$/s, "");
  for (let at = 0; at < archive.byteLength && text(at, 100);) {
    const prefix = text(at + 345, 155);
    const path = `${folder}/${prefix ? `${prefix}/` : ""}${text(at, 100)}`;
    const size = parseInt(text(at + 124, 12), 8);
    fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    fs.writeFile(path, new Uint8Array(archive, at + 512, size), { canOwn: true });
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
