import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { FromSocket, GameOut, MoneyTaken, SeatOut, Update } from "../src/protocol";
import { lotAt } from "../src/state/lots";
import { choose } from "../src/state/prefs.svelte";
import { TableState } from "../src/state/table.svelte";
import { seatNames } from "../src/words/seats";

/** The other side of the table's socket. */
class FakeSocket {
  static last: FakeSocket;
  readonly sent: FromSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromSocket);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seat = (name: string, more: Partial<SeatOut> = {}): SeatOut => ({
  kind: "person",
  name,
  bot: null,
  device: false,
  away: false,
  resigned: false,
  timeLeft: null,
  holiday: null,
  present: true,
  ...more,
});
const game = (actions: number, steps: string[] = [], actor = 0) =>
  ({ actions, steps, actor, players: [] }) as unknown as GameOut;

function update(version: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    version,
    now: Date.now() + 5000,
    whole: false,
    table: {
      id: "x",
      seats: [seat("Ada"), seat("", { kind: "bot", bot: "mason" })],
    } as Update["table"],
    game: game(0),
    events: [],
    notes: [],
    chat: [],
    you: { seats: [0], host: true, facing: 0, hand: [], legal: [] } as unknown as Update["you"],
    ...more,
  };
}
const taken: MoneyTaken = { is: "money-taken", seat: 0, cards: ["b1"], slots: [0] };

let table: TableState;
let frames: unknown[];

async function join(first = update(1, { whole: true })): Promise<void> {
  table.open();
  await vi.waitFor(() => expect(FakeSocket.last?.onopen).toBeTruthy());
  FakeSocket.last.onopen?.();
  FakeSocket.last.say(first);
  await vi.waitFor(() => expect(table.log.length).toBe(frames.length));
}

beforeEach(() => {
  localStorage.setItem("alhambra.token", "t");
  frames = [
    { seat: null, action: null, events: [{ is: "hand-dealt", seat: 0, cards: [] }], game: {} },
  ];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ frames })));
  table = new TableState("x", seatNames);
});
afterEach(() => {
  table.close();
  location.hash = "";
  vi.unstubAllGlobals();
});

describe("what is held", () => {
  const shown = () => table.update?.version;

  it("is shown after what is looked at, in order, while the server goes on", async () => {
    choose({ motion: "none" });
    await join();
    const seen: number[] = [];
    table.watch(({ version }) => seen.push(version));
    const release = table.hold();
    FakeSocket.last.say(update(2, { game: game(1, [], 1) }));
    FakeSocket.last.say(update(3, { game: game(2, [], 1) }));
    expect([shown(), seen]).toEqual([1, []]);
    release();
    expect([shown(), seen]).toEqual([3, [2, 3]]);
    FakeSocket.last.say(update(4));
    release(); // means nothing any more
    expect(shown()).toBe(4);
    choose({ motion: "auto" });
  });

  it("comes one after the other where things move, and waits for the next to be looked at", async () => {
    await join();
    vi.useFakeTimers();
    const release = table.hold();
    for (const version of [2, 3, 4]) FakeSocket.last.say(update(version));
    release();
    expect(shown()).toBe(2);
    FakeSocket.last.say(update(5));
    vi.advanceTimersToNextTimer();
    expect(shown()).toBe(3);
    const again = table.hold();
    vi.runAllTimers();
    expect(shown()).toBe(3);
    again();
    vi.runAllTimers();
    expect(shown()).toBe(5);
    vi.useRealTimers();
  });

  it("is thrown away for a whole view, and knows who is there", async () => {
    await join();
    const release = table.hold();
    FakeSocket.last.say(update(2));
    FakeSocket.last.say(update(9, { whole: true }));
    FakeSocket.last.say({ type: "presence", present: [] });
    release();
    expect([shown(), table.seats[0]?.present]).toEqual([9, false]);
  });

  it("takes no time off the clock of a turn", async () => {
    await join();
    vi.useFakeTimers();
    const release = table.hold();
    FakeSocket.last.say(update(2));
    vi.advanceTimersByTime(25_000);
    release();
    expect([shown(), table.behind]).toEqual([2, 5000]);
    vi.useRealTimers();
  });

  it("says at once for whom a bot plays", async () => {
    await join();
    const release = table.hold();
    const at = { ...update(2).table, seats: [seat("Ada", { away: true })] };
    FakeSocket.last.say(update(2, { table: at }));
    expect([table.seats[0]?.away, table.newestSeats[0]?.away]).toEqual([false, true]);
    FakeSocket.last.say(update(3));
    expect(table.newestSeats[0]?.away).toBe(false);
    release();
  });
});

describe("a table", () => {
  it("is what the last update says", async () => {
    await join();
    expect(table.names).toEqual(["Ada", "Mason"]);
    expect([table.mine, table.acting, table.busy]).toEqual([0, true, false]);
    expect(table.behind).toBeGreaterThan(4000);
    FakeSocket.last.say(update(2, { game: game(1, [], 1) }));
    expect([table.game?.actions, table.acting]).toEqual([1, false]);
  });

  it("knows who is there", async () => {
    await join();
    FakeSocket.last.say({ type: "presence", present: [] });
    expect(table.seats.map(({ present }) => present)).toEqual([false, true]);
  });

  it("collects chat, and takes all of it with a whole view", async () => {
    await join();
    const line = (at: number) => ({ seat: 0, at, text: "hi", quick: "" });
    FakeSocket.last.say(update(2, { chat: [line(1)] }));
    FakeSocket.last.say(update(3, { chat: [line(2)] }));
    expect(table.chat.map(({ at }) => at)).toEqual([1, 2]);
    FakeSocket.last.say(update(3, { whole: true, chat: [line(2)] }));
    expect(table.chat.map(({ at }) => at)).toEqual([2]);
  });

  it("keeps the keys of own seats, and asks for those of new ones", async () => {
    const you = { ...update(1).you, keys: { 0: "secret" } };
    await join(update(1, { whole: true, you }));
    FakeSocket.last.say(update(2));
    expect(table.keys).toEqual({ 0: "secret" });
    FakeSocket.last.say(update(3, { you: { ...update(1).you, seats: [0, 1] } }));
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "look" });
  });

  it("seals a lot before the start, and opens it when the server has committed", async () => {
    const { table: at } = update(1);
    const shuffle = (seal: string | null, commitment: string | null, opened: number[] = []) =>
      ({ ...at, shuffle: { seals: [seal, null], commitment, opened } }) as Update["table"];
    const first = update(1, { whole: true, game: null, table: shuffle(null, null) });
    table.open();
    await vi.waitFor(() => expect(FakeSocket.last?.onopen).toBeTruthy());
    FakeSocket.last.onopen?.();
    FakeSocket.last.say(first);
    const sent = (type: string) => FakeSocket.last.sent.filter((each) => each.type === type);
    const [put] = sent("seal");
    const seal = put?.type === "seal" ? put.seal : "";
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    FakeSocket.last.say(update(2, { game: null, table: shuffle(null, null) })); // somebody else came
    FakeSocket.last.say(update(3, { game: null, table: shuffle(seal, null) }));
    expect(sent("lot")).toEqual([]);
    FakeSocket.last.say(update(4, { game: null, table: shuffle(seal, "c") }));
    FakeSocket.last.say(update(5, { game: null, table: shuffle(seal, "c", [0]) }));
    expect([sent("seal").length, sent("lot").length]).toEqual([1, 1]);
    expect(lotAt("x")).toBeNull();
    const [opened] = sent("lot");
    FakeSocket.last.say({
      type: "done",
      ref: opened?.type === "lot" ? opened.ref : "",
      version: 5,
      again: false,
    });
    await vi.waitFor(() => expect(lotAt("x")).toMatchObject({ seal, commitment: "c" }));
  });

  it("knows on how many devices an own seat is open", async () => {
    await join(update(1, { whole: true, you: { ...update(1).you, devices: { 0: 2 } } }));
    FakeSocket.last.say(update(2));
    expect(table.devices).toEqual({ 0: 2 });
  });

  it("tells whoever watches", async () => {
    await join();
    const watcher = vi.fn();
    const end = table.watch(watcher);
    FakeSocket.last.say(update(2));
    expect(watcher).toHaveBeenCalledOnce();
    expect(watcher.mock.calls[0]?.map((each: Update) => each.version)).toEqual([2, 1]);
    end();
    FakeSocket.last.say(update(3));
    expect(watcher).toHaveBeenCalledOnce();
  });
});

describe("its log", () => {
  it("goes on with updates", async () => {
    await join();
    FakeSocket.last.say(update(2, { events: [taken], game: game(0, ["take b1"]) }));
    expect(table.log.map(({ step }) => step)).toEqual([false, true]);
  });

  it("is read again when something was missed or taken back", async () => {
    await join();
    frames.push({ seat: 0, action: "take b1", events: [taken], game: {} });
    FakeSocket.last.say(update(7, { whole: true, game: game(1, [], 1) }));
    await vi.waitFor(() => expect(table.log).toHaveLength(2));
    const proposed = { what: "proposed", seat: 0, text: "" };
    FakeSocket.last.say(update(8, { notes: [proposed], game: game(1, [], 1) }));
    frames.pop();
    FakeSocket.last.say(update(9, { notes: [{ ...proposed, what: "taken-back" }] }));
    await vi.waitFor(() => expect(table.log).toHaveLength(3));
    expect(table.log.map((line) => line.is === "note" && line.note.what)).toEqual([
      false,
      "proposed",
      "taken-back",
    ]);
    expect(table.log.map(({ frame }) => frame)).toEqual([0, 0, 0]);
  });

  it("has the running turn of the newest whole view, and what came since", async () => {
    const second: MoneyTaken = { ...taken, cards: ["b2"] };
    const third: MoneyTaken = { ...taken, cards: ["b3"] };
    const cards = () =>
      table.log.flatMap((line) =>
        line.is === "event" && "cards" in line.event ? [line.event.cards] : [],
      );
    const asked: ((response: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => asked.push(resolve)));
    table.open();
    await vi.waitFor(() => expect(FakeSocket.last?.onopen).toBeTruthy());
    FakeSocket.last.onopen?.();
    FakeSocket.last.say(
      update(5, { whole: true, events: [taken, second], game: game(0, ["take b1", "take b2"]) }),
    );
    // While the history is on its way the last step is taken back, and another one is made.
    const undone = { what: "undone", seat: 0, text: "take b2" };
    FakeSocket.last.say(update(6, { notes: [undone], game: game(0, ["take b1"]) }));
    FakeSocket.last.say(update(7, { events: [third], game: game(0, ["take b1", "take b3"]) }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.(Response.json({ frames }));
    await vi.waitFor(() => expect(cards()).toEqual([[], ["b1"], ["b3"]]));
    expect(table.log.map(({ frame, step }) => [frame, step])).toEqual([
      [0, false],
      [1, true],
      [2, true],
    ]);
    // The same moment once more, as after somebody else has come to a shared screen, is no news.
    const { log } = table;
    FakeSocket.last.say(
      update(7, { whole: true, events: [taken, third], game: game(0, ["take b1", "take b3"]) }),
    );
    expect(table.log).toBe(log);
    FakeSocket.last.say(
      update(8, { notes: [{ ...undone, text: "take b3" }], game: game(0, ["take b1"]) }),
    );
    expect(cards()).toEqual([[], ["b1"]]);
  });

  it("counts nothing twice that came while it was read", async () => {
    frames.push({ seat: 0, action: "take b1", events: [taken], game: {} });
    table.open();
    await vi.waitFor(() => expect(FakeSocket.last?.onopen).toBeTruthy());
    FakeSocket.last.onopen?.();
    FakeSocket.last.say(update(1, { whole: true }));
    // The turn ends while the history, which has it already, is on its way.
    FakeSocket.last.say(update(2, { events: [taken], game: game(0, ["take b1"]) }));
    FakeSocket.last.say(update(3, { game: game(1, [], 1) }));
    FakeSocket.last.say(
      update(4, { events: [{ ...taken, seat: 1 }], game: game(1, ["take b1"], 1) }),
    );
    await vi.waitFor(() => expect(table.log).toHaveLength(3));
    expect(table.log.map(({ frame, actor }) => [frame, actor])).toEqual([
      [0, null],
      [1, 0],
      [2, 1],
    ]);
  });
});

describe("asking", () => {
  it("answers the version that is shown, for the seat that is shown", async () => {
    await join();
    const played = table.play("take b1");
    expect(table.busy).toBe(true);
    const sent = FakeSocket.last.sent.at(-1) as FromSocket & { ref: string };
    expect(sent).toMatchObject({ type: "play", action: "take b1", version: 1, seat: 0 });
    expect(await table.end()).toBeNull(); // one thing at a time
    FakeSocket.last.say({ type: "done", ref: sent.ref, version: 2, again: false });
    expect(await played).toMatchObject({ version: 2 });
    expect(table.busy).toBe(false);
  });

  it("takes back one turn by a double click", async () => {
    await join();
    vi.useFakeTimers();
    const proposed = () =>
      FakeSocket.last.sent.filter((each) => each.type === "propose") as { ref: string }[];
    const first = table.takeBack();
    await table.takeBack(); // before there is an answer
    expect(proposed()).toMatchObject([{ seat: 0 }]);
    FakeSocket.last.say({ type: "done", ref: proposed()[0]?.ref, version: 2, again: false });
    expect(await first).toMatchObject({ version: 2 });
    vi.advanceTimersByTime(400);
    await table.takeBack(); // too soon after it
    expect(proposed()).toHaveLength(1);
    vi.advanceTimersByTime(100);
    void table.takeBack();
    expect(proposed()).toHaveLength(2);
    vi.useRealTimers();
  });

  it("shows a refusal until something else is asked", async () => {
    await join();
    const asked = table.ask({ type: "start" });
    const { ref } = FakeSocket.last.sent.at(-1) as { ref: string };
    FakeSocket.last.say({
      type: "refused",
      ref,
      slug: "not-host",
      text: "",
      rule: null,
      details: {},
    });
    expect(await asked).toBeNull();
    expect(table.refusal?.slug).toBe("not-host");
    void table.ask({ type: "start" });
    expect(table.refusal).toBeNull();
  });

  it("opens the seat of a secret link, and hides the link", async () => {
    location.hash = "#seat=1&key=secret";
    await join();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "claim", seat: 1, key: "secret" });
    expect(location.hash).toBe("");
  });
});
