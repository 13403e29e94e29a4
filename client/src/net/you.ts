/** Requests about oneself: the name on other devices, games, statistics. */

import type {
  Chosen,
  Done,
  Kept,
  Made,
  NameLink,
  OpenedName,
  Statistics,
  YourGame,
  YourGames,
} from "../protocol";
import { ask, session, tablePath } from "./api";
import { recall } from "./session";

/** A filter for one's games. */
export interface Wanted {
  which?: "going" | "over" | "all";
  hidden?: boolean;
  /** Only games whose deal others play too. */
  deals?: boolean;
  /** Only finished games of the same people as at this table. */
  table?: string;
  search?: string;
  after?: string;
  limit?: number;
}

/** Whether the server may have games of ours, since it has given us a token. */
export const isKnown = (): boolean => recall("token") !== "";

/** Some of one's games, the newest first. */
export function yourGames(wanted: Wanted): Promise<YourGames> {
  const asked = Object.entries(wanted).filter(([, value]) => value !== "" && value !== undefined);
  return ask(
    `/api/you/games?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`,
  );
}

/** All finished games, fetched page by page. */
export async function* finishedGames(): AsyncGenerator<YourGame> {
  let after = "";
  do {
    const { games, more } = await yourGames({ which: "over", limit: 50, after });
    yield* games;
    after = more ?? "";
  } while (after);
}

/** Hide a game from the list, or show it again. */
export const hideGame = (table: string, hidden: boolean): Promise<Kept> =>
  ask(`/api/you/games/${encodeURIComponent(table)}`, { hidden });

/** Statistics of one's games; only those of the same people, if a table is given. */
export const statistics = (table: string | null): Promise<Statistics> =>
  ask(`/api/you/statistics${table === null ? "" : `?${new URLSearchParams({ table })}`}`);

/** Add a finished game of this device to one's games at the server. */
export const bringRecord = (record: unknown): Promise<Made> => ask("/api/you/records", record);

/** A new table for the same people. */
export const rematch = (table: string): Promise<Done> =>
  ask(`${tablePath(table)}/commands`, { type: "rematch" });

/** Replace the link to one's name; returns its secret. */
export async function newNameLink(): Promise<string> {
  const { token, key } = await ask<NameLink>("/api/you/link", {});
  session.become(token, key);
  await callAgain();
  return key;
}

/** Use the name of a link in this browser; returns its settings from elsewhere. */
export async function openName(key: string, take: boolean): Promise<Record<string, string>> {
  const { token, settings } = await ask<OpenedName>("/api/you/open", { key, take });
  session.become(token, key);
  await callAgain();
  return settings;
}

/** Delete all of one's data. */
export async function forgetMe(): Promise<void> {
  await ask<Kept>("/api/you/forget", {});
  session.forget(await session.token());
  if (recall("push")) await (await import("./push")).switchOff(true).catch(() => null);
}

/** Renew push notifications for the new identity; if that fails, the next visit does. */
async function callAgain(): Promise<void> {
  if (recall("push")) await (await import("./push")).renewPush().catch(() => null);
}

/** One's settings from all devices. */
export const chosenSettings = async (): Promise<Record<string, string>> =>
  (await ask<Chosen>("/api/you/settings")).settings;

/** Store changed settings at the server, for all one's devices. */
export const keepSettings = (settings: Record<string, string>): Promise<Chosen> =>
  ask("/api/you/settings", { settings });
