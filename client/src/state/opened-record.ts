/** The game file that was opened last, for as long as the tab is there: several screens look at it. */

const KEY = "alhambra.record";

/** Remember what was read from a file. */
export function keepRecord(record: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without a memory it has to be opened again.
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
