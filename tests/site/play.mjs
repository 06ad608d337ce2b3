// Runs a Python file in the Python of the site: `node play.mjs FOLDER SCRIPT`; prints what its `result` is, as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script, machine] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const lock = JSON.stringify({ info: { abi_version: "2026_0" }, packages: {} });
const python = await loadPyodide({ indexURL: folder, lockFileContents: lock });
python.registerJsModule("twin_machine", await import(pathToFileURL(machine).href));
try {
  python.mountNodeFS("/packages", `${folder}/packages`);
  python.runPython(readFileSync(script, "utf8"));
} catch (error) {
  console.error(error.message ?? error);
  process.exit(1);
}
console.log(python.globals.get("result"));
