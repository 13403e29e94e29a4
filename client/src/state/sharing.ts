/** Every update brings everything anew. What has not changed is kept, so that nothing else is drawn again. */

/** `next`, made of the parts of `old` that are equal; `old` itself if all is. */
export function shared<T>(old: unknown, next: T): T {
  if (old === next || !isTree(old) || !isTree(next)) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  let same = names.length === Object.keys(old).length;
  const made: Record<string, unknown> = {};
  for (const name of names) {
    made[name] = shared(old[name], next[name]);
    same &&= made[name] === old[name] && name in old;
  }
  if (same) return old as T;
  return (Array.isArray(next) ? Object.values(made) : made) as T;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Remembers the last value, and shares with it. */
export function sharing<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => (last = shared(last, next));
}
