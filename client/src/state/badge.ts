/** The badge on the installed app's icon: in how many games it is one's turn. */

import { isKnown, yourGames } from "../net/you";
import { onDevice } from "../place";
import { isWaiting } from "./your-game";

/** Show a number, or nothing for 0. Does nothing on systems without badges. */
export function showBadge(count: number): void {
  if (onDevice || !("setAppBadge" in navigator)) return;
  const shown = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => null); // not installed, or not allowed
}

/** Count again, if there is an icon. */
export async function countBadge(): Promise<void> {
  if (onDevice || !isKnown() || !matchMedia("(display-mode: standalone)").matches) return;
  const { games } = await yourGames({ which: "going", limit: 50 });
  showBadge(games.filter(isWaiting).length);
}
