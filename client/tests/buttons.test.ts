import { createEvent, fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { Playing } from "../src/state/playing/playing.svelte";
import TurnButtons from "../src/table/turn/TurnButtons.svelte";

/** Somebody on turn, whose strong button does this. */
function turn(deed: "play" | "end" | "stop", touch: boolean, done = vi.fn()) {
  return {
    acting: true,
    table: { busy: false, table: null, you: null, mine: 0 },
    game: { steps: ["take b4"] },
    deed:
      deed === "end" ? { is: "end" } : { is: "play", action: deed === "stop" ? deed : "take b4" },
    legal: ["take b4", "stop"],
    turnEnd: { near: false },
    hints: { offered: false },
    choice: { is: "nothing" },
    preselected: false,
    screen: { touch },
    do: done,
  } as unknown as Playing;
}

function onTurn(deed: "play" | "end" | "stop", touch: boolean) {
  const done = vi.fn();
  const { container, rerender } = render(TurnButtons, { playing: turn(deed, touch, done) });
  const become = (next: "end" | "stop") => rerender({ playing: turn(next, touch, done) });
  return { done, become, button: container.querySelector("[data-deed]")! };
}

/** The nth click of several, at a moment in milliseconds. */
function click(button: Element, detail: number, moment: number) {
  const event = createEvent.click(button, { detail });
  Object.defineProperty(event, "timeStamp", { value: moment });
  return fireEvent(button, event);
}

describe("the strong button", () => {
  it("is not golden where it gives up an action, nor pressed in haste", async () => {
    const { done, button } = onTurn("stop", false);
    expect(button.classList.contains("brass")).toBe(false);
    await click(button, 2, 1000);
    expect(done).not.toHaveBeenCalled();
    expect(onTurn("play", false).button.classList.contains("brass")).toBe(true);
  });

  it("ends no turn by a second tap in haste", async () => {
    const { done, button } = onTurn("end", true);
    await click(button, 1, 1000);
    await click(button, 1, 1300);
    expect(done).toHaveBeenCalledTimes(1);
    await click(button, 1, 1600);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it("ends no turn by the second click of two", async () => {
    const { done, button } = onTurn("end", false);
    await click(button, 2, 1000);
    expect(done).not.toHaveBeenCalled();
    await click(button, 1, 1100);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each(["stop", "end"] as const)("does not %s by the second of two quick keys", async (next) => {
    const { done, become, button } = onTurn("play", false);
    await click(button, 0, 800);
    expect(done).toHaveBeenCalledTimes(1);
    vi.spyOn(performance, "now").mockReturnValue(1000);
    await become(next);
    await click(button, 0, 1300);
    expect(done).toHaveBeenCalledTimes(1);
    await click(button, 0, 1500);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it("does everything else as often as it is pressed", async () => {
    const { done, button } = onTurn("play", true);
    await click(button, 1, 1000);
    await click(button, 2, 1100);
    expect(done).toHaveBeenCalledTimes(2);
  });
});
