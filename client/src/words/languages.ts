/** The languages there are. A file of messages beside en.ftl is all that a new one needs. */

import languages from "virtual:languages";

import { longer, mirrored } from "./pseudo";

export interface Language {
  code: string;
  /** As its speakers call it. */
  name: string;
  direction: "ltr" | "rtl";
  /** By which numbers, plurals and lists are formed: with the language's own digits. */
  locale: string;
  /** Whether numbers are written with the digits 0 to 9. */
  latin: boolean;
  /** For a language that is made from English: how. */
  made?: (text: string) => string;
}

/** Every language that has a catalogue, in the order of their codes. */
export const LANGUAGES: readonly Language[] = languages;

export const ENGLISH = LANGUAGES.find(({ code }) => code === "en")!;

/** For trials of the layout: long words, and right to left with other digits. Reached by ?lang=xr. */
export const PSEUDO: readonly Language[] = [
  { code: "xl", name: "Ļöñğ ŵöŕðš", direction: "ltr", locale: "en", latin: true, made: longer },
  { code: "xr", name: "Right to left", direction: "rtl", locale: "en-u-nu-arabext", latin: false, made: mirrored },
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
