import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { languages } from "./languages.ts";

// Keeps the page's own host: the server compares it with the origin.
const server = { target: "http://127.0.0.1:8000", changeOrigin: false };

/** Matches modules of src by name, with their styles. */
function of(...names: string[]): RegExp {
  return new RegExp(`/src/(${names.join("|")})[.]`);
}

const BASE = of(
  "lib/(?!stored-preferences|languages|money|path|has-server|sounds).*",
  "first-paint/(first-paint|scheduling)",
  "styles/.*",
  "App",
  "start",
  "screens/(ErrorScreen|NotFound|TableScreen|Unreachable|new/FieldError|shell/MessagePage)",
  "components/(TopBar|Button|City.*|Die|focus-trap|Icon|LanguageSelect|Logo|mark|Mark|DisabledButton|RuleLink|SegmentedControl|Sheet)",
  "components/(Checkbox|Toast)",
  "site/(install|SiteNotice|state|take-over)",
  "play/DiceCommitment",
  "board/pieces",
);

/** Chunks: on a slow processor each request costs more than its content. All other modules go where they are used. */
const GROUPS = [
  {
    name: "first-paint",
    test: new RegExp(
      `vite/preload-helper|${
        of(
          "main",
          "first-paint/(fetch-screen|prefetch|preview|table-chunks)",
          "lib/(stored-preferences|languages|money|path|has-server)",
          "site/worker-socket",
          "play/layout",
          // Everything the preview of a board needs.
          "board/(bracket|corner|face|geometry|icon|markup|patterns|picture|text)",
          "components/(bands|icons|pattern)",
        ).source
      }`,
    ),
  },
  { name: "base", test: new RegExp(`/node_modules/|${BASE.source}`) },
  // A table in any layout.
  {
    name: "table",
    test: of(
      "first-paint/deferred",
      "board/(anchors|Buildings|Cash|choreography|Dice|Flights|strip-view|names|OpenCard|Patterns|Payment)",
      "board/(PlayerCard|Players|presence|scenes|recap|stable-rows|TitleTile|travel)",
      "play/(alarms|bids|Chat|MoveButtons|clock|Clock|commands|Debts|Dock|focus|DockHeading|keys|TimeUp|ledger|narrator)",
      "play/(Ledger|LedgerLine|SeatSwitcher|offer|OrderThrows|pending|TitlePicker|play|Refusal|seats|Table|TableBar|ticker|TitleTag|cost)",
      "play/(ManageButtons|WaitingFor)",
      "call/(banner|caller|BannerRow|Mute)",
    ),
  },
  {
    name: "desk",
    test: of(
      "board/(Board|Bracket|Cell|BoardCenter|Corner|Decks|Space|token-places|Token|Tokens)",
      "play/(LedgerPanel|Desk|Tabs)",
    ),
  },
  { name: "phone", test: of("board/(SpaceStrip|SpaceCard|map|MapCenter|MapSpace|MapToken|PhoneMap)", "play/Phone") },
];

const TABLE_CHUNKS = ["table", "desk", "phone", "rolldown-runtime"];

/**
 * Links in index.html preload the chunks that every screen needs. The chunks of a table are only listed there: the first
 * script activates those links if the address is a table's.
 */
const preloadLinks: Plugin = {
  name: "preload-links",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle).flatMap((name) => {
        const [, chunk, kind] = /assets\/(base|rolldown-runtime|table|desk|phone)-.*[.](js|css)$/.exec(name) ?? [];
        if (!chunk) return [];
        const rel = kind === "css" ? "stylesheet" : "modulepreload";
        const when = TABLE_CHUNKS.includes(chunk) ? { "data-chunk": chunk, "data-rel": rel } : { rel };
        return { tag: "link", injectTo: "head", attrs: { ...when, crossorigin: true, href: `./${name}` } };
      }),
  },
};

/** Nearly every function in these files runs for the first board: the browser can compile all of them off the main thread. */
const eagerCompile: Plugin = {
  name: "eager-compile",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && /^(first-paint|base|table|desk|phone)$/.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** The service workers have fixed names, and no module but their own. */
const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  buildStart() {
    this.emitFile({ type: "chunk", id: "src/site/service-worker.ts", fileName: "service-worker.js" });
    this.emitFile({ type: "chunk", id: "src/call/call-worker.ts", fileName: "call-worker.js" });
  },
};

export default defineConfig({
  base: "./",
  define: { __LANGUAGES__: JSON.stringify(languages()) },
  plugins: [svelte(), preloadLinks, eagerCompile, serviceWorker],
  // The worker of a page without a server fetches some of its modules later.
  worker: { format: "es" },
  build: {
    outDir: "../src/duopoly/static",
    emptyOutDir: true,
    // The page's policy forbids inline scripts, inline styles and data: URLs.
    assetsInlineLimit: 0,
    // These chunks are linked in index.html, or fetched by the first script.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html"
          ? needed
          : needed.filter((name) => !/assets\/(first-paint|base|rolldown-runtime|table|desk|phone)-.*js$/.test(name)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        // Short hashes: the first chunks list the names of many others.
        chunkFileNames: "assets/[name]-[hash:6].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
  server: {
    proxy: { "/api": { ...server, ws: true }, "/health": server },
  },
});
