/** Numbers, lists, times and names, as a language writes them. */

import type { Joints, Language } from "./languages";

export const FIRST_STRONG = "\u2068"; // the following text has its own direction
const LEFT_TO_RIGHT = "\u2066";
const END = "\u2069";
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** Isolate a text, such as a name in a sentence, from the direction of the text around it. */
export function isolated(text: string): string {
  return FIRST_STRONG + text + END;
}

/** Keep a text, such as notation, left to right whatever is around it. */
export function leftToRight(text: string): string {
  return LEFT_TO_RIGHT + text + END;
}

/** Whether a text could affect the direction of a sentence, or be affected by it. */
export function needsIsolation(text: string, direction: "ltr" | "rtl"): boolean {
  return direction === "rtl" || RIGHT_TO_LEFT.test(text);
}

/**
 * Format a small whole number without `Intl`, which is slow to start. Null for one that needs
 * separators.
 */
export function small(value: number, { digits, minus }: Language): string | null {
  if (!Number.isInteger(value) || Math.abs(value) > 999) return null;
  const shown = String(Math.abs(value)).replace(/\d/g, (digit) => digits[Number(digit)]!);
  return value < 0 ? minus + shown : shown;
}

/** Formats numbers, lists and times for a language. */
export class Format {
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  /** 12, in the language's digits. */
  number(value: number): string {
    const { locale } = this.#language;
    return small(value, this.#language) ?? new Intl.NumberFormat(locale).format(value);
  }

  /** +3, 0, −2. */
  signed(value: number): string {
    return value > 0 ? this.#language.plus + this.number(value) : this.number(value);
  }

  /** `a, b and c` */
  and(items: Iterable<string>): string {
    return this.#joined(this.#language.and, items);
  }

  /** `a, b or c` */
  or(items: Iterable<string>): string {
    return this.#joined(this.#language.or, items);
  }

  /** When something was said: `14:05`. */
  time(milliseconds: number): string {
    const form = { hour: "numeric", minute: "2-digit" } as const;
    return new Intl.DateTimeFormat(this.#language.locale, form).format(milliseconds);
  }

  /** When something was or will be: `5 May 2026`, or with the time of day. */
  date(milliseconds: number, { time = false } = {}): string {
    const form: Intl.DateTimeFormatOptions = { dateStyle: "medium" };
    if (time) form.timeStyle = "short";
    return new Intl.DateTimeFormat(this.#language.locale, form).format(milliseconds);
  }

  /** A day such as `2026-11-17`, independent of time zones: `17 November 2026`. */
  day(day: string): string {
    const form = { dateStyle: "long", timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(this.#language.locale, form).format(Date.parse(day));
  }

  #joined({ two, next, last }: Joints, items: Iterable<string>): string {
    const { direction, made = (text: string) => text } = this.#language;
    const all = [...items].map((item) => (needsIsolation(item, direction) ? isolated(item) : item));
    const end = all.length - 1;
    const joint = (place: number) => (place < end ? next : end === 1 ? two : last);
    return all.map((item, place) => (place ? made(joint(place)) + item : item)).join("");
  }
}
