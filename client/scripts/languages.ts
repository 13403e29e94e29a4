/**
 * The languages that have a catalogue, as the module `virtual:languages`. What follows from a language's
 * code is looked up when the page is built, because that is slow in a browser.
 */

import { readdir } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import type { Joints, Language } from "../src/words/languages.ts";

const WORDS = join(import.meta.dirname, "../src/words");
const MODULE = "virtual:languages";
const RESOLVED = `\0${MODULE}`;

/** Scripts that run from right to left. */
const RIGHT_TO_LEFT = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"];

/** A plugin that provides the languages, sorted by code, as `virtual:languages`. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const codes = (await readdir(WORDS)).flatMap(
        (file) => /^([^.]+)\.ftl$/.exec(file)?.[1] ?? [],
      );
      return `export default ${JSON.stringify(codes.sort().map(describe))};`;
    },
  };
}

/** Languages whose texts follow the usage of one country, which their name has to mention. */
const WRITTEN_AS: Readonly<Record<string, string>> = { pt: "pt-BR" };

/** What follows from the code of a language. */
export function describe(code: string): Language {
  const locale = WRITTEN_AS[code] ?? code;
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? code;
  const script = new Intl.Locale(code).maximize().script ?? "";
  const numbers = new Intl.NumberFormat(code, { signDisplay: "exceptZero", useGrouping: false });
  const digits = [...numbers.format(9876543210)].slice(-10).reverse().join("");
  const signOf = (value: number) => [...numbers.format(value)].slice(0, -1).join("");
  return {
    code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr",
    locale,
    digits,
    plus: signOf(1),
    minus: signOf(-1),
    and: jointsOf(code, "conjunction"),
    or: jointsOf(code, "disjunction"),
  };
}

/** The separators between the items of a list. */
function jointsOf(code: string, type: "conjunction" | "disjunction"): Joints {
  const list = new Intl.ListFormat(code, { type });
  const between = (items: string) =>
    list.formatToParts(items).flatMap((part) => (part.type === "literal" ? [part.value] : []));
  const [two = ""] = between("ab");
  const [next = "", last = ""] = between("abc");
  return { two, next, last };
}
