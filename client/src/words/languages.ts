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
  /** Its own, from 0 to 9. */
  digits: string;
  /** Before a number that has a sign. */
  plus: string;
  minus: string;
  and: Joints;
  or: Joints;
  /** For a language that is made from English: how. */
  made?: (text: string) => string;
}

/** What stands between the parts of a list: of two, before the next one, before the last one. */
export interface Joints {
  two: string;
  next: string;
  last: string;
}

/** Every language that has a catalogue, in the order of their codes. */
export const LANGUAGES: readonly Language[] = languages;

export const ENGLISH = LANGUAGES.find(({ code }) => code === "en")!;

/** For trials of the layout: long words, and right to left with other digits. Reached by ?lang=xr. */
export const PSEUDO: readonly Language[] = [
  { ...ENGLISH, code: "xl", name: "Ļöñğ ŵöŕðš", made: longer },
  {
    ...ENGLISH,
    code: "xr",
    name: "Right to left",
    direction: "rtl",
    locale: "en-u-nu-arabext",
    digits: "۰۱۲۳۴۵۶۷۸۹",
    plus: "\u200e+\u200e",
    minus: "\u200e-\u200e",
    made: mirrored,
  },
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
