import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { catalogues } from "./scripts/catalogues.ts";
import { compressed } from "./scripts/compressed.ts";
import { eager } from "./scripts/eager.ts";
import { installed } from "./scripts/installed.ts";
import { languages } from "./scripts/languages.ts";
import { licences } from "./scripts/licences.ts";
import { pages } from "./scripts/pages.ts";
import { rules } from "./scripts/rules.ts";

/** Where the server looks for the client; the wheel carries it. */
const WEB = join(import.meta.dirname, "../src/alhambra/server/web");
/** The server that `npm run dev` talks to. */
const SERVER = process.env.ALHAMBRA_SERVER ?? "http://localhost:8000";

export default defineConfig({
  base: "./", // files find each other wherever they are; scripts/pages.ts says where pages are
  plugins: [
    svelte({ configFile: false }),
    catalogues(),
    languages(),
    rules(),
    licences(),
    pages(),
    eager("start", "pictures", "table"),
    installed(),
    compressed(WEB),
  ],
  build: {
    outDir: WEB,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy likes files
    // These know :dir(). For others it would be written as a list of languages, and turn what runs
    // from left to right in all of them.
    cssTarget: ["chrome120", "edge120", "firefox121", "safari17"],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Few files, whichever screens share parts of them: what the first page needs, the pictures of
      // the pieces and of the rules, and the table.
      output: {
        codeSplitting: {
          groups: [
            { name: "start", test: /\/src\/App\.svelte$/, priority: 3 },
            { name: "pictures", test: /\/src\/(art\/|rules\/RuleText)/, priority: 2 },
            { name: "table", test: /\/src\/table\/Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 60_000, // a busy machine fails nothing
  },
  // In a test, too, Svelte is the one of the browser.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
