import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The host stays the page's own: the server compares it with the origin.
const server = { target: "http://127.0.0.1:8000", changeOrigin: false };

/** The modules of src that are called so, with their styles. */
function of(...names: string[]): RegExp {
  return new RegExp(`/src/(${names.join("|")})[.]`);
}

const BASE = of(
  "lib/(?!stored-preferences|money|path|sounds).*",
  "first-paint/(first-paint|scheduling)",
  "styles/.*",
  "App",
  "start",
  "screens/(ErrorScreen|NotFound|TableScreen|Unreachable|new/FieldError|shell/MessagePage)",
  "components/(TopBar|Button|City.*|Die|focus-trap|Icon|LanguageSelect|Logo|mark|Mark|DisabledButton|RuleLink|SegmentedControl|Sheet)",
  "components/(Checkbox|Toast)",
  "play/DiceCommitment",
);

/** What goes into one file: each request costs a slow processor more than what it brings. The rest falls where it is used. */
const GROUPS = [
  {
    name: "first-paint",
    test: new RegExp(
      `vite/preload-helper|${
        of(
          "main",
          "first-paint/(fetch-screen|prefetch|preview|table-chunks)",
          "lib/(stored-preferences|money|path)",
          "play/layout",
          // All that the picture of a board is made of.
          "board/(bracket|corner|face|geometry|icon|markup|patterns|picture|text)",
          "components/(bands|icons|pattern)",
        ).source
      }`,
    ),
  },
  { name: "base", test: new RegExp(`/node_modules/|${BASE.source}`) },
  // A table of any kind and size.
  {
    name: "table",
    test: of(
      "first-paint/deferred",
      "board/(anchors|Buildings|Cash|choreography|Dice|Flights|strip-view|names|OpenCard|Patterns|Payment)",
      "board/(pieces|PlayerCard|Players|presence|scenes|recap|stable-rows|TitleTile|travel)",
      "play/(alarms|bids|Chat|MoveButtons|clock|Clock|commands|Debts|Dock|focus|DockHeading|keys|TimeUp|ledger|narrator)",
      "play/(Ledger|LedgerLine|SeatSwitcher|offer|OrderThrows|pending|TitlePicker|play|Refusal|seats|Table|TableBar|TitleTag|cost)",
      "play/(ManageButtons|WaitingFor)",
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

const SIZED = ["table", "desk", "phone", "rolldown-runtime"];

/**
 * What every screen needs is fetched while the page is read, not only when its first script asks for it. What a table needs is
 * named, for that script to have it fetched.
 */
const ahead: Plugin = {
  name: "ahead",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle).flatMap((name) => {
        const [, chunk, kind] = /assets\/(base|rolldown-runtime|table|desk|phone)-.*[.](js|css)$/.exec(name) ?? [];
        if (!chunk) return [];
        const rel = kind === "css" ? "stylesheet" : "modulepreload";
        const when = SIZED.includes(chunk) ? { "data-chunk": chunk, "data-rel": rel } : { rel };
        return { tag: "link", injectTo: "head", attrs: { ...when, crossorigin: true, href: `./${name}` } };
      }),
  },
};

/** Nearly all that these files hold is called for the first board: the browser compiles it once, beside its other work. */
const compiled: Plugin = {
  name: "compiled",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && /^(first-paint|base|table|desk|phone)$/.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

export default defineConfig({
  base: "./",
  plugins: [svelte(), ahead, compiled],
  build: {
    outDir: "../src/duopoly/static",
    emptyOutDir: true,
    // The page is served under a policy without inline scripts, inline styles and data: addresses.
    assetsInlineLimit: 0,
    // What the page itself names is there already, or is fetched by its first script.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html"
          ? needed
          : needed.filter((name) => !/assets\/(first-paint|base|rolldown-runtime|table|desk|phone)-.*js$/.test(name)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: { "/api": { ...server, ws: true }, "/health": server },
  },
});
