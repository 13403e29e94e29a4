/** The state of a table as the server sends it, and the commands to it. */

import { history, refusalOf, type Refusal, session, tablePath } from "../net/api";
import { type Asked, type Connection, TableSocket } from "../net/table-socket";
import type {
  AbsentOut,
  Done,
  ExerciseOut,
  GameOut,
  LineOut,
  SeatOut,
  TableOut,
  Update,
  YouOut,
} from "../protocol";
import { claimOf } from "../route";
import { Fields, GameFields } from "./fields.svelte";
import { keepingUnchanged, keepUnchanged } from "./keep-unchanged";
import { continued, logOf, type LogLine, type WholeView, withNotes } from "./log";
import { lotTaken, newSeal, openLot } from "./lots";
import { mayMove, prefs } from "./prefs.svelte";

const BETWEEN = 900; // milliseconds between two held updates
const HASTE = 500; // milliseconds after a take-back within which another one was not meant

const NOBODY: readonly SeatOut[] = [];

/** Called after every update that is shown: for sounds, animations and alerts. */
export type Watcher = (update: Update, before: Update | null) => void;

/** The names of those who sit at a table, in the page's language. */
export type NamesOf = (seats: readonly SeatOut[]) => readonly string[];

export class TableState {
  readonly id: string;
  connection: Connection = $state.raw({ state: "connecting", offline: false, waiting: 0 });
  log: readonly LogLine[] = $state.raw([]);
  chat: readonly LineOut[] = $state.raw([]);
  /** The secret keys of one's seats. */
  keys: Readonly<Record<string, string>> = $state.raw({});
  /** On how many devices each of one's seats with a renewable link is open. */
  devices: Readonly<Record<string, number>> = $state.raw({});
  /** The last refusal, until the next command. */
  refusal: Refusal | null = $state.raw(null);
  /** People who are absent from a running game. */
  absent: readonly AbsentOut[] = $state.raw([]);
  /** How far our clock is behind the server's, in milliseconds. */
  behind = $state.raw(0);

  /** Whether a command is unanswered; until then nothing else can be done in a turn. */
  readonly busy = $derived(this.connection.waiting > 0);
  /** The name of each seat's player. */
  readonly names: readonly string[] = $derived.by(() => this.#keptNames(this.#namesOf(this.seats)));
  /** One's seat: the only one, or the one facing a shared screen. */
  readonly mine: number | null = $derived.by(() => this.you?.facing ?? null);
  /** Whether that seat is to act. */
  readonly acting: boolean = $derived.by(
    () =>
      this.mine !== null &&
      this.game?.actor === this.mine &&
      !this.table?.late &&
      !this.seats[this.mine]?.away,
  );

  #update: Update | null = $state.raw(null);
  readonly #table = new Fields<TableOut>();
  readonly #game = new GameFields();
  readonly #you = new Fields<YouOut>();
  #exercise: ExerciseOut | null = $state.raw(null);
  readonly #namesOf: NamesOf;
  readonly #socket: TableSocket;
  readonly #watchers = new Set<Watcher>();
  readonly #keptNames = keepingUnchanged<readonly string[]>();
  #shuffled = ""; // the last contribution to the shuffle
  #holds = 0;
  /** Updates held back while something else is shown. */
  #held: readonly Update[] | null = $state.raw(null);
  #letOut: ReturnType<typeof setTimeout> | null = null;
  #history = 0; // the number of the latest request
  #meanwhile: [Update, GameOut | null][] | null = null; // updates that came while it was pending
  #tookBack = -HASTE; // when the last take-back was answered

  constructor(id: string, namesOf: NamesOf) {
    this.id = id;
    this.#namesOf = namesOf;
    const address = `${location.origin.replace(/^http/, "ws")}${tablePath(id)}/socket`;
    this.#socket = new TableSocket(address, session, {
      update: (update) => this.#updated(update),
      presence: ({ present, absent }) => this.#present(present, absent),
      refused: (refusal) => (this.refusal = refusal),
      connection: (connection) => (this.connection = connection),
    });
  }

  /** The latest update, or null until the first. Never mutated, always replaced. */
  get update(): Update | null {
    return this.#update;
  }
  set update(update: Update | null) {
    this.#update = update;
    this.#table.tell(update?.table ?? null);
    this.#game.tell(update?.game ?? null);
    this.#you.tell(update?.you ?? null);
    this.#exercise = keepUnchanged(this.#exercise, update?.exercise ?? null);
  }

  // The update field by field: readers of a field are updated only when it changes.
  get table(): TableOut | null {
    return this.#table.now;
  }
  get game(): GameOut | null {
    return this.#game.now;
  }
  get you(): YouOut | null {
    return this.#you.now;
  }
  get exercise(): ExerciseOut | null {
    return this.#exercise;
  }
  get seats(): readonly SeatOut[] {
    return this.table?.seats ?? NOBODY;
  }
  /** The seats of the newest update, even if it is held back. */
  get newestSeats(): readonly SeatOut[] {
    return this.#held?.at(-1)?.table.seats ?? this.seats;
  }

  /** Connect; a secret link in the address opens its seat. */
  open(): void {
    this.#socket.open();
    const claim = claimOf(location.hash);
    if (!claim) return;
    globalThis.history.replaceState(null, "", location.pathname);
    void this.ask({ type: "claim", ...claim });
  }

  close(): void {
    if (this.#letOut !== null) clearTimeout(this.#letOut);
    this.#socket.close();
    this.#watchers.clear();
  }

  /** Call `watcher` after every update. Returns a function that ends it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Hold back updates until the returned function is called; then show them one after the other. The
   * server does not wait.
   */
  hold(): () => void {
    this.#holds++;
    this.#held ??= [];
    if (this.#letOut !== null) clearTimeout(this.#letOut);
    let over = false;
    return () => {
      if (over) return;
      over = true;
      if (--this.#holds === 0) this.#showHeld();
    };
  }

  /** Show the held updates, with time to see each. */
  #showHeld(): void {
    const [next, ...later] = this.#held ?? [];
    this.#held = later.length ? later : null;
    if (next) this.#show(next);
    if (!this.#held || this.#holds) return;
    if (document.hidden || !mayMove()) this.#showHeld();
    else this.#letOut = setTimeout(() => this.#showHeld(), BETWEEN / prefs.speed);
  }

  // Asking

  /** Send a command. Null if it was refused; `refusal` then says why. */
  async ask(command: Asked): Promise<Done | null> {
    this.refusal = null;
    try {
      return await this.#socket.ask(command);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.slug !== "closed") this.refusal = refusal;
      return null;
    }
  }

  /** Play an action in answer to what is shown: `play("take b1 g4")`. */
  play(action: string): Promise<Done | null> {
    return this.#act({ type: "play", action });
  }

  undo(): Promise<Done | null> {
    return this.#act({ type: "undo" });
  }

  end(): Promise<Done | null> {
    return this.#act({ type: "end" });
  }

  /** Ask to take back one's last turn. A double click asks once: each time would be another turn. */
  async takeBack(): Promise<Done | null> {
    if (this.busy || performance.now() - this.#tookBack < HASTE) return null;
    const done = await this.ask({ type: "propose", seat: this.mine });
    this.#tookBack = performance.now();
    return done;
  }

  /** Set which seat faces a shared screen, or nobody. */
  face(seat: number | null): void {
    this.#socket.face(seat);
  }

  #act(step: { type: "undo" | "end" } | { type: "play"; action: string }): Promise<Done | null> {
    if (!this.update || this.busy) return Promise.resolve(null);
    return this.ask({ ...step, version: this.update.version, seat: this.mine });
  }

  // Receiving

  #updated(update: Update): void {
    this.behind = update.now - Date.now();
    if (!this.#held) this.#show(update);
    else this.#held = update.whole ? [update] : [...this.#held, update];
  }

  #show(update: Update): void {
    const before = this.update;
    this.update = update;
    this.chat = update.whole ? update.chat : [...this.chat, ...update.chat];
    // Only a whole view has the keys of seats, so ask for one after getting a seat.
    if (update.you.devices) this.devices = update.you.devices;
    if (update.you.keys) this.keys = update.you.keys;
    else if (before && String(before.you.seats) !== String(update.you.seats)) this.#socket.look();
    this.#shuffle(update);
    this.#logged(update, before);
    for (const watcher of this.#watchers) watcher(update, before);
  }

  /** Add a lot to the shuffle before the start, and open it once the server has committed. */
  #shuffle({ table: { shuffle }, you }: Update): void {
    const seat = you.seats[0];
    const seal = seat === undefined ? undefined : shuffle?.seals[seat];
    const step = shuffle && seat !== undefined ? `${seat} ${seal} ${shuffle.commitment}` : "";
    if (step === this.#shuffled) return;
    this.#shuffled = step;
    if (!shuffle || seat === undefined) return;
    if (!shuffle.commitment && !seal) void this.#put({ type: "seal", seat, seal: newSeal() });
    if (!shuffle.commitment || !seal || shuffle.opened.includes(seat)) return;
    const lot = openLot(seal, this.id, shuffle.commitment);
    if (lot) void this.#put({ type: "lot", seat, lot }).then((done) => done && lotTaken(seal));
  }

  /** Send a command whose refusal is not shown. */
  #put(command: Asked): Promise<Done | null> {
    return this.#socket.ask(command).catch(() => null);
  }

  #present(present: number[], absent: readonly AbsentOut[]): void {
    this.absent = absent;
    if (!this.update) return;
    const told = (update: Update): Update => {
      const seats = update.table.seats.map((seat, number) => ({
        ...seat,
        present: seat.kind === "bot" || present.includes(number),
      }));
      return { ...update, table: { ...update.table, seats } };
    };
    this.update = told(this.update);
    if (this.#held) this.#held = this.#held.map(told);
  }

  /** Continue the log, or reload it if something was missed. */
  #logged(update: Update, before: Update | null): void {
    const takenBack = update.notes.some(({ what }) => what === "taken-back");
    const news: [Update, GameOut | null] = [update, before?.game ?? null];
    if (takenBack) this.log = continued(this.log, update, update.game); // adds the note
    if (update.whole && before?.version === update.version) return; // nothing new
    if (update.whole) void this.#recount(update);
    else if (takenBack) void this.#recount({ ...update, events: [] }); // a turn starts over
    else if (this.#meanwhile) this.#meanwhile.push(news);
    else this.log = continued(this.log, ...news);
  }

  /** Load the log from the start: we have just come, or missed something. */
  async #recount(view: WholeView): Promise<void> {
    const current = ++this.#history;
    if (!view.game) {
      this.#meanwhile = null;
      return;
    }
    const meanwhile: [Update, GameOut | null][] = (this.#meanwhile = []);
    try {
      const chapters = await history(this.id);
      if (current !== this.#history) return;
      const played = chapters.length - 1; // more than we knew of, if a turn was ended meanwhile
      this.log = meanwhile
        .filter(([, before]) => (before?.actions ?? 0) >= played)
        .reduce(
          (log, each) => continued(log, ...each),
          withNotes(logOf(chapters, view.game.actions === played ? view : null), this.log),
        );
    } catch {
      // The log continues with what we know.
      if (current !== this.#history) return;
      this.log = meanwhile.reduce((log, each) => continued(log, ...each), this.log);
    }
    this.#meanwhile = null;
  }
}
