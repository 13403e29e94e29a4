/** The character that a key means, whatever the keyboard layout. */

/**
 * The letter, digit or question mark of a key: what it types or, on a non-Latin layout, what the same
 * key types on a Latin one.
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
