/** The available languages. A new one needs only a message file beside en.ftl. */

import languages from "virtual:languages";

import { longer, mirrored } from "./pseudo";

export interface Language {
  code: string;
  /** The name in the language itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** The locale for numbers, plurals and lists, with the language's own digits. */
  locale: string;
  /** Its digits, from 0 to 9. */
  digits: string;
  /** Before a number that has a sign. */
  plus: string;
  minus: string;
  and: Joints;
  or: Joints;
  /** For pseudo-languages: how to make a text from the English one. */
  made?: (text: string) => string;
}

/** The separators of a list: between two items, between several, before the last. */
export interface Joints {
  two: string;
  next: string;
  last: string;
}

/** Every language that has a catalogue, in the order of their codes. */
export const LANGUAGES: readonly Language[] = languages;

export const ENGLISH = LANGUAGES.find(({ code }) => code === "en")!;

/** For testing layouts: long words, and right to left with other digits. Use ?lang=xr. */
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

/** The language with this code. */
export function languageOf(code: string): Language | null {
  return [...LANGUAGES, ...PSEUDO].find((each) => each.code === code) ?? null;
}

/** The first available language of those that somebody prefers, such as `pt-BR`. */
export function bestOf(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find(({ code }) => [each, each.split("-")[0]].includes(code));
    if (found) return found;
  }
  return ENGLISH;
}
