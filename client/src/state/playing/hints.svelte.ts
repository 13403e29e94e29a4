/** A requested hint: first the idea in words, then the move on the board, then it is played. */

import { hint } from "../../net/api";
import type { AdviceOut, GameOut } from "../../protocol";
import { ButtonRequest } from "../button-request.svelte";
import type { TableState } from "../table.svelte";

/** How much is shown of it. */
export type Stage = "nothing" | "idea" | "move";

/** An answer, and the turn that it is for. */
interface Answer {
  advice: AdviceOut;
  /** How many actions had been played before the turn. */
  actions: number;
  /** The whole turn: what was already done when asking, and what is advised. */
  plan: readonly string[];
}

export class Hints {
  readonly request = new ButtonRequest();
  readonly #table: TableState;
  #answer: Answer | null = $state.raw(null);
  #shown: Stage = $state.raw("nothing");

  /** The answer, while everything done in the turn is part of it. */
  readonly #valid: Answer | null = $derived.by(() => {
    const { game, acting } = this.#table;
    const answer = this.#answer;
    if (!answer || !acting || !game || game.complete || game.actions !== answer.actions)
      return null;
    return leftOf(answer.plan, game) && answer;
  });
  readonly advice: AdviceOut | null = $derived(this.#valid?.advice ?? null);
  readonly stage: Stage = $derived(this.#valid ? this.#shown : "nothing");
  /** Whether a hint can be requested now. */
  readonly offered: boolean = $derived.by(() => {
    const { table, game, acting } = this.#table;
    return acting && table?.hints === true && game?.complete === false;
  });

  /** What is left to do of the shown move. */
  readonly left: readonly string[] = $derived.by(() => {
    const { game } = this.#table;
    return (this.stage === "move" && game && this.#valid && leftOf(this.#valid.plan, game)) || [];
  });
  /** The part of it that can be done now. */
  readonly next: string | null = $derived.by(() => {
    const legal = this.#table.you?.legal ?? [];
    return this.left.find((action) => legal.includes(action)) ?? null;
  });
  /** The next tile to build, and where. */
  readonly site: { tile: string; cell: string } | null = $derived.by(() => {
    const { game, mine } = this.#table;
    for (const action of this.left) {
      const [verb, tile = "", where = ""] = action.split(" ");
      if (verb === "place" || verb === "add") return { tile, cell: where };
      if (verb !== "swap" || mine === null) continue;
      const palace = Object.entries(game?.players[mine]?.palace ?? {});
      const [cell] = palace.find(([, built]) => built === where) ?? [];
      if (cell) return { tile, cell };
    }
    return null;
  });

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Request a hint, show more of it, or play it. */
  async press(): Promise<void> {
    if (this.stage === "move") await this.#play();
    else if (this.stage === "idea") this.#shown = "move";
    else if (this.offered) {
      await this.request.do(() => this.#ask());
      this.#table.refusal ??= this.request.refusal;
    }
  }

  close(): void {
    this.#answer = null;
    this.#shown = "nothing";
  }

  async #ask(): Promise<void> {
    const { update, mine, id } = this.#table;
    if (!update?.game || mine === null) return;
    const { steps, actions } = update.game;
    const done = await this.#table.ask({ type: "hint", version: update.version, seat: mine });
    if (!done) return; // the table shows why
    const advice = await hint(id, done.version, mine);
    this.#answer = { advice, actions, plan: [...steps, ...advice.turn.actions] };
    this.#shown = "idea";
  }

  /** Play it step by step; each step can be undone. */
  async #play(): Promise<void> {
    let before = -1;
    while (this.next && this.left.length !== before) {
      before = this.left.length;
      if (!(await this.#table.play(this.next))) return;
    }
  }
}

/** What is left of a plan, done in any order; null if something else was done. */
function leftOf(plan: readonly string[], { steps }: GameOut): string[] | null {
  const left = [...plan];
  for (const step of steps) {
    const place = left.indexOf(step);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
