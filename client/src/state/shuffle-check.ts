/** Checks that the cards of a game came from everybody's lots (docs/records.md). */

import type { GameRecord } from "../net/api";
import { sha256 } from "../net/sha256";
import { digest, type Lot } from "./lots";

/** The tiles in their order before the shuffle. */
const TILES = `
  P2NEW P3SW P4ES P5NW P6N P7E P8 S3ESW S4NE S5SW S6ES S7W S8S S9
  A4NES A5NW A6SW A6NE A7ES A8N A8E A9 A10 C5NSW C6ES C7SW C7NE C8NW C9W C9S C10 C11
  G6ESW G7NSW G8SW G8NE G8NW G9E G10N G10W G10 G11 G12S T7NEW T8NES T9ES T9NE T9NW T10W T11N T11S
  T11 T12 T13E`
  .trim()
  .split(/\s+/);

/** Whether a record contains our lot, and the deal follows from the secret and the lots. */
export function shuffleHolds({ bag, deck, shuffle }: GameRecord, own: Lot): boolean {
  if (!shuffle) return false;
  const { commitment, secret, seals, lots } = shuffle;
  if (commitment !== own.commitment || commitment !== digest("secret", secret)) return false;
  if (!lots.includes(own.lot)) return false;
  if (lots.some((lot, seat) => lot !== null && digest("lot", lot) !== seals[seat])) return false;
  const seed = digest("seed", secret, ...lots.map((lot) => lot ?? ""));
  return (
    String(shuffled([...deck].sort(), "deck", seed)) === String(deck) &&
    String(shuffled([...TILES], "bag", seed)) === String(bag)
  );
}

/** Fisher-Yates shuffle, from the last place down. */
function shuffled(order: string[], purpose: string, seed: string): string[] {
  const words = stream(purpose, seed);
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(words, last + 1);
    [order[last], order[other]] = [order[other] ?? "", order[last] ?? ""];
  }
  return order;
}

/** A number below a bound, each equally likely. */
function below(words: Iterator<number>, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let word = limit;
  while (word >= limit) word = Number(words.next().value);
  return word % bound;
}

/** An endless stream of 32-bit numbers. */
function* stream(purpose: string, seed: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const data = new DataView(sha256(`alhambra/1|${purpose}|${seed}|${block}`).buffer);
    for (let at = 0; at < 32; at += 4) yield data.getUint32(at);
  }
}
