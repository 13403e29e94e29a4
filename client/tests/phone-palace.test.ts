import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Playing } from "../src/state/playing/playing.svelte";
import PhonePalace from "../src/table/layouts/PhonePalace.svelte";

afterEach(cleanup);

/** Which palace is shown after a key, where the third of four is looked at. */
async function shownAfter(init: KeyboardEventInit, direction = "ltr") {
  const look = vi.fn();
  const game = { players: [null, null, null, null] }; // nothing is drawn
  const playing = { looking: 2, own: 0, game, names: [], look } as unknown as Playing;
  const { container } = render(PhonePalace, { playing });
  const dialog = container.querySelector("dialog")!;
  dialog.style.direction = direction;
  await fireEvent.keyDown(dialog, init);
  return look.mock.calls.flat();
}

describe("arrow keys on another's palace", () => {
  it.each([
    ["ltr", "ArrowRight", 3],
    ["ltr", "ArrowLeft", 1],
    ["rtl", "ArrowRight", 1],
    ["rtl", "ArrowLeft", 3],
  ])("turn the page in the direction of writing: %s, %s", async (direction, key, seat) => {
    expect(await shownAfter({ key }, direction)).toEqual([seat]);
  });

  it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
    "with %s are the browser's",
    async (held) => {
      expect(await shownAfter({ key: "ArrowLeft", [held]: true })).toEqual([]);
    },
  );
});
