/** Ships the licences of the libraries in the page, as they require: web/assets/licences.txt. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const MODULES = join(import.meta.dirname, "../node_modules");

/** What ends up in the page. */
const USED = [
  { name: "Svelte", file: "svelte/LICENSE.md" },
  { name: "uqr, which makes QR codes", file: "uqr/LICENSE" },
  { name: "Vazirmatn, the font for Persian", file: "@fontsource-variable/vazirmatn/LICENSE" },
  // Its package has no licence text; TypeScript has the same licence.
  { name: "Fluent (@fluent/bundle), by Mozilla", file: "typescript/LICENSE.txt" },
];

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const texts = USED.map(
        ({ name, file }) => `${name}\n\n${readFileSync(join(MODULES, file), "utf8").trim()}\n`,
      );
      this.emitFile({
        type: "asset",
        fileName: "assets/licences.txt",
        source: texts.join(`\n${"-".repeat(72)}\n\n`),
      });
    },
  };
}
