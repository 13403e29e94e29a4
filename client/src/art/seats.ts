/** How seats are told apart: by an initial, and by a pattern on a shield in a box of 40. */

import { number } from "../words/words.svelte";

/** The initials of names, or numbers if two share an initial. */
export function initialsOf(names: readonly string[]): string[] {
  const initials = names.map((name) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toLocaleUpperCase());
  const apart = new Set(initials).size === names.length && !initials.includes("");
  return apart ? initials : names.map((_, seat) => number(seat + 1));
}

export const SHIELD = "M3 2H37V20C37 30 29 36 20 39.5C11 36 3 30 3 20Z";

/** By seat: the band of Granada, a pale, a chief, a border, bars, a saltire. */
export const PATTERNS: readonly string[] = [
  "M0 8L8 0L42 34L34 42Z",
  "M14 0H26V40H14Z",
  "M0 0H40V12H0Z",
  "M0 0H40V40H0ZM8 7V20C8 27 13 31 20 34C27 31 32 27 32 20V7Z",
  "M0 4H40V9H0ZM0 14H40V19H0ZM0 24H40V29H0ZM0 34H40V39H0Z",
  "M0 5L5 0L40 32L35 37ZM40 5L35 0L0 32L5 37Z",
];
