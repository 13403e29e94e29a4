/** The games that one can go on with. */

import { look, refusalOf } from "../net/api";
import type { Update } from "../protocol";
import { ownActor } from "../state/own-turn";
import { forget, goesOn, visited } from "../state/visited-tables";
import { seatNames } from "../words/seats";
import { t } from "../words/words.svelte";

const MOST = 5;

/** The tables of this browser where one still sits; where one sat last comes first. */
export async function ownTables(): Promise<Update[]> {
  const tables = await Promise.all(visited().map(current));
  return tables.filter((each) => each !== null).slice(0, MOST);
}

/** A table as it is now, or null; what is over, gone or left is not asked for again. */
async function current(table: string): Promise<Update | null> {
  try {
    const update = await look(table);
    if (goesOn(update)) return update;
  } catch (error) {
    if (refusalOf(error).slug !== "no-such-table") return null; // it may answer the next time
  }
  forget(table);
  return null;
}

/** How a game stands. */
export function standing(update: Update): string {
  const { game, table, you } = update;
  if (!game || game.actor === null) {
    const free = table.seats.filter(({ kind }) => kind === "free").length;
    return [t("lobby-yours-open"), ...(free ? [t("lobby-free", { free })] : [])].join(" · ");
  }
  const name = seatNames(table.seats)[game.actor] ?? "";
  if (ownActor(update) !== null)
    return you.seats.length > 1 ? t("turn-of-yours", { name }) : t("turn-yours");
  return t(table.seats[game.actor]?.away ? "turn-away" : "turn-other", { name });
}
