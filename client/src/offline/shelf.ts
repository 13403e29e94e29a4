/**
 * Where a device stores its tables: in IndexedDB, a row for each log entry, and an index of tables.
 * A row is stored before anybody is told of it. If the browser cannot store it, rows are kept in memory
 * until the page is left, and `onunkept` is called.
 */

/** A summary of a table for the start page. */
export interface Kept {
  table: string;
  version: number;
  created: number;
  updated: number;
  about: { status: string; due: number | null; summary: { seats: unknown[] } };
}

interface Row {
  table: string;
  version: number;
  at: number;
  body: string;
}

const NAME = "alhambra";
const NEWS = "alhambra-shelf";

/** Open the database, creating it the first time. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("rows", { keyPath: ["table", "version"] });
      request.result.createObjectStore("tables", { keyPath: "table" });
      request.result.createObjectStore("own");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onblocked = () => reject(new Error("the database is blocked"));
  });
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

/** Resolves when a transaction is completely stored. */
function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
  });
}

const rowsOf = (table: string, after = 0) =>
  IDBKeyRange.bound([table, after], [table, Infinity], true);

/** All tables of this device, newest first; none if the browser stores nothing. */
export async function keptTables(): Promise<Kept[]> {
  try {
    const database = await open();
    const found = await answer<Kept[]>(
      database.transaction("tables").objectStore("tables").getAll(),
    );
    database.close();
    return found.sort((one, other) => other.updated - one.updated);
  } catch {
    return [];
  }
}

/** Delete a table. */
export async function dropTable(table: string): Promise<void> {
  const database = await open();
  const change = database.transaction(["rows", "tables"], "readwrite");
  change.objectStore("rows").delete(rowsOf(table));
  change.objectStore("tables").delete(table);
  await kept(change);
  database.close();
  tellOthers(table);
}

function tellOthers(table: string): void {
  const channel = new BroadcastChannel(NEWS);
  channel.postMessage(table);
  channel.close();
}

/** The storage that Python uses; its counterpart there is `server/offline/shelf.py`. */
export class Shelf {
  readonly #onunkept: () => void;
  #database: IDBDatabase | null = null;
  /** A cache of all rows read or written here. */
  readonly #rows = new Map<string, Row[]>();
  readonly #tables = new Map<string, Kept>();
  #secret = newSecret();

  constructor(onunkept: () => void) {
    this.#onunkept = onunkept;
  }

  /** Open the database, if there is one, and listen for changes by other pages. */
  async open(onnews: (table: string) => void): Promise<void> {
    new BroadcastChannel(NEWS).onmessage = ({ data }) => onnews(String(data));
    try {
      this.#database = await open();
      for (const each of await keptTables()) this.#tables.set(each.table, each);
      const change = this.#database.transaction("own", "readwrite");
      const own = change.objectStore("own");
      const known: unknown = await answer(own.get("secret"));
      if (typeof known === "string") this.#secret = known;
      else own.put(this.#secret, "secret");
      await kept(change);
    } catch {
      this.#fail();
    }
  }

  secret(): Promise<string> {
    return Promise.resolve(this.#secret);
  }

  async tables(): Promise<string> {
    const found = this.#database ? await keptTables() : [...this.#tables.values()];
    return JSON.stringify(found.map(({ table, version, about }) => [table, version, about]));
  }

  async add(
    table: string,
    version: number,
    at: number,
    body: string,
    about: string,
  ): Promise<boolean> {
    const row = { table, version, at, body };
    const before = this.#tables.get(table);
    const entry: Kept = {
      table,
      version,
      created: before?.created ?? at,
      updated: at,
      about: JSON.parse(about) as Kept["about"],
    };
    if (this.#database) {
      try {
        if (!(await this.#keep(this.#database, row, entry))) return false;
        tellOthers(table);
      } catch {
        this.#fail();
      }
    }
    if (!this.#database && version !== this.#remembered(table).length + 1) return false;
    this.#remembered(table).push(row);
    this.#tables.set(table, entry);
    return true;
  }

  async rows(table: string, after: number): Promise<string> {
    if (this.#database && after === 0) {
      try {
        const read = this.#database.transaction("rows").objectStore("rows");
        this.#rows.set(table, await answer<Row[]>(read.getAll(rowsOf(table))));
      } catch {
        this.#fail();
      }
    } else if (this.#database) {
      const read = this.#database.transaction("rows").objectStore("rows");
      const news = await answer<Row[]>(read.getAll(rowsOf(table, after))).catch(() => []);
      const old = this.#remembered(table).filter((row) => row.version <= after);
      this.#rows.set(table, [...old, ...news]);
    }
    const found = this.#remembered(table).filter((row) => row.version > after);
    return JSON.stringify(found.map(({ version, at, body }) => [version, at, body]));
  }

  /** Store a row, unless another page was faster. */
  async #keep(database: IDBDatabase, row: Row, entry: Kept): Promise<boolean> {
    const change = database.transaction(["rows", "tables"], "readwrite", { durability: "strict" });
    const done = kept(change);
    const tables = change.objectStore("tables");
    const newest = (await answer<Kept | undefined>(tables.get(row.table)))?.version ?? 0;
    if (row.version === newest + 1) {
      change.objectStore("rows").add(row);
      tables.put(entry);
    }
    await done;
    return row.version === newest + 1;
  }

  #remembered(table: string): Row[] {
    const rows = this.#rows.get(table) ?? [];
    this.#rows.set(table, rows);
    return rows;
  }

  /** Stop storing; play continues in memory. */
  #fail(): void {
    this.#database?.close();
    this.#database = null;
    this.#onunkept();
  }
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}
