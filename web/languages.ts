/** The languages of the page at build time: the folders of words. A server writes those that it has into the page it sends. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const WORDS = new URL("../src/duopoly/words/", import.meta.url);

/** A message of a language's common words that is plain text, or one quoted literal. */
function message(text: string, id: string): string {
  const value = new RegExp(`^${id} = (.*)$`, "m").exec(text)![1]!;
  const literal = /^\{ (".*") \}$/.exec(value);
  return literal ? (JSON.parse(literal[1]!) as string) : value;
}

/** By code: its own name, the separator of groups of three digits, and how many digits the shortest grouped number has. */
export function languages(): Record<string, [string, string, number]> {
  const codes = readdirSync(fileURLToPath(WORDS), { withFileTypes: true }).filter((entry) =>
    /^[a-z]{2,3}$/.test(entry.name),
  );
  const sorted = codes
    .map((entry) => entry.name)
    .sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));
  return Object.fromEntries(
    sorted.map((code) => {
      const common = readFileSync(new URL(`${code}/common.ftl`, WORDS), "utf8");
      const part = (id: string) => message(common, id);
      return [code, [part("language-name"), part("number-separator"), Number(part("number-grouped-from"))]];
    }),
  );
}
