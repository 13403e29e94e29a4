/** The server's HTTP API. */

import { onDevice } from "../place";
import type {
  BestTurns,
  Checked,
  Moment,
  PositionText,
  AdviceOut,
  Choices,
  ExerciseChoice,
  GameAnalysis,
  GameEvent,
  Guest,
  Health,
  Lobby,
  Made,
  NewTable,
  Refused,
  ReasonOut,
  Replay,
  Sites,
  Update,
  VerdictOut,
} from "../protocol";
import { Session } from "./session";

/** A request that the server refused, or that never reached it (`offline`). */
export class Refusal extends Error {
  readonly slug: string;
  readonly text: string;
  readonly rule: string | null;
  readonly details: Record<string, unknown>;

  constructor({ slug, text, rule = null, details = {} }: Partial<Refused> & { slug: string }) {
    super(text ?? slug);
    this.name = "Refusal";
    this.slug = slug;
    this.text = text ?? slug;
    this.rule = rule;
    this.details = details;
  }
}

/** Turn anything thrown into a `Refusal`, so that callers handle only one kind. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal({ slug: "internal", text: String(error) });
}

/** Who we are to the server. */
export const session = new Session(async () => {
  const response = await reach("/api/guests", { method: "POST" });
  return ((await answer(response)) as Guest).token;
});

/** The options for new tables. */
export const choices = once<Choices>("/api/choices");

/** The lessons and the puzzles. */
export const exercises = once<ExerciseChoice[]>("/api/exercises");

/** The health of the server. */
export const health = once<Health>("/api/health");

/** The tables that are listed. */
export const lobby = (): Promise<Lobby> => ask("/api/lobby");

/** Make a table. */
export const newTable = (order: NewTable): Promise<Made> => ask("/api/tables", order);

/** A table as it is now. */
export const look = (table: string): Promise<Update> => ask(tablePath(table));

/** A table, as soon as its version differs, or after some seconds anyway. */
export const changed = (table: string, version: number): Promise<Update> =>
  ask(`${tablePath(table)}?after=${version}&wait=20`);

/** Where a tile could go in the palace of a seat, and why not elsewhere. */
export function sites(table: string, tile: string, seat?: number): Promise<Sites> {
  const whose = seat === undefined ? "" : `&seat=${seat}`;
  return ask(`${tablePath(table)}/sites?tile=${encodeURIComponent(tile)}${whose}`);
}

/** A good way to play the rest of the turn; the table must have been told of the request. */
export const hint = (table: string, version: number, seat: number): Promise<AdviceOut> =>
  ask(`${tablePath(table)}/hint?version=${version}&seat=${seat}`);

/** What the last turn of a seat has cost. */
export const verdict = (table: string, seat: number): Promise<VerdictOut> =>
  ask(`${tablePath(table)}/verdict?seat=${seat}`);

/** A game so far, frame by frame. */
export const replay = (table: string): Promise<Replay> => ask(`${tablePath(table)}/replay`);

/** Check a position. */
export const checkPosition = (position: string): Promise<Checked> =>
  ask("/api/positions/check", { position });

/** The best ways to play the rest of the turn in a position. */
export const bestTurns = (position: string): Promise<BestTurns> =>
  ask("/api/positions/turns", { position });

/** The position at a moment of a finished game. */
export const positionAt = async (moment: Moment): Promise<string> =>
  (await ask<PositionText>("/api/positions/moment", moment)).position;

/** The starting position of a new game. */
export const newPosition = async (players: number): Promise<string> =>
  (await ask<PositionText>(`/api/positions/new?players=${players}`)).position;

/** A record from a file, frame by frame. */
export const replayRecord = (record: unknown): Promise<Replay> => ask("/api/replay", record);

/** The analysis of a finished game so far, as soon as it has more pieces than `after`. */
export const analysis = (table: string, after: number): Promise<GameAnalysis> =>
  ask(`${tablePath(table)}/analysis?after=${after}&wait=20`);

/** The same for a record from a file. */
export const analyseRecord = (record: unknown, after: number): Promise<GameAnalysis> =>
  ask(`/api/analysis?after=${after}&wait=20`, record);

/** An action and what followed from it; the first chapter is the opening. */
export interface Chapter {
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  /** Whether a bot played it for a person. */
  bot?: boolean;
  /** Whether it begins a turn in which a hint was requested. */
  hint?: boolean;
  /** With the last action of a bot's turn: the reasons for the turn. */
  why?: ReasonOut[];
}

/** What has happened in a game, without the current turn. */
export async function history(table: string): Promise<Chapter[]> {
  const { frames } = await ask<Replay>(`${tablePath(table)}/replay?games=false`);
  return frames;
}

/** The path of a finished game's record. */
export const recordPath = (table: string): string => `${tablePath(table)}/record`;

/** On this device a record has no URL, so a click on its link saves a file instead. */
export async function saveRecord(event: Event, table: string): Promise<void> {
  if (!onDevice) return;
  event.preventDefault();
  const text = JSON.stringify(await gameRecord(table));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `alhambra-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The record of a finished game. */
export const gameRecord = (table: string): Promise<GameRecord> => ask(recordPath(table));

/** The parts of a record (docs/records.md) used here. */
export interface GameRecord {
  bag: string[];
  deck: string[];
  shuffle?: {
    commitment: string;
    secret: string;
    seals: (string | null)[];
    lots: (string | null)[];
  };
}

/** The path of a table in the API. */
export const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Something that never changes: fetched once, retrying after failures. */
function once<Answer>(path: string): () => Promise<Answer> {
  let known: Promise<unknown> | null = null;
  return () => {
    known ??= reach(path, {})
      .then(answer)
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known as Promise<Answer>;
  };
}

/** POST with a body, else GET, with our token. If the server no longer knows it, retry with a new one. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const token = await session.token();
  let response = await request(path, token, body);
  if (response.status === 401) {
    const refused = (await response
      .clone()
      .json()
      .catch(() => null)) as Partial<Refused> | null;
    session.forget(token, refused?.slug === "renewed");
    response = await request(path, await session.token(), body);
  }
  return (await answer(response)) as Answer;
}

function request(path: string, token: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body === undefined) return reach(path, { headers });
  headers["content-type"] = "application/json";
  return reach(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    if (onDevice) return await (await import("./device")).device.ask(path, init);
    return await fetch(path, init);
  } catch (error) {
    throw new Refusal({ slug: "offline", text: String(error) });
  }
}

async function answer(response: Response): Promise<unknown> {
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data;
  const text = `the server answers ${response.status}`;
  throw new Refusal({ slug: "internal", text, ...(data as Partial<Refused> | null) });
}
