/** Arrow keys in a tab list: the next tab is shown and focused. */

const TURNS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function turnTabs(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = TURNS[event.key];
  const strip = event.currentTarget.parentElement;
  if (!by || !strip) return;
  const tabs = [...strip.querySelectorAll<HTMLElement>("[role='tab']")];
  const sense = getComputedStyle(strip).direction === "rtl" ? -by : by;
  const next = tabs[(tabs.indexOf(event.currentTarget) + sense + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
  event.preventDefault();
}
