/**
 * The server, in a worker of the page. It starts a second worker from the same file for slow work, such
 * as bots and replays, so that it can always answer.
 */

import { type Python, startPython } from "./python";
import { Shelf } from "./shelf";

/** Messages from the page. */
export type ToWorker =
  | { type: "open"; runtime: string }
  | { type: "ask"; id: number; method: string; path: string; token: string; body: string }
  | { type: "connect"; line: number; path: string }
  | { type: "say"; line: number; text: string }
  | { type: "leave"; line: number };

/** Messages to the page. */
export type FromWorker =
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "unkept" }
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "heard"; line: number; text: string }
  | { type: "closed"; line: number; code: number };

/** Messages to the second worker and from it. */
type Task = { id: number; runtime?: string; task?: string };
type Outcome = { id: number; answer: string };

interface Line {
  send(text: string): void;
  close(): void;
}

interface House {
  open(): Promise<void>;
  heard(table: string): void;
  answer(
    method: string,
    path: string,
    token: string,
    body: string,
  ): Promise<{ toJs(): [number, string]; destroy(): void }>;
  connect(path: string, hear: (text: string) => void, closed: (code: number) => void): Line;
}

const scope = globalThis as unknown as {
  name: string;
  location: { href: string };
  onmessage: (message: MessageEvent) => void;
  postMessage(message: FromWorker | Outcome): void;
};

const HELPER = "alhambra-helper";

// The first worker: the server

let house: House | null = null;
const lines = new Map<number, Line>();

async function open(runtime: string): Promise<void> {
  const tell = (message: FromWorker) => scope.postMessage(message);
  try {
    const shelf = new Shelf(() => tell({ type: "unkept" }));
    const [python] = await Promise.all([
      startPython(runtime),
      shelf.open((table) => house?.heard(table)),
    ]);
    const made = makeHouse(python)(shelf, helper(runtime));
    await made.open();
    house = made;
    tell({ type: "ready" });
  } catch (error) {
    tell({ type: "failed", why: String(error) });
  }
}

function makeHouse(
  python: Python,
): (shelf: Shelf, ask: (task: string) => Promise<string>) => House {
  return python.runPython("from alhambra.server.offline.house import House; House") as ReturnType<
    typeof makeHouse
  >;
}

/** Runs tasks in the second worker. */
function helper(runtime: string): (task: string) => Promise<string> {
  const worker = new Worker(scope.location.href, { type: "module", name: HELPER });
  const waiting = new Map<number, (answer: string) => void>();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  worker.postMessage({ id: 0, runtime } satisfies Task);
  return (task) =>
    new Promise((resolve) => {
      waiting.set(++count, resolve);
      worker.postMessage({ id: count, task } satisfies Task);
    });
}

async function ask({ id, method, path, token, body }: ToWorker & { type: "ask" }): Promise<void> {
  let [status, text] = [500, ""];
  try {
    const answer = await house?.answer(method, path, token, body);
    if (answer) [status, text] = answer.toJs();
    answer?.destroy();
  } catch (error) {
    text = JSON.stringify({ type: "refused", slug: "internal", text: String(error) });
  }
  scope.postMessage({ type: "answer", id, status, text });
}

function hear(message: ToWorker): void {
  switch (message.type) {
    case "open":
      void open(message.runtime);
      break;
    case "ask":
      void ask(message);
      break;
    case "connect": {
      const { line, path } = message;
      const wire = house?.connect(
        path,
        (text) => scope.postMessage({ type: "heard", line, text }),
        (code) => scope.postMessage({ type: "closed", line, code }),
      );
      if (wire) lines.set(line, wire);
      break;
    }
    case "say":
      lines.get(message.line)?.send(message.text);
      break;
    case "leave":
      lines.get(message.line)?.close();
      lines.delete(message.line);
  }
}

// The second worker: slow tasks

let helping: Promise<(task: string) => string> | null = null;

async function help({ id, runtime, task }: Task): Promise<void> {
  if (runtime) {
    helping = startPython(runtime).then(
      (python) =>
        python.runPython("from alhambra.server.offline.helpers import Helper; Helper().answer") as (
          task: string,
        ) => string,
    );
  }
  const answer = await helping;
  if (answer && task) scope.postMessage({ id, answer: answer(task) });
}

scope.onmessage = ({ data }: MessageEvent) => {
  if (scope.name === HELPER) void help(data as Task);
  else hear(data as ToWorker);
};
