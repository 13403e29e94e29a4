/** The game file opened last, kept while the tab is open, because several screens use it. */

const KEY = "alhambra.record";

/** Remember what was read from a file. */
export function keepRecord(record: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // If it cannot be stored, it has to be opened again.
  }
}

/** What was read from a file, or null. */
export function keptRecord(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
