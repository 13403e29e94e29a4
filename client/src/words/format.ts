/** Numbers, lists, times and names, as a language writes them. */

import type { Language } from "./languages";

export const FIRST_STRONG = "\u2068"; // what follows has a direction of its own
const LEFT_TO_RIGHT = "\u2066";
const END = "\u2069";
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** A text that leaves the direction of its neighbours alone, such as a name in a sentence. */
export function isolated(text: string): string {
  return FIRST_STRONG + text + END;
}

/** A text that runs from left to right among whatever neighbours, such as notation. */
export function leftToRight(text: string): string {
  return LEFT_TO_RIGHT + text + END;
}

/** Whether a text in a sentence could turn it, or be turned by it. */
export function needsIsolation(text: string, direction: "ltr" | "rtl"): boolean {
  return direction === "rtl" || RIGHT_TO_LEFT.test(text);
}

/**
 * A number as it is, where a language writes it so: without `Intl`, which takes its time to begin.
 * Null for one that needs other digits, a sign, or marks between its digits.
 */
export function asItIs(value: number, { latin }: Language): string | null {
  return latin && Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : null;
}

/** What a language makes of numbers and lists. What it takes is made when it is first needed. */
export class Format {
  readonly #language: Language;
  #plain?: Intl.NumberFormat;
  #signed?: Intl.NumberFormat;
  #and?: Intl.ListFormat;
  #or?: Intl.ListFormat;

  constructor(language: Language) {
    this.#language = language;
  }

  /** 12, in the language's digits. */
  number(value: number): string {
    const known = asItIs(value, this.#language);
    if (known !== null) return known;
    this.#plain ??= new Intl.NumberFormat(this.#language.locale);
    return this.#plain.format(value);
  }

  /** +3, 0, −2. */
  signed(value: number): string {
    const known = asItIs(value, this.#language);
    if (known !== null) return value ? `+${known}` : known;
    this.#signed ??= new Intl.NumberFormat(this.#language.locale, { signDisplay: "exceptZero" });
    return this.#signed.format(value);
  }

  /** `a, b and c` */
  and(items: Iterable<string>): string {
    this.#and ??= new Intl.ListFormat(this.#language.locale, { type: "conjunction" });
    return this.#joined(this.#and, items);
  }

  /** `a, b or c` */
  or(items: Iterable<string>): string {
    this.#or ??= new Intl.ListFormat(this.#language.locale, { type: "disjunction" });
    return this.#joined(this.#or, items);
  }

  /** When something was said: `14:05`. */
  time(milliseconds: number): string {
    const form = { hour: "numeric", minute: "2-digit" } as const;
    return new Intl.DateTimeFormat(this.#language.locale, form).format(milliseconds);
  }

  #joined(list: Intl.ListFormat, items: Iterable<string>): string {
    const { direction, made = (text: string) => text } = this.#language;
    return list
      .formatToParts(items)
      .map(({ type, value }) => {
        if (type === "literal") return made(value);
        return needsIsolation(value, direction) ? isolated(value) : value;
      })
      .join("");
  }
}
