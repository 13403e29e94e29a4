/** Writes sw.js beside the pages: the service worker, with the list of files to cache. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { CALL_MESSAGES } from "../src/words/calls.ts";
import { partOf } from "./catalogues.ts";

const WORKER = join(import.meta.dirname, "service-worker.js");
const WORDS = join(import.meta.dirname, "../src/words");
const PUBLIC = join(import.meta.dirname, "../public");

/** The plugin; `folder` has the files that are copied as they are. */
export function installed(folder = PUBLIC): Plugin {
  return {
    name: "installed",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const code = readFileSync(WORKER, "utf8");
      const copied = readdirSync(folder).sort();
      const files = ["./", ...copied, ...Object.keys(bundle)].filter(isOfShell).sort();
      const words = JSON.stringify(callWords());
      const digest = createHash("sha256").update(code).update(words);
      for (const file of files) digest.update(file);
      for (const file of copied) digest.update(readFileSync(join(folder, file)));
      digest.update(String((bundle["index.html"] as { source?: string } | undefined)?.source));
      const version = digest.digest("hex").slice(0, 12);
      const told = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\nconst WORDS = ${words};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: told + code });
    },
  };
}

/** The messages of the service worker, by language; each is one line with variables in braces. */
export function callWords(): Record<string, Record<string, string>> {
  const codes = readdirSync(WORDS).flatMap((name) => /^(.+)\.ftl$/.exec(name)?.[1] ?? []);
  return Object.fromEntries(
    codes.map((code) => {
      const part = partOf(readFileSync(join(WORDS, `${code}.ftl`), "utf8"), "calls");
      const said = new Map(
        part.split("\n").map((line) => line.split(" = ", 2) as [string, string]),
      );
      return [code, Object.fromEntries(CALL_MESSAGES.map((key) => [key, said.get(key) ?? ""]))];
    }),
  );
}

/** Whether a file is cached under its own name: pages are not, they are cached as `./`. */
function isOfShell(file: string): boolean {
  return !file.endsWith(".html") && !file.endsWith("licences.txt");
}
