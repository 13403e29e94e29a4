/** One of the person's games in words. */

import type { YourGame } from "../protocol";
import { seatNames } from "./seats";
import { dateWords, t } from "./words.svelte";

/** The state of a game: whose turn it is, until when, and how many chat lines are unread. */
export function standing(game: YourGame, waits: boolean, unread: number): string {
  const { deadline } = game;
  return [
    whoseTurn(game, waits),
    deadline !== null && t("lobby-yours-until", { time: dateWords(deadline, { time: true }) }),
    unread > 0 && t("lobby-yours-unread", { count: unread }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function whoseTurn(game: YourGame, waits: boolean): string {
  const { turn, you, seats } = game;
  if (turn === null) {
    const free = seats.filter(({ kind }) => kind === "free").length;
    return [t("lobby-yours-open"), ...(free ? [t("lobby-free", { free })] : [])].join(" · ");
  }
  const name = seatNames(seats)[turn] ?? "";
  if (waits) return you.length > 1 ? t("turn-of-yours", { name }) : t("turn-yours");
  return t(seats[turn]?.away ? "turn-away" : "turn-other", { name });
}
