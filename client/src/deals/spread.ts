/** Points of many tries, in steps that can be drawn side by side. */

/** How wide a step is, in points. */
export const STEP = 10;

/** One bar: from so many points on, so many tries. */
export interface Bar {
  from: number;
  count: number;
}

/** The bars from the lowest to the highest, those without a try between them included. */
export function barsOf(spread: readonly (readonly [number, number])[]): Bar[] {
  const counts = new Map<number, number>();
  for (const [points, count] of spread) {
    const from = stepOf(points);
    counts.set(from, (counts.get(from) ?? 0) + count);
  }
  if (!counts.size) return [];
  const steps = [...counts.keys()];
  const bars: Bar[] = [];
  for (let from = Math.min(...steps); from <= Math.max(...steps); from += STEP)
    bars.push({ from, count: counts.get(from) ?? 0 });
  return bars;
}

/** The step that points fall into. */
export function stepOf(points: number): number {
  return Math.floor(points / STEP) * STEP;
}
