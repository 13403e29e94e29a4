/** What a person asks about oneself: one's name elsewhere, one's games, statistics. */

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

/** Which games are wanted. */
export interface Wanted {
  which?: "going" | "over" | "all";
  hidden?: boolean;
  /** Only those whose deal others play as well. */
  deals?: boolean;
  /** Finished ones of all people of this table. */
  table?: string;
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

/** Keep a finished game of this device among one's games at the server. */
export const bringRecord = (record: unknown): Promise<Made> => ask("/api/you/records", record);

/** A new table for the same people. */
export const rematch = (table: string): Promise<Done> =>
  ask(`${tablePath(table)}/commands`, { type: "rematch" });

/** A link to one's name, instead of the one before; its secret. */
export async function newNameLink(): Promise<string> {
  const { token, key } = await ask<NameLink>("/api/you/link", {});
  session.become(token, key);
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
  if (recall("push")) await (await import("./push")).switchOff(true).catch(() => null);
}

/** Whoever one is now, this browser is called, if it was; if that fails, from the next visit on. */
async function callAgain(): Promise<void> {
  if (recall("push")) await (await import("./push")).renewPush().catch(() => null);
}

/** What one has chosen, on whichever device. */
export const chosenSettings = async (): Promise<Record<string, string>> =>
  (await ask<Chosen>("/api/you/settings")).settings;

/** Let the server keep what one has chosen anew, for all one's devices. */
export const keepSettings = (settings: Record<string, string>): Promise<Chosen> =>
  ask("/api/you/settings", { settings });
