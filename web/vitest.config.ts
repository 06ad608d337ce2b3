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
      include: ["src/**/*.test.ts"],
      setupFiles: ["./vitest.setup.ts"],
    },
  }),
);
