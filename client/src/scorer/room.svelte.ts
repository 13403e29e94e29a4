/** Keeps an evening in sync with a room that several phones fill in. */

import { type Refusal, refusalOf } from "../net/api";
import { changeScores, newScores, scores } from "../net/scores";
import type { ScoreEntryAsked, Scores } from "../protocol";
import { type Entry, type Evening, type Place, type RoomKey, SCORINGS } from "./evening";
import type { Scorekeeper } from "./scorekeeper.svelte";

const PACE = 2000; // milliseconds between two requests
const PATIENCE = 6000; // the same while the page is hidden or the server is unreachable

export class Room {
  /** Why the last request failed; null if it did not. */
  refusal: Refusal | null = $state.raw(null);
  readonly key: RoomKey;
  readonly #keeper: Scorekeeper;
  #version = 0;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(keeper: Scorekeeper, key: RoomKey) {
    this.#keeper = keeper;
    this.key = key;
  }

  /** Poll until `close`. */
  async open(): Promise<void> {
    while (!this.#closed) {
      await this.#look();
      const calm = document.hidden || this.refusal;
      await new Promise((resolve) => (this.#timer = setTimeout(resolve, calm ? PATIENCE : PACE)));
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Tell the others what has changed here. */
  send(before: Evening, after: Evening): void {
    if (!this.key.key) return;
    const changed = after.scorings.flatMap((entries, scoring) =>
      entries.flatMap((entry, contender) => {
        const was = before.scorings[scoring]?.[contender];
        const begins = scoring >= before.scorings.length && contender === 0;
        return begins || (was && was !== entry) ? [{ scoring, contender }] : [];
      }),
    );
    this.#unsent = [...this.#unsent, ...changed.filter((place) => !this.#isUnsent(place))];
    void this.#flush();
  }

  /** Stored with the evening, so that nothing is lost when the page is left. */
  get #unsent(): readonly Place[] {
    return this.#keeper.evening.unsent;
  }
  set #unsent(unsent: readonly Place[]) {
    this.#keeper.adopt({ ...this.#keeper.evening, unsent });
  }

  #isUnsent(place: Place): boolean {
    return this.#unsent.some((each) => isSamePlace(each, place));
  }

  #entry({ scoring, contender }: Place): Entry | undefined {
    return this.#keeper.evening.scorings[scoring]?.[contender];
  }

  async #flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let [place] = this.#unsent; place; [place] = this.#unsent) await this.#tell(place);
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.#sending = false;
    }
  }

  /** Send one entry. It stays unsent until the room has it as it is now. */
  async #tell(place: Place): Promise<void> {
    const entry = this.#entry(place);
    const { id, key } = this.key;
    const found = entry && (await changeScores(id, { key, ...place, entry: sent(entry) }));
    if (this.#entry(place) === entry) {
      this.#unsent = this.#unsent.filter((each) => !isSamePlace(each, place));
    }
    if (found) this.#adopt(found);
    this.refusal = null;
  }

  async #look(): Promise<void> {
    if (this.#unsent.length) await this.#flush();
    try {
      const found = await scores(this.key.id);
      if (!this.#sending) this.#adopt(found);
      if (!this.#unsent.length) this.refusal = null;
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** Take over the room's state, except for changes not sent yet. */
  #adopt(found: Scores): void {
    if (found.version <= this.#version) return;
    this.#version = found.version;
    const { evening } = this.#keeper;
    const scorings = found.scorings.map((entries, scoring) =>
      entries.map((entry, contender) => {
        const own = evening.scorings[scoring]?.[contender];
        const keeps = own && (this.#isUnsent({ scoring, contender }) || isSame(own, entry));
        return keeps ? own : entry;
      }),
    );
    const more = evening.scorings.slice(scorings.length, SCORINGS); // so far begun only here
    this.#keeper.adopt({ ...evening, scorings: [...scorings, ...more] });
  }
}

/** Make a room for an evening. */
export async function newRoom({ names, edition, scorings }: Evening): Promise<RoomKey> {
  const { id, key } = await newScores({
    names: [...names],
    edition,
    scorings: scorings.map((entries) => entries.map(sent)),
  });
  return { id, key };
}

/** The evening of a room, for somebody who follows its link. */
export async function eveningOf(room: RoomKey): Promise<Evening> {
  const { names, edition, scorings, created } = await scores(room.id);
  const evening = { id: room.id, began: created, names, edition, scorings };
  return { ...evening, dealt: null, drawn: 0, room, unsent: [] };
}

function sent({ counts, wall, palace }: Entry): ScoreEntryAsked {
  return { counts: [...counts], wall, palace: palace && { ...palace } };
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.scoring === other.scoring && one.contender === other.contender;
}

function isSame(one: Entry, other: Entry): boolean {
  return JSON.stringify(sent(one)) === JSON.stringify(sent(other));
}
