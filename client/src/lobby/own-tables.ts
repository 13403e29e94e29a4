/** The games that one can continue. */

import { recall, remember } from "../net/session";
import { isKnown, yourGames } from "../net/you";
import type { YourGame, YourGames } from "../protocol";
import { isWaiting } from "../state/your-game";

const MOST = 5;
const KEY = "own"; // how many there were the last time

/** Games that are not over, those first that wait for oneself; null where none can be. */
export async function ownTables(): Promise<YourGames | null> {
  if (!isKnown()) return null;
  try {
    const found = await yourGames({ which: "going", limit: 50 });
    remember(KEY, String(found.games.length));
    return { ...found, games: inOrder(found.games) };
  } catch {
    return null; // the page can do without
  }
}

/** Whether there were some the last time. */
export const hadTables = (): boolean => Number(recall(KEY) || 0) > 0;

/** Those that wait for oneself first, and of them the most urgent. */
function inOrder(games: readonly YourGame[]): YourGame[] {
  const waiting = games.filter(isWaiting).sort((one, other) => until(one) - until(other));
  return [...waiting, ...games.filter((game) => !isWaiting(game))];
}

const until = ({ deadline }: YourGame) => deadline ?? Number.MAX_SAFE_INTEGER;

/** So many are shown on the start page. */
export const shown = (games: readonly YourGame[]): YourGame[] => games.slice(0, MOST);
