/** Where the focus goes when its element is gone. */

import { tick } from "svelte";

/** Whether the focus is lost: its element may be gone, or inside a dialog just closed. */
export function isFocusLost(): boolean {
  const { activeElement: here } = document;
  return !here || here === document.body || here.closest("dialog:not([open])") !== null;
}

/** Do something that may remove the focused row of a list; the row that follows gets the focus. */
export async function keepFocus(
  list: HTMLElement | undefined,
  change: () => Promise<void> | void,
): Promise<void> {
  const rows = () => (list?.isConnected ? [...list.children] : []);
  const place = rows().findIndex((row) => row.contains(document.activeElement));
  await change();
  await tick();
  if (place < 0 || !isFocusLost()) return;
  const next = rows()[place] ?? rows().at(-1);
  (next?.querySelector<HTMLElement>("a, button") ?? document.querySelector("main"))?.focus();
}
