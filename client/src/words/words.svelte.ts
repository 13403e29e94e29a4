/**
 * The current language of the page. Whatever is rendered with these functions is rendered again when
 * the language changes.
 */

import { CATALOGUES, type Chapter, CHAPTERS, ENGLISH_PAGE, STYLES } from "./catalogues";
import { type Args, type Part, Words } from "./fluent";
import { Format } from "./format";
import { ENGLISH, type Language } from "./languages";

interface Speech {
  words: Words;
  format: Format;
  sources: readonly string[];
}

let speech: Speech = $state.raw(speechOf(ENGLISH, [ENGLISH_PAGE]));

function speechOf(language: Language, sources: string[]): Speech {
  return { words: new Words(language, sources), format: new Format(language), sources };
}

let wanted = ENGLISH;
const wantedChapters = new Map<Chapter, Promise<void>>();

/** Switch to another language once its messages are loaded. Without a network nothing changes. */
export async function speak(language: Language): Promise<void> {
  try {
    await change(language);
  } catch (error) {
    console.error(error);
  }
}

async function change(language: Language): Promise<void> {
  wanted = language;
  const { code } = language;
  const chapters = [...wantedChapters.keys()];
  const [page, own, english] = await Promise.all([
    CATALOGUES.get(code)?.(),
    inLanguage(chapters, code),
    inLanguage(chapters, ENGLISH.code),
    STYLES.get(code)?.(),
  ]);
  // Another language or more chapters were requested meanwhile.
  if (wanted !== language || wantedChapters.size !== chapters.length) return;
  const last = [ENGLISH_PAGE, ...english].join("\n");
  const sources = page === undefined ? [last] : [[page, ...own].join("\n"), last];
  const known =
    language === spoken() && sources.every((each, place) => each === speech.sources[place]);
  if (!known) speech = speechOf(language, sources);
  document.documentElement.lang = language.locale;
  document.documentElement.dir = language.direction;
}

/** Load chapters in a language. */
function inLanguage(chapters: readonly Chapter[], code: string): Promise<string[]> {
  return Promise.all(chapters.map(async (each) => (await CHAPTERS[each].get(code)?.()) ?? ""));
}

/** Load another chapter; resolves when its messages can be used. */
export function learnChapter(chapter: Chapter): Promise<void> {
  const known = wantedChapters.get(chapter);
  if (known) return known;
  const coming = Promise.resolve()
    .then(() => changeUntilKnown())
    .catch((error: unknown) => {
      wantedChapters.delete(chapter);
      throw error;
    });
  wantedChapters.set(chapter, coming);
  return coming;
}

/** Load the wanted language and chapters, including those requested meanwhile. */
async function changeUntilKnown(): Promise<void> {
  let before: readonly [Language, number];
  do {
    before = [wanted, wantedChapters.size];
    await change(wanted);
  } while (before[0] !== wanted || before[1] !== wantedChapters.size);
}

/** The current language. */
export function spoken(): Language {
  return speech.words.language;
}

/** A message: `t("seat-number", { number: 2 })`. */
export function t(key: string, args?: Args): string {
  return speech.words.text(key, args);
}

/** A message in parts, with holes for what is not text: `parts(key, { tile: HOLE })`. */
export function parts(key: string, args?: Args): Part[] {
  return speech.words.parts(key, args);
}

/** Whether there is such a message; a newer server may use unknown ones. */
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

/** `a, b, c`: a thing and its attributes. */
export const noted = (...words: string[]): string =>
  words.filter(Boolean).reduce((what, note) => t("with-note", { what, note }));

/** A day, and with `time` also the time of day. */
export const dateWords = (milliseconds: number, how: { time?: boolean } = {}): string =>
  speech.format.date(milliseconds, how);

/** A day such as `2026-11-17`. */
export const dayWords = (day: string): string => speech.format.day(day);

/** When something was said. */
export const clockTime = (milliseconds: number): string => speech.format.time(milliseconds);
