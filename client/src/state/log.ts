/** What has happened at a table, line by line. */

import type { Chapter } from "../net/api";
import type { GameEvent, GameOut, NoteOut, ReasonOut, Update } from "../protocol";

/** An event of the game, or a note: what somebody did besides it. */
export type LogLine = Place & Content;

interface Place {
  /** Never twice: for keyed lists. */
  id: number;
  /** The frame of the replay that shows it; 0 is the opening. */
  frame: number;
  /** Who was on turn; null before the start. */
  actor: number | null;
  /** Done in the running turn, and can still be taken back. */
  step: boolean;
  /** A bot did it for the person who was on turn. */
  bot?: boolean;
  /** With the last thing that a bot did in its turn: what speaks for the turn. */
  why?: readonly ReasonOut[];
}

type Content = { is: "event"; event: GameEvent } | { is: "note"; note: NoteOut };

/** Events that are somebody's doing: each is an action, and a frame of the replay. */
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
/** Events that say no more than others do. */
const SILENT = new Set<GameEvent["is"]>(["turn-began"]);

/** The note that a bot plays for a person: the lines of its deeds say so themselves. */
const STOOD_IN = "stood-in";

/** The note that somebody asks for a good move: a replay tells it, too. */
const HINTED = "hinted";
const hintedBy = (seat: number | null): Content => ({
  is: "note",
  note: { what: HINTED, seat, text: "" },
});

/** Of a view that was sent for its own sake: its events are those of the running turn. */
export type WholeView = Pick<Update, "game" | "events">;

let made = 0;

function line(place: Omit<Place, "id">, content: Content): LogLine {
  return { id: made++, ...place, ...content };
}

/**
 * The log of a game from its beginning: what was played for good, then the running turn, of which a
 * whole view has the events, one for each step.
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

/** A log that goes on with an update. `before` is the game until then. */
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

/** A log that was read anew, with the notes of the one before: what people did besides the game stays. */
export function withNotes(read: readonly LogLine[], before: readonly LogLine[]): LogLine[] {
  const last = read.at(-1)?.frame ?? 0;
  const rest = [...read];
  const lines = before.flatMap((each) => {
    if (each.is !== "note") return rest.splice(0, rest.findIndex(({ is }) => is !== "note") + 1);
    if (each.note.what === HINTED && each.frame < last) return []; // it was read as well
    return each.frame > last ? { ...each, frame: last } : each; // its moment may have been taken back
  });
  return [...lines, ...rest];
}

function withoutLastStep(lines: LogLine[]): LogLine[] {
  const last = lines.findLastIndex((each) => each.step);
  return last < 0 ? lines : lines.toSpliced(last, 1);
}

/** The lines since a seat's last own turn ended: what it may have missed. */
export function since(log: readonly LogLine[], seat: number): LogLine[] {
  const last = log.findLastIndex(
    ({ actor, step, is, frame }) =>
      actor === seat && !step && is !== "note" && !log.some((e) => e.bot && e.frame === frame),
  );
  return log.slice(last + 1);
}
