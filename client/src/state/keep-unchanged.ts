/** Every update contains everything. Unchanged parts keep their identity, so that they are not redrawn. */

/** `next`, reusing the parts of `old` that are equal; `old` itself if everything is. */
export function keepUnchanged<T>(old: unknown, next: T): T {
  if (old === next || !isTree(old) || !isTree(next)) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  let same = names.length === Object.keys(old).length;
  let made: Record<string, unknown> | null = null; // a new object only if a part of `old` is reused
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

/** Like `keepUnchanged`, with the last value as `old`. */
export function keepingUnchanged<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => (last = keepUnchanged(last, next));
}
