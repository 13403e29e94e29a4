/** The files of messages: English in several, every other language in one file named by its code. */

const ENGLISH_FILES = import.meta.glob<string>(["./en.ftl", "./en-*.ftl", "!./en-learn.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = import.meta.glob<string>(["./*.ftl", "!./en.ftl", "!./en-*.ftl"], {
  query: "?raw",
  import: "default",
});
const SHEETS = import.meta.glob("./*.css");

/** English is always here, for what another language lacks. */
export const ENGLISH_WORDS = Object.values(ENGLISH_FILES).join("\n");

/** What lessons and puzzles say in English; it comes with the first of them. */
export const lessonWords = async (): Promise<string> => (await import("./en-learn.ftl?raw")).default;

/** The other languages, by code; each comes when it is spoken. */
export const CATALOGUES = byCode(FILES);

/** What a language needs besides, such as a font. */
export const STYLES = byCode(SHEETS);

function byCode<Load>(files: Record<string, Load>): ReadonlyMap<string, Load> {
  const codeOf = (path: string) => path.replace(/^\.\/|\.\w+$/g, "");
  return new Map(Object.entries(files).map(([path, load]) => [codeOf(path), load]));
}
