/** Leaves sw.js beside the pages: the service worker, told what there is to keep. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { CALL_MESSAGES } from "../src/words/calls.ts";
import { partOf } from "./catalogues.ts";

const WORKER = join(import.meta.dirname, "service-worker.js");
const WORDS = join(import.meta.dirname, "../src/words");
const PUBLIC = join(import.meta.dirname, "../public");

export function installed(): Plugin {
  return {
    name: "installed",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const code = readFileSync(WORKER, "utf8");
      const files = ["./", ...readdirSync(PUBLIC), ...Object.keys(bundle)].filter(isOfShell).sort();
      const words = JSON.stringify(callWords());
      const digest = createHash("sha256").update(code).update(words);
      for (const file of files) digest.update(file);
      digest.update(String((bundle["index.html"] as { source?: string } | undefined)?.source));
      const version = digest.digest("hex").slice(0, 12);
      const told = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\nconst WORDS = ${words};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: told + code });
    },
  };
}

/** What the service worker says, by language and message; each is one line with names in braces. */
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

/** The pages themselves are kept as what their address answers. */
function isOfShell(file: string): boolean {
  return !file.endsWith(".html") && !file.endsWith("licences.txt");
}
