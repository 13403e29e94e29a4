import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Refusal } from "../src/net/api";
import { type Connection, LONGEST_PAUSE, PING, PROBE, TableSocket } from "../src/net/table-socket";
import type { FromSocket, ToSocket, Update } from "../src/protocol";

/** A socket whose other side is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readonly sent: FromSocket[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromSocket);
  }
  close(): void {
    this.closed = true;
  }

  // What the server does
  accept(): void {
    this.onopen?.();
  }
  say(message: Partial<ToSocket> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hangUp(code = 1006): void {
    this.onclose?.({ code });
  }
  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
  /** The refs of the commands that came. */
  get refs(): string[] {
    return this.sent.flatMap((each) => ("ref" in each && each.ref ? [each.ref] : []));
  }
}

const updates: Update[] = [];
const refusals: Refusal[] = [];
const states: Connection[] = [];
let tokens: string[];
let socket: TableSocket;

function update(version: number, more: Partial<Update> = {}): Partial<Update> & { type: string } {
  return { type: "update", version, whole: false, you: you(null), game: null, ...more };
}
function you(facing: number | null): Update["you"] {
  return { facing } as Update["you"];
}
const whole = (version: number, more: Partial<Update> = {}) =>
  update(version, { whole: true, ...more });
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Connect, and be known to the server. */
async function join(version = 1, more: Partial<Update> = {}): Promise<FakeSocket> {
  await later(0);
  FakeSocket.last.accept();
  FakeSocket.last.say(whole(version, more));
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(1);
  for (const list of [FakeSocket.all, updates, refusals, states]) list.length = 0;
  tokens = ["t1", "t2"];
  socket = new TableSocket(
    "ws://here/api/tables/x/socket",
    { token: () => Promise.resolve(tokens[0]!), forget: () => void tokens.shift() },
    {
      update: (each) => updates.push(each),
      presence: () => {},
      refused: (each) => refusals.push(each),
      connection: (each) => states.push(each),
    },
  );
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("joining", () => {
  it("says who is there first, and is open with the first update", async () => {
    await later(0);
    expect(FakeSocket.last.url).toBe("ws://here/api/tables/x/socket");
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: "join", token: "t1" }]);
    expect(socket.connection.state).toBe("connecting");
    FakeSocket.last.say(whole(7));
    expect(socket.connection).toEqual({ state: "open", offline: false, waiting: 0 });
    expect(updates.map(({ version }) => version)).toEqual([7]);
  });

  it("gets a new token when the server does not know the old one", async () => {
    await later(0);
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: "refused", ref: "", slug: "token", text: "" });
    FakeSocket.last.hangUp(1008);
    await later(500);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: "join", token: "t2" }]);
    expect(refusals).toEqual([]);
  });

  it("gives up where there is no such table", async () => {
    const asked = socket.ask({ type: "start" }).catch((error: Refusal) => error.slug);
    await later(0);
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: "refused", ref: "", slug: "no-such-table", text: "" });
    FakeSocket.last.hangUp(4404);
    await later(60_000);
    expect(socket.connection).toEqual({ state: "gone", offline: false, waiting: 0 });
    expect(FakeSocket.all).toHaveLength(1);
    expect(await asked).toBe("no-such-table");
  });

  it("tries again when the server never answers", async () => {
    await later(0);
    FakeSocket.last.accept();
    await later(10_400);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]?.closed).toBe(true);
  });

  it("has one socket only, even when the token is slow", async () => {
    socket.close();
    FakeSocket.all.length = 0;
    const waiting: ((token: string) => void)[] = [];
    const slow = {
      token: () => new Promise<string>((done) => waiting.push(done)),
      forget: () => {},
    };
    const listener = { update() {}, presence() {}, refused() {}, connection() {} };
    const other = new TableSocket("ws://here", slow, listener);
    other.open();
    await later(11_000); // the first try is over, the second waits for its token
    FakeSocket.last.accept();
    expect(FakeSocket.all.map(({ closed }) => closed)).toEqual([true, false]);
    for (const done of waiting) done("t");
    await later(0);
    expect(FakeSocket.all.map(({ sent }) => sent)).toEqual([[], [{ type: "join", token: "t" }]]);
    other.close();
  });
});

describe("commands", () => {
  it("have refs of their own, and end with their answer", async () => {
    const server = await join();
    const first = socket.ask({ type: "start" });
    const second = socket.ask({ type: "undo", version: 1 });
    expect(socket.connection.waiting).toBe(2);
    const [one, two] = server.refs as [string, string];
    expect(one).not.toBe(two);
    expect(one.length).toBeLessThanOrEqual(40);
    server.say({ type: "done", ref: two, version: 3, again: false });
    server.say({
      type: "refused",
      ref: one,
      slug: "not-host",
      text: "no",
      rule: null,
      details: {},
    });
    await expect(second).resolves.toMatchObject({ version: 3 });
    await expect(first).rejects.toMatchObject({ slug: "not-host" });
    expect(socket.connection.waiting).toBe(0);
    expect(refusals).toEqual([]);
  });

  it("wait for the connection", async () => {
    const asked = socket.ask({ type: "start" });
    expect(socket.connection.waiting).toBe(1);
    const server = await join();
    expect(server.types).toEqual(["join", "start"]);
    server.say({ type: "done", ref: server.refs[0]!, version: 2, again: false });
    await asked;
  });

  it("are sent again after a lost connection, in order and with the same refs", async () => {
    const before = await join();
    const asked = [
      socket.ask({ type: "play", version: 1, action: "take b1" }),
      socket.ask({ type: "end", version: 2 }),
    ];
    const third = socket.ask({ type: "say", text: "hi" });
    before.say({ type: "done", ref: before.refs[0]!, version: 2, again: false });
    before.hangUp();
    await later(400);
    const after = await join(2);
    expect(after.types).toEqual(["join", "end", "say"]);
    expect(after.refs).toEqual(before.refs.slice(1));
    // The first was carried out, but its answer was lost: that is as good as done.
    after.say({ type: "done", ref: after.refs[0]!, version: 3, again: true });
    after.say({ type: "done", ref: after.refs[1]!, version: 4, again: false });
    await expect(Promise.all([...asked, third])).resolves.toMatchObject([
      { again: false },
      { again: true },
      { again: false },
    ]);
  });

  it("that are stale make us look", async () => {
    const server = await join();
    const asked = socket.ask({ type: "end", version: 0 });
    server.say({ type: "refused", ref: server.refs[0]!, slug: "stale", text: "", details: {} });
    await expect(asked).rejects.toMatchObject({ slug: "stale" });
    expect(server.types).toEqual(["join", "end", "look"]);
  });

  it("are refused when we leave", async () => {
    const asked = socket.ask({ type: "start" });
    socket.close();
    await expect(asked).rejects.toMatchObject({ slug: "closed" });
    await expect(socket.ask({ type: "start" })).rejects.toMatchObject({ slug: "no-such-table" });
  });
});

describe("updates", () => {
  it("come in order; what is older is dropped", async () => {
    const server = await join(4);
    for (const version of [5, 5, 3, 6]) server.say(update(version));
    server.say(whole(5));
    expect(updates.map(({ version }) => version)).toEqual([4, 5, 6]);
    expect(server.types).toEqual(["join"]);
  });

  it("with a gap are shown, and make us look", async () => {
    const server = await join(4);
    server.say(update(6));
    expect(updates.at(-1)?.version).toBe(6);
    expect(server.types).toEqual(["join", "look"]);
    server.say(whole(6));
    expect(updates.at(-1)?.whole).toBe(true);
  });

  it("begin anew with a new connection, whatever its version", async () => {
    (await join(9)).hangUp();
    await later(400);
    await join(2);
    expect(updates.map(({ version }) => version)).toEqual([9, 2]);
  });

  it("bring refusals that answer no command", async () => {
    const server = await join();
    server.say({ type: "refused", ref: "", slug: "message", text: "", details: {} });
    expect(refusals.map(({ slug }) => slug)).toEqual(["message"]);
  });
});

describe("a shared screen", () => {
  const game = { actor: 1 } as Update["game"];

  it("shows the hand again after a lost connection", async () => {
    const before = await join(1, { game });
    socket.face(1);
    before.say(whole(1, { game, you: you(1) }));
    before.hangUp();
    await later(400);
    const after = await join(1, { game });
    expect(after.sent).toEqual([
      { type: "join", token: "t1" },
      { type: "face", seat: 1 },
    ]);
  });

  it("shows no hand when the turn has passed on", async () => {
    const before = await join(1, { game });
    socket.face(1);
    before.say(whole(1, { game, you: you(1) }));
    before.say(update(2, { game: { actor: 0 } as Update["game"] }));
    before.hangUp();
    await later(400);
    expect((await join(2, { game })).types).toEqual(["join"]);
  });
});

describe("a lost connection", () => {
  it("is tried again with growing pauses, five seconds at most", async () => {
    await join();
    const pauses: number[] = [];
    for (let count = 0; count < 6; count++) {
      FakeSocket.last.hangUp();
      const began = Date.now();
      const before = FakeSocket.all.length;
      while (FakeSocket.all.length === before) await later(100);
      pauses.push(Date.now() - began);
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, LONGEST_PAUSE, LONGEST_PAUSE]);
  });

  it("has jitter: the pause is between half of it and all", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    (await join()).hangUp();
    await later(199);
    expect(FakeSocket.all).toHaveLength(1);
    await later(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("begins with short pauses again once it was back", async () => {
    for (let count = 0; count < 4; count++) {
      (await join()).hangUp();
      await later(400);
    }
    expect(FakeSocket.all).toHaveLength(5);
  });

  it("is tried at once when the network is back", async () => {
    await join();
    for (let count = 0; count < 5; count++) {
      FakeSocket.last.hangUp();
      await later(LONGEST_PAUSE);
    }
    FakeSocket.last.hangUp();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    await later(0);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });
});

describe("a dead connection", () => {
  it("is found within thirty seconds", async () => {
    const server = await join();
    await later(PING);
    expect(server.types).toEqual(["join", "ping"]);
    await later(PING);
    expect(socket.connection.state).toBe("lost");
    expect(server.closed).toBe(true);
  });

  it("is one that answers nothing at all", async () => {
    const server = await join();
    for (let count = 0; count < 5; count++) {
      await later(PING);
      server.say(count % 2 ? { type: "pong", now: 0 } : { type: "presence", present: [] });
    }
    expect(socket.connection.state).toBe("open");
    expect(server.types.filter((each) => each === "ping")).toHaveLength(5);
  });

  it("is found sooner when the network or the screen comes back", async () => {
    const server = await join();
    for (const wake of [
      () => dispatchEvent(new Event("online")),
      () => dispatchEvent(new Event("offline")),
      () => document.dispatchEvent(new Event("visibilitychange")),
    ]) {
      wake();
      expect(server.types.at(-1)).toBe("ping");
      await later(100);
      server.say({ type: "pong", now: 0 });
    }
    await later(PROBE);
    expect(socket.connection.state).toBe("open");
    dispatchEvent(new Event("online"));
    await later(PROBE);
    expect(socket.connection.state).toBe("lost");
  });

  it("says nothing more after we have left", async () => {
    await join();
    socket.close();
    const told = states.length;
    await later(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toHaveLength(told);
    expect(socket.connection.state).toBe("closed");
  });
});
