/** Turns dragging, pinching and the wheel into pans and zooms. A drag does not count as a click. */

import type { Attachment } from "svelte/attachments";

import type { Cell } from "../notation";

export interface PanZoom {
  onpan: (dx: number, dy: number) => void;
  onzoom: (factor: number, at: Cell) => void; // `at` in pixels from the element's corner
  onmove: (moving: boolean) => void; // at the start and the end
}

const SLACK = 6; // pixels that a click may move
const WHEEL = 0.0015; // zoom per pixel of the wheel

export function panZoom({ onpan, onzoom, onmove }: PanZoom): Attachment<HTMLElement> {
  return (element) => {
    const pointers = new Map<number, Cell>();
    let moving = false;

    const from = ({ clientX, clientY }: MouseEvent): Cell => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      pointers.set(event.pointerId, from(event));
    }

    function move(event: PointerEvent): void {
      const old = pointers.get(event.pointerId);
      if (!old) return;
      if (!event.buttons) return up(event); // released outside the element
      const now = from(event);
      if (!moving) {
        if (Math.hypot(now.x - old.x, now.y - old.y) < SLACK) return;
        moving = true;
        for (const id of pointers.keys()) element.setPointerCapture(id);
        onmove(true);
      }
      pointers.set(event.pointerId, now);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(old, now, other);
      else onpan(now.x - old.x, now.y - old.y);
    }

    /** One finger moved and the other did not: zoom by their distance, pan by their middle. */
    function pinch(old: Cell, now: Cell, other: Cell): void {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(old.x - other.x, old.y - other.y);
      onpan((now.x - old.x) / 2, (now.y - old.y) / 2);
      onzoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }

    function up(event: PointerEvent): void {
      if (!pointers.delete(event.pointerId) || pointers.size || !moving) return;
      moving = false;
      onmove(false);
      forgetClick(element);
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1);
      onzoom(Math.exp(-pixels * WHEEL), from(event));
    }

    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listeners.abort();
  };
}

/** Swallow the click that may follow the end of a drag. */
export function forgetClick(element: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
}
