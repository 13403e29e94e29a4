/** The log of a table, line by line. */

import type { Chapter } from "../net/api";
import type { GameEvent, GameOut, NoteOut, ReasonOut, Update } from "../protocol";

/** An event of the game, or a note of something outside it. */
export type LogLine = Place & Content;

interface Place {
  /** Unique, for keyed lists. */
  id: number;
  /** The frame of the replay that shows it; 0 is the opening. */
  frame: number;
  /** Who was on turn; null before the start. */
  actor: number | null;
  /** A step of the current turn, which can still be undone. */
  step: boolean;
  /** Done by a bot standing in for the person on turn. */
  bot?: boolean;
  /** With the last action of a bot's turn: the reasons for the turn. */
  why?: readonly ReasonOut[];
}

type Content = { is: "event"; event: GameEvent } | { is: "note"; note: NoteOut };

/** Events that are actions: each is a frame of the replay. */
const DEEDS = new Set<GameEvent["is"]>([
  "money-taken",
  "tile-bought",
  "tile-placed",
  "tile-stored",
  "tile-given",
  "tile-added",
  "tile-removed",
  "tiles-swapped",
  "stopped",
  "passed",
]);
/** Events not worth a line. */
const SILENT = new Set<GameEvent["is"]>(["turn-began"]);

/** The note that a bot plays for a person; not shown, since the lines of its actions say so. */
const STOOD_IN = "stood-in";

/** The note that somebody requested a hint; a replay has it too. */
const HINTED = "hinted";
const hintedBy = (seat: number | null): Content => ({
  is: "note",
  note: { what: HINTED, seat, text: "" },
});

/** From an update with a whole view: its events are those of the current turn. */
export type WholeView = Pick<Update, "game" | "events">;

let made = 0;

function line(place: Omit<Place, "id">, content: Content): LogLine {
  return { id: made++, ...place, ...content };
}

/**
 * The log of a game from its start: the finished turns, then the current one, whose events come with a
 * whole view, one per step.
 */
export function logOf(chapters: readonly Chapter[], view: WholeView | null): LogLine[] {
  const lines = chapters.flatMap(({ seat, events, bot = false, hint = false, why = [] }, frame) => [
    ...(hint ? [line({ frame, actor: seat, step: false }, hintedBy(seat))] : []),
    ...events
      .filter((event) => !SILENT.has(event.is))
      .map((event) =>
        line(
          {
            frame,
            actor: seat,
            step: false,
            bot: bot && DEEDS.has(event.is),
            ...(why.length > 0 && DEEDS.has(event.is) && { why }),
          },
          { is: "event", event },
        ),
      ),
  ]);
  const game = view?.game;
  if (!game) return lines;
  const steps = view.events.map((event, index) =>
    line(
      { frame: game.actions + index + 1, actor: game.actor, step: true },
      { is: "event", event },
    ),
  );
  return [...lines, ...steps];
}

/** The log, continued with an update. `before` is the game until then. */
export function continued(
  log: readonly LogLine[],
  { game, notes, events, why }: Update,
  before: GameOut | null,
): LogLine[] {
  const running = before !== null && before.actions === game?.actions;
  const actor = before?.actor ?? null;
  const bot = notes.some(({ what }) => what === STOOD_IN);
  let frame = before ? before.actions + before.steps.length : 0;
  let lines = running ? [...log] : log.map((each) => (each.step ? { ...each, step: false } : each));
  for (const note of notes) {
    if (note.what === "undone") lines = withoutLastStep(lines);
    else if (note.what !== STOOD_IN)
      lines.push(line({ frame, actor, step: false }, { is: "note", note }));
  }
  const last = events.findLast((event) => DEEDS.has(event.is));
  for (const event of events) {
    if (SILENT.has(event.is)) continue;
    const deed = DEEDS.has(event.is);
    if (deed) frame++;
    const place = { frame, actor, step: running, bot: bot && deed };
    lines.push(line({ ...place, ...(why && event === last && { why }) }, { is: "event", event }));
  }
  return lines;
}

/** A freshly loaded log, with the notes of the old one merged in. */
export function withNotes(read: readonly LogLine[], before: readonly LogLine[]): LogLine[] {
  const last = read.at(-1)?.frame ?? 0;
  const rest = [...read];
  const lines = before.flatMap((each) => {
    if (each.is !== "note") return rest.splice(0, rest.findIndex(({ is }) => is !== "note") + 1);
    if (each.note.what === HINTED && each.frame < last) return []; // already loaded
    return each.frame > last ? { ...each, frame: last } : each; // its frame may have been undone
  });
  return [...lines, ...rest];
}

function withoutLastStep(lines: LogLine[]): LogLine[] {
  const last = lines.findLastIndex((each) => each.step);
  return last < 0 ? lines : lines.toSpliced(last, 1);
}

/** The lines since the end of a seat's last turn: what it may have missed. */
export function since(log: readonly LogLine[], seat: number): LogLine[] {
  const last = log.findLastIndex(
    ({ actor, step, is, frame }) =>
      actor === seat && !step && is !== "note" && !log.some((e) => e.bot && e.frame === frame),
  );
  return log.slice(last + 1);
}
