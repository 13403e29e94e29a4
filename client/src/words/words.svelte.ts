/**
 * The language that the page speaks now. Whatever is rendered with these is rendered again when the
 * language changes.
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
let english = ENGLISH_PAGE;

/** Speak another language, as soon as its messages are here. Without a network all stays as it is. */
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
  const [page, chapters] = await Promise.all([
    CATALOGUES.get(code)?.(),
    chaptersOf(code),
    STYLES.get(code)?.(),
  ]);
  if (wanted !== language) return; // somebody has chosen anew meanwhile
  const sources = page === undefined ? [english] : [`${page}\n${chapters}`, english];
  const known =
    language === spoken() && sources.every((each, place) => each === speech.sources[place]);
  if (!known) speech = speechOf(language, sources);
  document.documentElement.lang = language.locale;
  document.documentElement.dir = language.direction;
}

/** Know what a chapter says, too. */
export function learnChapter(chapter: Chapter): Promise<void> {
  const known = learnt.get(chapter) ?? fetchChapter(chapter);
  learnt.set(chapter, known);
  return known;
}
const learnt = new Map<Chapter, Promise<void>>();

async function fetchChapter(chapter: Chapter): Promise<void> {
  try {
    const words = await CHAPTERS[chapter].get(ENGLISH.code)?.();
    english += `\n${words}`;
    await change(wanted);
  } catch (error) {
    learnt.delete(chapter);
    throw error;
  }
}

/** Know what lessons say, too. */
export const learnLessons = (): Promise<void> => learnChapter("lessons");

/** What the chapters that are known say in a language. */
async function chaptersOf(code: string): Promise<string> {
  const chapters = [...learnt.keys()].map(
    async (each) => (await CHAPTERS[each].get(code)?.()) ?? "",
  );
  return (await Promise.all(chapters)).join("\n");
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

/** `a, b, c`: a thing and what is said of it. */
export const noted = (...words: string[]): string =>
  words.filter(Boolean).reduce((what, note) => t("with-note", { what, note }));

/** When something was said. */
export const clockTime = (milliseconds: number): string => speech.format.time(milliseconds);
