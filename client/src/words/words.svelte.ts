/**
 * The language that the page speaks now. Whatever is rendered with these is rendered again when the
 * language changes.
 */

import { type Args, type Part, Words } from "./fluent";
import { Format } from "./format";
import { ENGLISH, type Language } from "./languages";

// A language's messages are in `en.ftl` and files such as `en-board.ftl`. English is always here.
const ENGLISH_FILES = import.meta.glob<string>(["./en.ftl", "./en-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = import.meta.glob<string>(["./*.ftl", "!./en.ftl", "!./en-*.ftl"], {
  query: "?raw",
  import: "default",
});

const english = Object.values(ENGLISH_FILES).join("\n");

interface Speech {
  words: Words;
  format: Format;
}

let speech: Speech = $state.raw(speechOf(ENGLISH, [english]));

function speechOf(language: Language, sources: string[]): Speech {
  return { words: new Words(language, sources), format: new Format(language) };
}

/** Speak another language, as soon as its messages are here. */
export async function speak(language: Language): Promise<void> {
  const names = Object.keys(FILES).filter((name) => isOf(name, language));
  const own = await Promise.all(names.map((name) => FILES[name]?.()));
  speech = speechOf(language, own.length ? [own.join("\n"), english] : [english]);
  document.documentElement.lang = language.locale;
  document.documentElement.dir = language.direction;
}

function isOf(file: string, { code }: Language): boolean {
  return file === `./${code}.ftl` || file.startsWith(`./${code}-`);
}

/** The language that is spoken. */
export function spoken(): Language {
  return speech.words.language;
}

/** A message: `t("seat-number", { number: 2 })`. */
export function t(key: string, args?: Args): string {
  return speech.words.text(key, args);
}

/** A message in pieces, with holes for what is no text: `parts(key, { tile: HOLE })`. */
export function parts(key: string, args?: Args): Part[] {
  return speech.words.parts(key, args);
}

/** Whether there is such a message, where a server may know more than this page. */
export function hasWords(key: string): boolean {
  return speech.words.has(key);
}

/** A number in the language's digits. */
export const number = (value: number): string => speech.format.number(value);

/** A number with its sign. */
export const signed = (value: number): string => speech.format.signed(value);

/** `a, b and c` */
export const listed = (items: Iterable<string>): string => speech.format.and(items);

/** `a, b or c` */
export const either = (items: Iterable<string>): string => speech.format.or(items);

/** When something was said. */
export const clockTime = (milliseconds: number): string => speech.format.time(milliseconds);
