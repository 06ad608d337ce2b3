/**
 * Starts Python in a worker, from the site's own files only. `duopoly site` puts them beside the page: see
 * src/duopoly/site. Interface: `startPython(progress)`; the Python it returns can import `duopoly`.
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
type Listed = Record<string, { path: string; bytes: number }>;

const FOLDER = new URL("../python/", self.location.href);
/** Pyodide's list of packages, which we do without. */
const NO_PACKAGES = JSON.stringify({ info: { abi_version: "2026_0" }, packages: {} });
const SITE_PACKAGES = "/lib/python3.14/site-packages";

/** Fetches what Python needs, starts it, and returns it. Throws an Error if a file cannot be had. */
export async function startPython(progress: Progress): Promise<PyodideAPI> {
  const listed = (await (await fetchFile("files.json")).json()) as Listed;
  const total = Object.values(listed).reduce((sum, file) => sum + file.bytes, 0);
  let received = 0;
  const count = (bytes: number) => progress("fetch", (received += bytes) / total);
  const open = (name: string) => unpacked(listed[name]!.path, count);

  progress("fetch", 0);
  const files = open("files.tar").then((response) => response.arrayBuffer());
  const ours = new Map(
    ["pyodide.asm.wasm", "python_stdlib.zip"].map((name) => [new URL(name, FOLDER).href, open(name)]),
  );
  const program = open("pyodide.asm.mjs").then(async (response) => importText(await response.blob()));
  const { loadPyodide } = (await import(
    /* @vite-ignore */ new URL(listed["pyodide.mjs"]!.path, FOLDER).href
  )) as Pyodide;
  const { default: createPyodideModule } = await program;
  const python = await withFiles(ours, () =>
    loadPyodide({
      createPyodideModule: createPyodideModule as CreatePyodideModule,
      indexURL: FOLDER.href,
      packageBaseUrl: FOLDER.href,
      lockFileContents: NO_PACKAGES,
      fsInit: async (fs) => {
        writeTar(fs, SITE_PACKAGES, await files);
        progress("fetch", 1);
        progress("start", 0);
      },
    }),
  );
  progress("start", 1);
  return python;
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
async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(new URL(path, FOLDER));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript" };

/** The content of a file, unpacked as it comes in; `count` is called with the bytes received. */
async function unpacked(path: string, count: (bytes: number) => void): Promise<Response> {
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const name = path.replace(/[.]gz$/, "");
  let stream = (await fetchFile(path)).body!.pipeThrough(counter);
  if (name !== path) stream = stream.pipeThrough(new DecompressionStream("gzip"));
  const type = TYPES[name.split(".").at(-1)!] ?? "application/octet-stream";
  return new Response(stream, { headers: { "content-type": type } });
}

/** A JavaScript module from its text. */
async function importText(text: Blob): Promise<Record<string, unknown>> {
  const url = URL.createObjectURL(text);
  try {
    return (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Writes the files of an archive into a folder of Python's memory. */
function writeTar(fs: FileSystem, folder: string, archive: ArrayBuffer): void {
  const text = (at: number, length: number) => {
    const bytes = new Uint8Array(archive, at, length);
    const end = bytes.indexOf(0);
    return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
  };
  for (let at = 0; at < archive.byteLength && text(at, 100);) {
    const prefix = text(at + 345, 155);
    const path = `${folder}/${prefix ? `${prefix}/` : ""}${text(at, 100)}`;
    const size = parseInt(text(at + 124, 12), 8);
    fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    fs.writeFile(path, new Uint8Array(archive, at + 512, size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
