import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The host stays the page's own: the server compares it with the origin.
const server = { target: "http://127.0.0.1:8000", changeOrigin: false };

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/duopoly/static",
    emptyOutDir: true,
    // The page is served under a policy without inline scripts, inline styles and data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { ...server, ws: true }, "/health": server },
  },
});
