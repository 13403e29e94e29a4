import { afterEach, describe, expect, it, vi } from "vitest";

import { carried } from "../src/board/drag";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A piece that can be dragged, and what happens to it. */
function piece() {
  const element = document.createElement("button");
  element.innerHTML = "<svg></svg>";
  element.setPointerCapture = () => {};
  document.elementFromPoint = () => null;
  document.body.append(element);
  const carry = { onlift: vi.fn(), onover: vi.fn(), ondrop: vi.fn() };
  const remove = carried(() => carry)(element) as () => void;
  const point = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, clientX }),
    );
  return { carry, remove, point };
}

describe("a piece that disappears", () => {
  it("while it is dragged is dropped nowhere", () => {
    const { carry, remove, point } = piece();
    point("pointerdown", 0);
    point("pointermove", 50);
    expect(carry.onlift).toHaveBeenCalledOnce();
    remove();
    expect(carry.ondrop).toHaveBeenCalledExactlyOnceWith(null);
    expect(document.querySelector(".lifted")).toBeNull();
  });

  it("is not dropped if it was not dragged", () => {
    const { carry, remove, point } = piece();
    point("pointerdown", 0);
    remove();
    expect(carry.ondrop).not.toHaveBeenCalled();
  });
});
