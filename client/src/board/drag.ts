/** Dragging a piece with mouse or finger to an element with `data-drop`. */

import type { Attachment } from "svelte/attachments";

import { forgetClick } from "./panzoom";

export interface Carry {
  touch?: boolean; // whether a finger can drag it too; the default is yes
  onlift?: () => void;
  onover: (target: string | null) => void; // the `data-drop` below the pointer
  ondrop: (target: string | null) => void; // null: dropped nowhere
}

const SLACK = 6; // pixels before a press becomes a drag

/**
 * Makes an element's picture draggable. `ask` is called only when it is picked up (null: it stays), so
 * that no change of state interrupts a drag.
 */
export function carried(ask: () => Carry | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    let carry: Carry | null = null;
    let start: PointerEvent | null = null;
    let picture: SVGElement | null = null;
    let over: string | null = null;
    let held: AbortController | null = null; // ends the listeners of a drag

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      carry = ask() ?? null;
      if (!carry || (carry.touch === false && event.pointerType === "touch")) return;
      event.stopPropagation(); // do not pan the board
      start = event;
      element.setPointerCapture(event.pointerId); // a fast pointer leaves the element at once
      held?.abort();
      held = new AbortController();
      const { signal } = held;
      element.addEventListener("pointermove", move, { signal });
      element.addEventListener("pointerup", up, { signal });
      element.addEventListener("pointercancel", up, { signal });
      window.addEventListener("keydown", key, { signal });
    }

    function move(event: PointerEvent): void {
      if (!carry || !start || event.pointerId !== start.pointerId) return;
      if (!picture) {
        const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
        if (far < SLACK) return;
        picture = lifted(element);
        carry.onlift?.();
      }
      const { clientX: x, clientY: y } = event;
      picture.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      const now = targetAt(x, y);
      picture.classList.toggle("over", now !== null);
      if (now !== over) carry.onover((over = now));
    }

    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const target = event.type === "pointerup" ? over : null;
      if (letGo()) {
        forgetClick(element);
        carry?.ondrop(target);
      }
    }

    function key(event: KeyboardEvent): void {
      if (event.key === "Escape" && letGo()) carry?.ondrop(null);
    }

    /** End the drag; returns whether there was one. */
    function letGo(): boolean {
      const had = picture !== null;
      held?.abort();
      picture?.remove();
      start = picture = over = null;
      return had;
    }

    element.addEventListener("pointerdown", down);
    return () => {
      if (letGo()) carry?.ondrop(null);
      element.removeEventListener("pointerdown", down);
    };
  };
}

/** A copy of the element's drawing, at the same size, that follows the pointer. */
function lifted(element: HTMLElement): SVGElement {
  const drawing = element.querySelector("svg")!;
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.classList.add("lifted");
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  document.body.append(copy);
  return copy;
}

function targetAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
}
