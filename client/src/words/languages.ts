/**
 * The languages there are. A file of messages beside en.ftl is all that a new one needs: the browser
 * knows the rest of a language by its code.
 */

import { CATALOGUES } from "./catalogues";
import { longer, mirrored } from "./pseudo";

export interface Language {
  code: string;
  /** As its speakers call it. */
  name: string;
  direction: "ltr" | "rtl";
  /** By which numbers, plurals and lists are formed: with the language's own digits. */
  locale: string;
  /** For a language that is made from English: how. */
  made?: (text: string) => string;
}

/** Scripts that run from right to left. */
const RIGHT_TO_LEFT = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"];

/** What the browser knows of a language. */
export function describe(code: string): Language {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  const script = new Intl.Locale(code).maximize().script ?? "";
  return {
    code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr",
    locale: code,
  };
}

export const ENGLISH = describe("en");

export const LANGUAGES: readonly Language[] = ["en", ...CATALOGUES.keys()]
  .sort()
  .map((code) => (code === "en" ? ENGLISH : describe(code)));

/** For trials of the layout: long words, and right to left with other digits. Reached by ?lang=xr. */
export const PSEUDO: readonly Language[] = [
  { code: "xl", name: "Ļöñğ ŵöŕðš", direction: "ltr", locale: "en", made: longer },
  { code: "xr", name: "Right to left", direction: "rtl", locale: "en-u-nu-arabext", made: mirrored },
];

/** The language of a code. */
export function languageOf(code: string): Language | null {
  return [...LANGUAGES, ...PSEUDO].find((each) => each.code === code) ?? null;
}

/** The first language that there is of those that somebody reads, such as `pt-BR`. */
export function bestOf(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find(({ code }) => [each, each.split("-")[0]].includes(code));
    if (found) return found;
  }
  return ENGLISH;
}
