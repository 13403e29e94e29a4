/** What a key means, whatever it writes. */

/**
 * The letter, digit or question mark of a key: what it writes, or, on a layout that writes others, what is
 * in its place on a Latin one.
 */
export function characterOf({ key, code, shiftKey }: KeyboardEvent): string {
  const written = key.toLowerCase();
  if (/^[a-z0-9?]$/.test(written)) return written;
  if (written === "؟") return "?";
  if (written.length !== 1) return "";
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? "" : digit;
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return latin && written > "~" ? latin.toLowerCase() : "";
}
