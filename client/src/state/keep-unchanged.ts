/** Every update brings everything anew. What has not changed is kept, so that nothing else is drawn again. */

/** `next`, made of the parts of `old` that are equal; `old` itself if all is. */
export function keepUnchanged<T>(old: unknown, next: T): T {
  if (old === next || !isTree(old) || !isTree(next)) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  let same = names.length === Object.keys(old).length;
  let made: Record<string, unknown> | null = null; // only what has something of `old` is made anew
  for (const name of names) {
    const part = keepUnchanged(old[name], next[name]);
    same &&= part === old[name] && name in old;
    if (part === next[name]) continue;
    made ??= (Array.isArray(next) ? [...next] : { ...next }) as Record<string, unknown>;
    made[name] = part;
  }
  return (same ? old : (made ?? next)) as T;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Remembers the last value, and shares with it. */
export function keepingUnchanged<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => (last = keepUnchanged(last, next));
}
