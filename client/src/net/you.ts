/** What a person asks about oneself: one's name elsewhere, one's games, statistics. */

import type {
  Done,
  Kept,
  NameLink,
  OpenedName,
  Statistics,
  YourGame,
  YourGames,
} from "../protocol";
import { ask, session, tablePath } from "./api";
import { recall } from "./session";

/** Which games are wanted. */
export interface Wanted {
  which?: "going" | "over" | "all";
  hidden?: boolean;
  search?: string;
  after?: string;
  limit?: number;
}

/** Whether the server may know games of ours: it has given us a token. */
export const isKnown = (): boolean => recall("token") !== "";

/** Some of one's games, the newest first. */
export function yourGames(wanted: Wanted): Promise<YourGames> {
  const asked = Object.entries(wanted).filter(([, value]) => value !== "" && value !== undefined);
  return ask(
    `/api/you/games?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`,
  );
}

/** All that are over, page by page. */
export async function* finishedGames(): AsyncGenerator<YourGame> {
  let after = "";
  do {
    const { games, more } = await yourGames({ which: "over", limit: 50, after });
    yield* games;
    after = more ?? "";
  } while (after);
}

/** Leave a game out of the list, or let it in again. */
export const hideGame = (table: string, hidden: boolean): Promise<Kept> =>
  ask(`/api/you/games/${encodeURIComponent(table)}`, { hidden });

/** What one's games have in common; those of a table's people together, if one is given. */
export const statistics = (table: string | null): Promise<Statistics> =>
  ask(`/api/you/statistics${table === null ? "" : `?${new URLSearchParams({ table })}`}`);

/** A new table for the same people. */
export const rematch = (table: string): Promise<Done> =>
  ask(`${tablePath(table)}/commands`, { type: "rematch" });

/** A link to one's name, instead of the one before; its secret. */
export async function newNameLink(): Promise<string> {
  const { token, key } = await ask<NameLink>("/api/you/link", {});
  session.become(token, key);
  await keepSettings();
  await callAgain();
  return key;
}

/** Use the name of a link in this browser; what its person has chosen elsewhere. */
export async function openName(key: string, take: boolean): Promise<Record<string, string>> {
  const { token, settings } = await ask<OpenedName>("/api/you/open", { key, take });
  session.become(token, key);
  await callAgain();
  return settings;
}

/** Delete everything of one's own. */
export async function forgetMe(): Promise<void> {
  await ask<Kept>("/api/you/forget", {});
  session.forget(await session.token());
  if (recall("push")) await (await import("./push")).switchOff().catch(() => null);
}

/** Whoever one is now, this browser is called, if it was; if that fails, from the next visit on. */
async function callAgain(): Promise<void> {
  if (recall("push")) await (await import("./push")).renewPush().catch(() => null);
}

/** What a person takes along to another device. */
export const TAKEN_ALONG = ["name", "prefs", "learn"] as const;

let kept = "";

/** Let the server keep what one has chosen, for the next device, if there is a link and news. */
export async function keepSettings(): Promise<void> {
  const settings = Object.fromEntries(TAKEN_ALONG.map((each) => [each, recall(each)]));
  const now = JSON.stringify(settings);
  if (!recall("key") || now === kept) return;
  await ask<Kept>("/api/you/settings", { settings });
  kept = now;
}
