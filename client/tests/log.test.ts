import { describe, expect, it } from "vitest";

import type { GameEvent, GameOut, NoteOut, ReasonOut, Update } from "../src/protocol";
import { continued, type LogLine, logOf, since, withNotes } from "../src/state/log";

const game = (actions: number, steps: string[], actor = 0) =>
  ({ actions, steps, actor }) as unknown as GameOut;
const update = (after: GameOut | null, events: unknown[], notes: Partial<NoteOut>[] = []) =>
  ({ game: after, events, notes }) as unknown as Update;
const whole = (now: GameOut, events: GameEvent[] = []) => ({ game: now, events });
const took = (seat: number, card: string) =>
  ({ is: "money-taken", seat, cards: [card], slots: [0] }) as GameEvent;
const drew = (card: string) => ({ is: "money-drawn", card, slot: 0 }) as GameEvent;
const shown = (log: LogLine[]) =>
  log.map((line) => {
    const what = line.is === "event" ? line.event.is : line.note.what;
    return `${line.frame} ${line.actor} ${what}${line.step ? " (step)" : ""}`;
  });

const CHAPTERS = [
  { seat: null, action: null, events: [{ is: "hand-dealt", seat: 0, cards: [] } as GameEvent] },
  {
    seat: 0,
    action: "take b1",
    events: [took(0, "b1"), drew("b2"), { is: "turn-began", seat: 1 } as GameEvent],
  },
];

describe("the log", () => {
  it("begins with what was played for good, then the running turn", () => {
    const bought = {
      is: "tile-bought",
      seat: 1,
      tile: "P8",
      slot: 0,
      cards: ["y8"],
      overpaid: 0,
    } as GameEvent;
    const placed = { is: "tile-placed", seat: 1, tile: "P8", cell: "1,0" } as GameEvent;
    expect(
      shown(logOf(CHAPTERS, whole(game(1, ["buy P8 y8", "place P8 1,0"], 1), [bought, placed]))),
    ).toEqual([
      "0 null hand-dealt",
      "1 0 money-taken",
      "1 0 money-drawn",
      "2 1 tile-bought (step)",
      "3 1 tile-placed (step)",
    ]);
  });

  it("has what speaks for a bot's turn with the last thing that it did", () => {
    const why = [{ slug: "wall", before: 2, after: 4 }] as ReasonOut[];
    const told = (log: readonly LogLine[]) =>
      log.flatMap((line) => (line.why ? [`${line.frame} ${line.why[0]?.slug}`] : []));
    const placed = { is: "tile-placed", seat: 1, tile: "P8", cell: "1,0" } as GameEvent;
    const after = { ...update(game(3, [], 0), [took(1, "b1"), placed, drew("b3")]), why } as Update;
    expect(told(continued([], after, game(1, [], 1)))).toEqual(["3 wall"]);
    const chapter = { seat: 1, action: "take b1", events: [took(1, "b1"), drew("b2")], why };
    expect(told(logOf([...CHAPTERS, chapter], null))).toEqual(["2 wall"]);
  });

  it("lacks the running turn if an older server does not tell it, and takes nothing else back", () => {
    const silent = game(1, ["take b2"], 1);
    const log = logOf(CHAPTERS, whole(silent));
    expect(log).toHaveLength(3);
    expect(
      shown(continued(log, update(game(1, [], 1), [], [{ what: "undone", seat: 1 }]), silent)),
    ).toEqual(shown(log));
  });

  it("takes back the last step of a running turn that a whole view told", () => {
    const view = whole(game(1, ["take b2", "take b3"], 1), [took(1, "b2"), took(1, "b3")]);
    const once = game(1, ["take b2"], 1);
    const log = continued(
      logOf(CHAPTERS, view),
      update(once, [], [{ what: "undone", seat: 1 }]),
      view.game,
    );
    expect(shown(log).slice(3)).toEqual(["2 1 money-taken (step)"]);
    expect(log.at(-1)).toMatchObject({ event: { cards: ["b2"] } });
  });

  it("goes on step by step; a step that is taken back is gone", () => {
    const first = game(1, [], 1);
    const second = game(1, ["take b2"], 1);
    let log = continued(logOf(CHAPTERS, whole(first)), update(second, [took(1, "b2")]), first);
    expect(shown(log).at(-1)).toBe("2 1 money-taken (step)");
    log = continued(log, update(first, [], [{ what: "undone", seat: 1 }]), second);
    expect(shown(log)).toHaveLength(3);
  });

  it("keeps the steps of a turn that has ended", () => {
    const before = game(1, ["take b2"], 1);
    const log = continued(
      logOf(CHAPTERS, whole(before, [took(1, "b2")])),
      update(game(2, [], 0), [drew("b3")], [{ what: "came-back", seat: 0 }]),
      before,
    );
    expect(shown(log).slice(3)).toEqual(["2 1 money-taken", "2 1 came-back", "2 1 money-drawn"]);
  });

  it("keeps its notes when it is read anew", () => {
    const opening = CHAPTERS[0]!;
    let log = continued([], update(null, [], [{ what: "seated", seat: 1 }]), null);
    log = continued(
      log,
      update(game(0, []), opening.events, [{ what: "started", seat: null }]),
      null,
    );
    log = continued(log, update(game(1, [], 1), CHAPTERS[1]!.events), game(0, []));
    log = continued(
      log,
      update(game(1, [], 1), [], [{ what: "proposed", seat: 0 }]),
      game(1, [], 1),
    );
    const begun = ["0 null seated", "0 null started", "0 null hand-dealt"];
    expect(shown(withNotes(logOf([opening], whole(game(0, []))), log))).toEqual([
      ...begun,
      "0 1 proposed",
    ]);
    expect(shown(withNotes(logOf(CHAPTERS, null), log))).toEqual(shown(log));
    expect(shown(withNotes(logOf(CHAPTERS, null), log.slice(0, 3)))).toEqual([
      ...begun,
      "1 0 money-taken",
      "1 0 money-drawn",
    ]);
  });

  it("tells who asked for a good move, once, also to those who come later", () => {
    const [opening, first] = CHAPTERS as [(typeof CHAPTERS)[0], (typeof CHAPTERS)[0]];
    const told = ["0 null hand-dealt", "1 0 hinted", "1 0 money-taken", "1 0 money-drawn"];
    const read = () => logOf([opening, { ...first, hint: true }], null);
    expect(shown(read())).toEqual(told);
    const asked = update(game(0, []), [], [{ what: "hinted", seat: 0 }]);
    const running = continued(logOf([opening], null), asked, game(0, []));
    const seen = continued(running, update(game(1, [], 1), first.events), game(0, []));
    expect(shown(seen)).toEqual([told[0], "0 0 hinted", ...told.slice(2)]);
    expect(shown(withNotes(read(), seen))).toEqual(told);
    expect(shown(withNotes(logOf([opening], null), running))).toEqual(shown(running));
  });

  it("takes a bot's whole turn at once, each deed in its frame", () => {
    const before = game(1, [], 1);
    const events = [
      { is: "tile-bought", seat: 1 },
      { is: "tile-placed", seat: 1 },
      { is: "tile-drawn", tile: "P8" },
    ];
    const log = continued([], update(game(3, [], 0), events), before);
    expect(shown(log)).toEqual(["2 1 tile-bought", "3 1 tile-placed", "3 1 tile-drawn"]);
  });

  it("knows what a seat has missed", () => {
    const before = game(1, [], 1);
    const log = continued(
      logOf(CHAPTERS, whole(before)),
      update(game(2, [], 0), [took(1, "b2")]),
      before,
    );
    expect(shown(since(log, 0))).toEqual(["2 1 money-taken"]);
    expect(since(log, 1)).toEqual([]);
    const mine = game(2, [], 0);
    const noted = continued(log, update(mine, [], [{ what: "came-back", seat: 1 }]), mine);
    expect(shown(since(noted, 0))).toEqual(["2 1 money-taken", "2 0 came-back"]);
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
  });
});
