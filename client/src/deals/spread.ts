/** A histogram of the points of many tries. */

/** The width of a bar, in points. */
export const STEP = 10;

/** One bar: its lowest points, and the number of tries. */
export interface Bar {
  from: number;
  count: number;
}

/** The bars from the lowest to the highest, including empty ones between them. */
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

/** The bar that points fall into. */
export function stepOf(points: number): number {
  return Math.floor(points / STEP) * STEP;
}
