/** What to do next, from the solution that the server knows. */

/** A step on the way to the goal: an action in notation, the end of the turn, or the way back. */
export type Hint = { is: "play"; action: string } | { is: "end" } | { is: "undo" };

interface Situation {
  /** From the beginning of the turn. */
  solution: readonly string[];
  /** What was done in the turn. */
  steps: readonly string[];
  legal: readonly string[];
  /** Whether the turn is played out. */
  complete: boolean;
  /** What the server finds wrong with it. */
  slip: string | null;
}

/** The next step. Whoever has gone another way is led back; the order does not matter. */
export function hintOf({ solution, steps, legal, complete, slip }: Situation): Hint | null {
  if (complete && !slip) return { is: "end" };
  const left = [...solution];
  for (const step of steps) {
    const found = left.indexOf(step);
    if (found < 0) return { is: "undo" };
    left.splice(found, 1);
  }
  const action = left.find((each) => legal.includes(each));
  if (action) return { is: "play", action };
  return steps.length ? { is: "undo" } : null;
}

/** The steps of a solution that are shown: those that have been done, and the next one, no more. */
export function shownSteps(
  solution: readonly string[],
  steps: readonly string[],
  hint: Hint,
): string[] {
  const done = solution.filter((action) => steps.includes(action));
  return hint.is === "play" ? [...done, hint.action] : done;
}
