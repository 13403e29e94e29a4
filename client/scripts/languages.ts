/**
 * The languages that there are catalogues of, as the module `virtual:languages`. What is known of a
 * language by its code is looked up when the page is built: in a browser that takes its time.
 */

import { readdir } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import type { Language } from "../src/words/languages.ts";

const WORDS = join(import.meta.dirname, "../src/words");
const MODULE = "virtual:languages";
const RESOLVED = `\0${MODULE}`;

/** Scripts that run from right to left. */
const RIGHT_TO_LEFT = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"];

/** Gives the languages, in the order of their codes, to whoever imports `virtual:languages`. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const codes = (await readdir(WORDS)).flatMap((file) => /^([^.]+)\.ftl$/.exec(file)?.[1] ?? []);
      const known = codes.filter((code) => !code.startsWith("en-")).sort();
      return `export default ${JSON.stringify(known.map(describe))};`;
    },
  };
}

/** What everybody knows of a language. */
export function describe(code: string): Language {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  const script = new Intl.Locale(code).maximize().script ?? "";
  return {
    code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr",
    locale: code,
    latin: new Intl.NumberFormat(code).resolvedOptions().numberingSystem === "latn",
  };
}
