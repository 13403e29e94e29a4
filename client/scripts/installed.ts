/** Leaves sw.js beside the pages: the service worker, told what there is to keep. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const WORKER = join(import.meta.dirname, "service-worker.js");
const PUBLIC = join(import.meta.dirname, "../public");

export function installed(): Plugin {
  return {
    name: "installed",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const code = readFileSync(WORKER, "utf8");
      const files = ["./", ...readdirSync(PUBLIC), ...Object.keys(bundle)].filter(isOfShell).sort();
      const digest = createHash("sha256").update(code);
      for (const file of files) digest.update(file);
      digest.update(String((bundle["index.html"] as { source?: string } | undefined)?.source));
      const version = digest.digest("hex").slice(0, 12);
      const told = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: told + code });
    },
  };
}

/** The pages themselves are kept as what their address answers. */
function isOfShell(file: string): boolean {
  return !file.endsWith(".html") && !file.endsWith("licences.txt");
}
