/** What to do next, from the solution that the server has sent. */

/** A step towards the goal: an action in notation, ending the turn, or undoing a step. */
export type Hint = { is: "play"; action: string } | { is: "end" } | { is: "undo" };

interface Situation {
  /** From the start of the turn. */
  solution: readonly string[];
  /** What has been done in the turn. */
  steps: readonly string[];
  legal: readonly string[];
  /** Whether only ending the turn is left. */
  complete: boolean;
  /** What the server says is wrong with the turn. */
  slip: string | null;
}

/** The next step. Steps outside the solution are to be undone; the order does not matter. */
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

/** The steps of a solution to show: those already done and the next one. */
export function shownSteps(
  solution: readonly string[],
  steps: readonly string[],
  hint: Hint,
): string[] {
  const done = solution.filter((action) => steps.includes(action));
  return hint.is === "play" ? [...done, hint.action] : done;
}
