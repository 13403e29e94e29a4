/** The games that the person can continue. */

import { recall, remember } from "../net/session";
import { isKnown, yourGames } from "../net/you";
import type { YourGame, YourGames } from "../protocol";
import { isWaiting } from "../state/your-game";

const MOST = 5;
const KEY = "own"; // how many there were last time

/** Unfinished games, those waiting for one's own turn first; null if there can be none. */
export async function ownTables(): Promise<YourGames | null> {
  if (!isKnown()) return null;
  try {
    const found = await yourGames({ which: "going", limit: 50 });
    remember(KEY, String(found.games.length));
    return { ...found, games: inOrder(found.games) };
  } catch {
    return null; // the page works without them
  }
}

/** Whether there were any last time. */
export const hadTables = (): boolean => Number(recall(KEY) || 0) > 0;

/** Those waiting for one's own turn first, the most urgent at the top. */
function inOrder(games: readonly YourGame[]): YourGame[] {
  const waiting = games.filter(isWaiting).sort((one, other) => until(one) - until(other));
  return [...waiting, ...games.filter((game) => !isWaiting(game))];
}

const until = ({ deadline }: YourGame) => deadline ?? Number.MAX_SAFE_INTEGER;

/** The games shown on the start page. */
export const shown = (games: readonly YourGame[]): YourGame[] => games.slice(0, MOST);
