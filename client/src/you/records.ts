/** The records of all one's finished games as one file: a list of what `/record` gives. */

import { gameRecord, refusalOf } from "../net/api";
import { finishedGames } from "../net/you";

const PAUSE = 2000; // milliseconds, if the server says we ask too often

/** Fetch all records one by one; `onprogress` gets the number fetched so far. */
export async function allRecords(onprogress: (done: number) => void): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const { id } of finishedGames()) {
    records.push(await patiently(() => gameRecord(id)));
    onprogress(records.length);
  }
  return records;
}

async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (refusalOf(error).slug !== "too-many") throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Let the browser save a text. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
