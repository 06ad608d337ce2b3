/** Prints what a function of twin_digests.mjs returns: `node in_node.mjs playedGames 20`. */

import { readFileSync } from "node:fs";
import { Twin } from "../../src/duopoly/fast/js/twin.js";
import * as digests from "./twin_digests.mjs";

const file = (name) => readFileSync(new URL(`../../src/duopoly/fast/${name}`, import.meta.url));
const twin = await Twin.load(file("duopoly.wasm"), JSON.parse(file("duopoly.json")));
const [name, ...given] = process.argv.slice(2);
console.log(JSON.stringify(await digests[name](twin, ...given.map((one) => (isNaN(one) ? one : Number(one))))));
