import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Playing } from "../src/state/playing/playing.svelte";
import { focusAfter, focusPalace, KEYS, letters, press } from "../src/table/keys/keyboard";
import { hasWords } from "../src/words/words.svelte";

const openers = { log: vi.fn(), help: vi.fn(), worth: vi.fn() };
const playing = {
  game: { market: ["P8", null, "G11", "T9NE"], display: ["b1", null, "o3", "y9"], steps: [] },
  piece: "T9NE" as string | null,
  deed: null as Playing["deed"],
  cells: [] as string[],
  pickTile: vi.fn(),
  pickMoney: vi.fn(),
  nextPayment: vi.fn(),
  nextPiece: vi.fn(),
  put: vi.fn(),
  undo: vi.fn(),
  do: vi.fn(),
  cancel: vi.fn(),
  look: vi.fn(),
  lookNext: vi.fn(),
  nextReserved: vi.fn(() => "G8"),
};

/** Press a key, on an element or on nothing. Whether it meant something. */
function pressed(key: string, more: KeyboardEventInit & { on?: string } = {}): boolean {
  const target = more.on ? document.querySelector(more.on)! : document.body;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  const listen = (each: KeyboardEvent) => press(each, playing as unknown as Playing, openers);
  document.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(event);
  document.removeEventListener("keydown", listen);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.clearAllMocks();
  playing.deed = null;
  playing.cells = [];
  document.body.innerHTML = `
    <main tabindex="-1"></main>
    <input id="text"><button id="plain">x</button><button data-deed>do</button>
    <div data-place="palace-0">
      <button data-drop="0,0" tabindex="0"></button><button data-drop="1,0" class="glow" tabindex="-1"></button>
      <button data-drop="2,0" class="fits" tabindex="-1"></button>
    </div>
    <div data-place="hand-0"><button data-card="b1"></button></div>
    <div data-place="reserve-0"><button data-tile="G8"></button></div>`;
});
afterEach(() => {
  letters.on = true;
  document.body.innerHTML = "";
});

describe("keys", () => {
  it("choose tiles and money", () => {
    expect([pressed("1"), pressed("2"), pressed("3")]).toEqual([true, false, true]);
    expect(playing.pickTile.mock.calls).toEqual([["P8"], ["G11"]]);
    expect([pressed("q"), pressed("w"), pressed("R")]).toEqual([true, false, true]);
    expect(playing.pickMoney.mock.calls).toEqual([[0], [3]]);
  });

  it("do the rest", () => {
    for (const key of ["p", "t", "s", "d", "u", "l", "?", "Escape", "Enter"])
      expect(pressed(key)).toBe(true);
    pressed("z", { ctrlKey: true });
    expect(playing.nextPayment).toHaveBeenCalledOnce();
    expect(playing.nextPiece).toHaveBeenCalledOnce();
    expect(playing.put.mock.calls).toEqual([
      ["T9NE", "reserve"],
      ["T9NE", "dirk"],
    ]);
    expect(playing.undo).toHaveBeenCalledTimes(2);
    expect(openers.log).toHaveBeenCalledOnce();
    expect(openers.help).toHaveBeenCalledOnce();
    expect(playing.cancel).toHaveBeenCalledOnce();
    expect(playing.do).toHaveBeenCalledOnce();
  });

  it("are found by their place on a layout that writes other letters", () => {
    // Persian: the letters of Q, U and Z, the digit 3, and its question mark.
    expect(pressed("ض", { code: "KeyQ" })).toBe(true);
    expect(playing.pickMoney).toHaveBeenCalledWith(0);
    expect(pressed("ع", { code: "KeyU" })).toBe(true);
    expect(pressed("ظ", { code: "KeyZ", ctrlKey: true })).toBe(true);
    expect(playing.undo).toHaveBeenCalledTimes(2);
    expect(pressed("۳", { code: "Digit3" })).toBe(true);
    expect(playing.pickTile).toHaveBeenCalledWith("G11");
    expect(pressed("؟", { code: "Slash", shiftKey: true })).toBe(true);
    expect(openers.help).toHaveBeenCalledOnce();
  });

  it("are what is written on them where that is Latin", () => {
    expect(pressed("q", { code: "KeyA" })).toBe(true); // French
    expect(playing.pickMoney).toHaveBeenCalledWith(0);
    expect(pressed("&", { code: "Digit1" })).toBe(true); // French: 1 without Shift
    expect(playing.pickTile).toHaveBeenCalledWith("P8");
    expect(pressed("z", { code: "KeyY", ctrlKey: true })).toBe(true); // German
    expect(pressed("'", { code: "KeyQ" })).toBe(false); // Dvorak
    expect(pressed("!", { code: "Digit1", shiftKey: true })).toBe(false);
    expect(pressed("Dead", { code: "KeyU" })).toBe(false);
  });

  it("lead to reserve, hand, others, the next cell and what it is worth", async () => {
    const at = async () => {
      await Promise.resolve();
      await Promise.resolve();
      return (document.activeElement as HTMLElement).dataset;
    };
    expect(pressed("v")).toBe(true);
    expect((await at()).tile).toBe("G8");
    expect(pressed("h")).toBe(true);
    expect((await at()).card).toBe("b1");
    expect(pressed("n")).toBe(true);
    expect((await at()).drop).toBe("1,0");
    expect(pressed("n")).toBe(true);
    expect((await at()).drop).toBe("2,0");
    expect(pressed("N", { shiftKey: true })).toBe(true);
    expect((await at()).drop).toBe("1,0");
    expect(pressed("o")).toBe(true);
    expect(playing.lookNext).toHaveBeenCalledOnce();
    expect(pressed("i")).toBe(true);
    expect(openers.worth).toHaveBeenCalledOnce();
  });

  it("end the turn by Space only when it is played out, and never from a button", () => {
    expect(pressed(" ")).toBe(false);
    playing.deed = { is: "end" };
    expect(pressed(" ", { on: "#plain" })).toBe(false);
    expect(pressed(" ", { on: "[data-drop]" })).toBe(true);
    expect(pressed(" ")).toBe(true);
    expect(playing.do).toHaveBeenCalledTimes(2);
  });

  it("leave buttons, fields and chords alone", () => {
    expect(pressed("Enter", { on: "#plain" })).toBe(false);
    expect(pressed("1", { on: "#text" })).toBe(false);
    expect(pressed("u", { ctrlKey: true })).toBe(false);
    expect(pressed("r", { metaKey: true })).toBe(false);
    expect(playing.undo).not.toHaveBeenCalled();
  });

  it("act once however long they are held", () => {
    expect(pressed("Enter", { on: "[data-deed]" })).toBe(false); // the button is pressed
    expect(pressed("Enter", { on: "[data-deed]", repeat: true })).toBe(true); // and not again
    expect(pressed("Enter", { on: "[data-drop]", repeat: true })).toBe(true);
    expect(pressed("Enter", { on: "#text", repeat: true })).toBe(false);
    expect([pressed("Enter", { repeat: true }), pressed("u", { repeat: true })]).toEqual([
      false,
      false,
    ]);
    expect(playing.do).not.toHaveBeenCalled();
    expect(playing.undo).not.toHaveBeenCalled();
  });

  it("do nothing while a shared screen is passed on", () => {
    document.querySelector("main")!.innerHTML =
      "<div inert></div><button id='mine'>I am Ann</button>";
    for (const key of ["1", "q", "l", "?", "u", "Escape", "ArrowUp"])
      expect(pressed(key)).toBe(false);
    expect(pressed("Enter", { on: "#mine" })).toBe(false);
    expect(openers.log).not.toHaveBeenCalled();
    expect(playing.undo).not.toHaveBeenCalled();
  });

  it("can do without letters", () => {
    letters.on = false;
    expect([pressed("1"), pressed("u"), pressed("?")]).toEqual([false, false, false]);
    expect(pressed("Escape")).toBe(true);
  });

  it("are all explained", () => {
    expect(KEYS.filter(([what]) => !hasWords(`table-key-${what}`))).toEqual([]);
  });
});

describe("the focus", () => {
  it("goes to the palace by an arrow, to where something can be built", () => {
    expect(pressed("ArrowUp")).toBe(true);
    expect((document.activeElement as HTMLElement).dataset.drop).toBe("1,0");
    document.querySelector(".glow")!.classList.remove("glow");
    focusPalace();
    expect((document.activeElement as HTMLElement).dataset.drop).toBe("0,0");
  });

  it("is never lost", () => {
    focusAfter(playing as unknown as Playing);
    expect(document.activeElement?.tagName).toBe("MAIN");
    (document.activeElement as HTMLElement).blur();
    playing.deed = { is: "end" };
    focusAfter(playing as unknown as Playing);
    expect((document.activeElement as HTMLElement).dataset.deed).toBe("");
    (document.activeElement as HTMLElement).blur();
    playing.cells = ["1,0"];
    focusAfter(playing as unknown as Playing);
    expect((document.activeElement as HTMLElement).dataset.drop).toBe("1,0");
    document.querySelector<HTMLElement>("#plain")!.focus();
    focusAfter(playing as unknown as Playing);
    expect(document.activeElement?.id).toBe("plain");
  });
});
