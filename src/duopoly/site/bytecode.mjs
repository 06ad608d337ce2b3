// Runs in Node while the site is built: `node bytecode.mjs PYODIDE PACKAGES OUT SCRIPT`, three folders and bytecode.py.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, packages, out, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const lock = { info: { abi_version: "2026_0" }, packages: {} };
const python = await loadPyodide({ indexURL: folder, lockFileContents: JSON.stringify(lock) });
try {
  python.mountNodeFS("/packages", packages);
  python.mountNodeFS("/out", out);
  python.runPython(readFileSync(script, "utf8"));
} catch (error) {
  console.error(error.message ?? error);
  process.exit(1);
}
