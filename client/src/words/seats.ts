/** Who sits where, in words. */

import type { SeatOut } from "../protocol";
import { hasWords, t } from "./words.svelte";

/** The name of each seat's player. Bots are named by level, and numbered if there are several. */
export function seatNames(seats: readonly Pick<SeatOut, "name" | "bot">[]): string[] {
  const seen = new Map<string, number>();
  return seats.map(({ name, bot }, seat) => {
    if (!bot) return name || t("seat-number", { number: seat + 1 });
    const count = (seen.get(bot) ?? 0) + 1;
    seen.set(bot, count);
    const level = botName(bot);
    return count === 1 ? level : t("bot-number", { level, number: count });
  });
}

/** The typed name, or a word for guest if it is empty. */
export function nameOrGuest(typed: string): string {
  return typed.trim() || t("guest");
}

/** The name of a bot's level. */
export function botName(bot: string): string {
  return hasWords(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
