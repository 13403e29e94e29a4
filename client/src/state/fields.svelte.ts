/**
 * Splits an object that is sent as a whole again and again into reactive fields, so that only readers
 * of the fields that have changed are updated.
 */

import type { GameOut, PlayerOut } from "../protocol";
import { keepUnchanged } from "./keep-unchanged";

class Field {
  value: unknown = $state.raw();
}

export class Fields<Whole extends object> {
  readonly #fields = new Map<string, Field>();
  #now: Whole | null = $state.raw(null);

  /** The latest object. It keeps its identity as long as it has the same fields. */
  get now(): Whole | null {
    return this.#now;
  }

  /** Take a new version; null if there is none any more. */
  tell(next: Whole | null): void {
    if (!next) {
      this.#now = null;
      return;
    }
    const told = new Map<string, unknown>(Object.entries(next));
    const fresh = [...told.keys()].filter((name) => !this.#fields.has(name));
    for (const name of fresh) this.#fields.set(name, new Field());
    for (const [name, field] of this.#fields) {
      field.value = keepUnchanged(field.value, told.get(name));
    }
    if (fresh.length || !this.#now) this.#now = wholeOf<Whole>(this.#fields);
  }
}

function wholeOf<Whole>(fields: ReadonlyMap<string, Field>): Whole {
  const whole = {};
  for (const [name, field] of fields) {
    Object.defineProperty(whole, name, { enumerable: true, get: () => field.value });
  }
  return whole as Whole;
}

/** A game, in which each player is split into fields as well. */
export class GameFields extends Fields<GameOut> {
  readonly #players: Fields<PlayerOut>[] = [];

  override tell(next: GameOut | null): void {
    const players = next?.players.map((player, seat) => {
      const fields = (this.#players[seat] ??= new Fields());
      fields.tell(player);
      return fields.now!;
    });
    super.tell(next && { ...next, players: players ?? [] });
  }
}
