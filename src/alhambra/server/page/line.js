/** The line to the server: who we are, requests, and the socket of a table. */

/** What this browser keeps; where it may keep nothing, until the page is left. */
export const memory = {
  kept: new Map(),
  get(name) {
    try {
      return localStorage.getItem(`alhambra.${name}`) ?? "";
    } catch {
      return this.kept.get(name) ?? "";
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`alhambra.${name}`, value);
    } catch {
      this.kept.set(name, value);
    }
  },
};

/** A request or a command that the server did not carry out. */
export class Refusal extends Error {
  /** @param {{ slug: string, text: string, rule?: string | null }} refused */
  constructor({ slug, text, rule = null }) {
    super(rule ? `${text} (${rule})` : text);
    this.slug = slug;
  }
}

/** @type {Promise<string> | null} */
let coming = null;

/** The token that stands for this browser at every table; asked for when there is none. */
export async function token() {
  if (memory.get("token")) return memory.get("token");
  coming ??= fetch("/api/guests", { method: "POST" })
    .then(answerOf)
    .then(async (response) => {
      const { token } = await response.json();
      if (!memory.get("token")) memory.set("token", token); // another tab may have been faster
      return memory.get("token");
    })
    .finally(() => (coming = null));
  return coming;
}

/** Ask the server something over HTTP: POST with a body, else GET. Throws a `Refusal`. */
export async function request(path, body) {
  const ask = async () =>
    fetch(path, {
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(body && { "content-type": "application/json" }),
      },
      body: body && JSON.stringify(body),
    });
  let response = await ask();
  if (response.status === 401) {
    memory.set("token", "");
    response = await ask();
  }
  return answerOf(response);
}

async function answerOf(response) {
  if (response.ok) return response;
  const text = `the server answers ${response.status}`;
  throw new Refusal(await response.json().catch(() => ({ slug: "http", text })));
}

const PING = 15_000; // milliseconds between two looks whether the other side is there
const LONGEST_PAUSE = 20_000;
const NO_TABLE = 4404;

/**
 * The socket of a table. It comes back by itself, and then asks again, with the same `ref`,
 * whatever was not answered: the server carries out nothing twice.
 */
export class Line {
  #socket = null;
  #unanswered = new Map();
  #failures = 0;
  #pinged = false; // and nothing heard since
  #timer = 0;

  /**
   * @param {string} table
   * @param {{ update: Function, presence: Function, refused: Function, state: Function }} on
   */
  constructor(table, on) {
    this.on = on;
    this.address = `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`;
    this.state = "connecting";
    setInterval(() => this.#check(), PING);
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    this.#connect();
  }

  /** How many commands wait for their answer. */
  get waiting() {
    return this.#unanswered.size;
  }

  /** Ask for a command; resolves with what the server says is done, rejects with a `Refusal`. */
  ask(command) {
    const ref = crypto.getRandomValues(new Uint32Array(3)).join("-");
    return new Promise((resolve, reject) => {
      const message = { ...command, ref };
      this.#unanswered.set(ref, { message, resolve, reject });
      if (this.state === "open") this.#send(message);
      this.on.state(this);
    });
  }

  /** Say what need not be answered, if the line is open. */
  tell(message) {
    if (this.state === "open") this.#send(message);
  }

  async #connect() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#become("connecting");
    let join;
    try {
      join = { type: "join", token: await token() };
    } catch {
      this.#lost();
      return;
    }
    const socket = (this.#socket = new WebSocket(this.address));
    this.#pinged = false;
    socket.onopen = () => this.#send(join);
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #send(message) {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(message) {
    this.#pinged = false;
    switch (message.type) {
      case "update":
        if (this.state !== "open") this.#joined();
        this.on.update(message);
        break;
      case "presence":
        this.on.presence(message.present);
        break;
      case "done":
      case "refused":
        this.#answered(message);
    }
  }

  /** The first update has come: the server knows us, so ask again what was not answered. */
  #joined() {
    this.#failures = 0;
    this.#become("open");
    for (const { message } of this.#unanswered.values()) this.#send(message);
  }

  #answered(message) {
    const asked = this.#unanswered.get(message.ref);
    this.#unanswered.delete(message.ref);
    if (message.type === "done") asked?.resolve(message);
    else if (asked) asked.reject(new Refusal(message));
    else if (message.slug === "token" && this.state !== "open") memory.set("token", "");
    else this.on.refused(new Refusal(message));
    this.on.state(this);
  }

  #lost(code = 0) {
    if (this.#socket) this.#socket.onmessage = this.#socket.onclose = null;
    if (code === NO_TABLE) {
      this.#become("gone");
      return;
    }
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** this.#failures++) * (0.5 + Math.random() / 2);
    this.#become("lost");
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #become(state) {
    this.state = state;
    this.on.state(this);
  }

  /** There is hope again: do not wait for the pause to end. */
  #hurry() {
    if (this.state === "lost") this.#connect();
  }

  #check() {
    if (this.state !== "open") return;
    if (this.#pinged) {
      this.#socket.close();
      this.#lost();
      return;
    }
    this.#pinged = true;
    this.#send({ type: "ping" });
  }
}
