/** Messages of one language, by Fluent (projectfluent.org): text with plurals, numbers and names. */

import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";

import { FIRST_STRONG, isolated, needsIsolation, small } from "./format";
import type { Language } from "./languages";

/** What a message is filled with: names and other text, numbers, or a hole to be filled later. */
export type Arg = string | number | Hole;
export type Args = Record<string, Arg>;

/** A placeholder for something that is not text, such as the picture of a tile: see `parts`. */
interface Hole {
  readonly hole: true;
}
export const HOLE: Hole = { hole: true };

/** A stretch of text, or the name of a hole. */
export type Part = { text: string } | { hole: string };

const RIGHT_TO_LEFT = "\u200f"; // the invisible right-to-left mark

// Private-use characters that mark a hole.
const OPEN = "\ue000";
const SHUT = "\ue001";
const HOLES = /\ue000(\w+)\ue001/;

/** A number in a message. */
class Count extends FluentNumber {
  readonly #known: string | null;

  constructor(value: number, language: Language) {
    super(value);
    this.#known = small(value, language);
  }

  override toString(scope?: Scope): string {
    return this.#known ?? super.toString(scope);
  }
}

const REMEMBERED = 4000; // texts

/** All messages of one language, with English as the fallback. */
export class Words {
  readonly language: Language;
  readonly #sources: readonly string[];
  readonly #bundles: FluentBundle[] = []; // of the sources needed so far
  readonly #said = new Map<string, string>(); // a cache, since a table repeats its messages

  /** `sources` are texts in Fluent's syntax: the language's own first, then English. */
  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.#sources = sources;
  }

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.#sources.some((_, place) => this.#bundle(place).hasMessage(key));
  }

  /** A message, filled in. A missing one shows its key; a test makes sure that none is missing. */
  text(key: string, args: Args = {}): string {
    const asked = key + JSON.stringify(args);
    const known = this.#said.get(asked);
    if (known !== undefined) return known;
    const text = this.#text(key, args);
    if (this.#said.size >= REMEMBERED) this.#said.clear();
    this.#said.set(asked, text);
    return text;
  }

  #text(key: string, args: Args): string {
    for (const place of this.#sources.keys()) {
      const bundle = this.#bundle(place);
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, this.#filled(args), errors);
      for (const error of errors) console.error(key, error);
      return this.#marked(text);
    }
    console.error(`there is no message ${key}`);
    return key;
  }

  /** A source, parsed when first needed; English often never is. */
  #bundle(place: number): FluentBundle {
    const known = this.#bundles[place];
    if (known) return known;
    const { locale, direction, made } = this.language;
    const bundle = new FluentBundle(locale, {
      // In right-to-left languages all arguments are isolated; else only names that need it, below.
      useIsolating: direction === "rtl",
      ...(made && { transform: made }),
    });
    const [error] = bundle.addResource(new FluentResource(this.#sources[place] ?? ""));
    if (error) console.error(error);
    this.#bundles[place] = bundle;
    return bundle;
  }

  /** A message whose holes are left open, for a log line with pictures or links in it. */
  parts(key: string, args: Args = {}): Part[] {
    const parts: Part[] = [];
    this.text(key, args)
      .split(HOLES)
      .forEach((each, index) => {
        if (index % 2) parts.push({ hole: each });
        else if (each) parts.push({ text: each });
      });
    return parts;
  }

  /**
   * Marks the direction of a message that goes into another one. The bidi algorithm ignores isolated
   * text when it looks for the direction, so "tower 8" would be read as 8 tower.
   */
  #marked(text: string): string {
    return this.language.direction === "rtl" && text.includes(FIRST_STRONG)
      ? RIGHT_TO_LEFT + text
      : text;
  }

  #filled(args: Args): Record<string, string | Count> {
    const { direction } = this.language;
    const hole = direction === "rtl" ? RIGHT_TO_LEFT : ""; // pictures have no direction of their own
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => {
        if (typeof value === "object") return [name, hole + OPEN + name + SHUT];
        if (typeof value === "number") return [name, new Count(value, this.language)];
        // Values that select a variant must stay unchanged, such as `$ways` = "both".
        return [
          name,
          direction === "ltr" && needsIsolation(value, direction) ? isolated(value) : value,
        ];
      }),
    );
  }
}
