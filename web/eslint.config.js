import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "The page's policy refuses style attributes: use a class or a style: directive.",
        },
      ],
    },
  },
  {
    rules: {
      "max-lines": ["error", 350],
      "max-lines-per-function": ["error", 45],
      // The compiler tells of unknown names better.
      "no-undef": "off",
    },
  },
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } },
);
