import { defineConfig, mergeConfig } from "vitest/config";

import page from "./vite.config.ts";

// Apart from vite.config.ts, as the build is done without the developers' tools.
export default mergeConfig(
  page,
  defineConfig({
    // Svelte's package has a server's side too, which would be taken under Node.
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      // Each file has its own jsdom, but jsdom's code is loaded only once: a third of the time.
      pool: "vmThreads",
      include: ["src/**/*.test.ts"],
      setupFiles: ["./vitest.setup.ts"],
    },
  }),
);
