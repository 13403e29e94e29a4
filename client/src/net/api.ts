/** What is asked of the server over HTTP. */

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

/** Something that the server did not do, or that never reached it (`offline`). */
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

/** A `Refusal` of anything that was thrown: whoever catches needs one kind only. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal({ slug: "internal", text: String(error) });
}

/** Who we are to the server. */
export const session = new Session(async () => {
  const response = await reach("/api/guests", { method: "POST" });
  return ((await answer(response)) as Guest).token;
});

/** What a table can be made of. */
export const choices = once<Choices>("/api/choices");

/** The lessons and the puzzles. */
export const exercises = once<ExerciseChoice[]>("/api/exercises");

/** Whether the server can do its work. */
export const health = once<Health>("/api/health");

/** The tables that are listed. */
export const lobby = (): Promise<Lobby> => ask("/api/lobby");

/** Make a table. */
export const newTable = (order: NewTable): Promise<Made> => ask("/api/tables", order);

/** A table as it is now. */
export const look = (table: string): Promise<Update> => ask(tablePath(table));

/** A table as soon as it is of another version, or as it is after some seconds. */
export const changed = (table: string, version: number): Promise<Update> =>
  ask(`${tablePath(table)}?after=${version}&wait=20`);

/** Where a tile could go in the palace of a seat, and why not elsewhere. */
export function sites(table: string, tile: string, seat?: number): Promise<Sites> {
  const whose = seat === undefined ? "" : `&seat=${seat}`;
  return ask(`${tablePath(table)}/sites?tile=${encodeURIComponent(tile)}${whose}`);
}

/** A good way to play the rest of one's turn, when the table knows that one has asked. */
export const hint = (table: string, version: number, seat: number): Promise<AdviceOut> =>
  ask(`${tablePath(table)}/hint?version=${version}&seat=${seat}`);

/** What the last turn of a seat has cost. */
export const verdict = (table: string, seat: number): Promise<VerdictOut> =>
  ask(`${tablePath(table)}/verdict?seat=${seat}`);

/** A game so far, frame by frame. */
export const replay = (table: string): Promise<Replay> => ask(`${tablePath(table)}/replay`);

/** What is to be said about a position. */
export const checkPosition = (position: string): Promise<Checked> =>
  ask("/api/positions/check", { position });

/** The best ways to play the rest of the turn in a position. */
export const bestTurns = (position: string): Promise<BestTurns> =>
  ask("/api/positions/turns", { position });

/** The position at a moment of a game that is over. */
export const positionAt = async (moment: Moment): Promise<string> =>
  (await ask<PositionText>("/api/positions/moment", moment)).position;

/** The position at the beginning of some game. */
export const newPosition = async (players: number): Promise<string> =>
  (await ask<PositionText>(`/api/positions/new?players=${players}`)).position;

/** A record that somebody has, frame by frame. */
export const replayRecord = (record: unknown): Promise<Replay> => ask("/api/replay", record);

/** A finished game, judged as far as that has come, as soon as there is another piece than `after`. */
export const analysis = (table: string, after: number): Promise<GameAnalysis> =>
  ask(`${tablePath(table)}/analysis?after=${after}&wait=20`);

/** The same for a record that somebody has. */
export const analyseRecord = (record: unknown, after: number): Promise<GameAnalysis> =>
  ask(`/api/analysis?after=${after}&wait=20`, record);

/** What happened when somebody did something; the first is the opening. */
export interface Chapter {
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  /** Whether a bot played it for the person of the seat. */
  bot?: boolean;
  /** Whether it begins a turn in which a good move was asked for. */
  hint?: boolean;
  /** With the last action of a bot's turn: what speaks for it. */
  why?: ReasonOut[];
}

/** What has happened in a game, without the running turn. */
export async function history(table: string): Promise<Chapter[]> {
  const { frames } = await ask<Replay>(`${tablePath(table)}/replay?games=false`);
  return frames;
}

/** Where the record of a finished game is. */
export const recordPath = (table: string): string => `${tablePath(table)}/record`;

/** On this device a record is no address: a click on its link saves it as a file. */
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

/** What chance decided in a finished game, and where that came from. */
export const gameRecord = (table: string): Promise<GameRecord> => ask(recordPath(table));

/** Of a record (docs/records.md), what is looked at here. */
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

/** Where the API has a table. */
export const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Something that is the same for everybody and stays so: asked for until it has come once. */
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

/** POST with a body, else GET; in our name. A token that is not known any more is replaced once. */
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
