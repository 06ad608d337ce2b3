import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The host stays the page's own: the server compares it with the origin.
const server = { target: "http://127.0.0.1:8000", changeOrigin: false };

/** The modules of src that are called so, with their styles. */
function of(...names: string[]): RegExp {
  return new RegExp(`/src/(${names.join("|")})[.]`);
}

/** What goes into one file: a few of a fair size are there sooner than many small ones. The rest falls where it is used. */
const GROUPS = [
  { name: "early", test: /vite\/preload-helper|\/src\/(early|lib\/path|play\/layout)[.]/ },
  { name: "runtime", test: /\/node_modules\// },
  {
    name: "base",
    test: of(
      "lib/(?!path|sounds).*",
      "styles/.*",
      "App",
      "screens/(Broken|Lost|TableScreen|Unreachable|new/Wrong|shell/Message)",
      "parts/(Bar|Button|held|Icon|icons|Languages|Logo|OffButton|Segments|Sheet|Tick|Toast)",
    ),
  },
  // Tables of all kinds.
  {
    name: "things",
    test: of(
      "parts/(bands|City.*|Die|mark|Mark|RuleLink)",
      "board/(icon|names|Patterns|pieces)",
      "play/(alarms|Choices|clock|Head|ledger|offer|pending|play|Promised|Refusal|seats|told)",
    ),
  },
  // A table to play at, of any size.
  {
    name: "table",
    test: of(
      "board/(anchors|Buildings|Cash|choreography|Dice|Flights|geometry|glance|OpenCard|Payment|PlayerCard|Players)",
      "board/(presence|scenes|steady|text|TitleTile|told|travel)",
      "play/(announce|bids|Clock|commands|Debts|Dock|focus|keys|Late|later|Locals|Order|Picks|Table|TableBar)",
      "play/(TitleTag|Verbs|Waits)",
    ),
  },
  { name: "story", test: of("play/(Chat|Ledger|LedgerLine)") },
  {
    name: "desk",
    test: of("board/(Board|Bracket|Cell|Centre|Corner|Decks|Space|standing|Token|Tokens)", "play/(Column|Desk|Tabs)"),
  },
  { name: "phone", test: of("board/(Lens|LensCard|map|MapCentre|MapSpace|MapToken|PhoneMap)", "play/Phone") },
];

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/duopoly/static",
    emptyOutDir: true,
    // The page is served under a policy without inline scripts, inline styles and data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: { "/api": { ...server, ws: true }, "/health": server },
  },
});
