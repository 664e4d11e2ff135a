/** Changes of a view, as the house sends them: the old value stays as it was, what did not change is shared. */

type Key = string | number;

/** `[path, value]` sets, `[path]` deletes; applied in order. */
export function patched<T>(value: T, patch: readonly (readonly unknown[])[]): T {
  return patch.reduce<T>((done, [path, ...set]) => put(done, path as Key[], set) as T, value);
}

function put(value: unknown, path: readonly Key[], set: readonly unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return set.length > 0 ? set[0] : undefined;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    if (rest.length === 0 && set.length === 0) copy.splice(Number(key), 1);
    else copy[Number(key)] = put(copy[Number(key)], rest, set);
    return copy;
  }
  const copy = new Map(Object.entries(value as Record<string, unknown>));
  const name = String(key);
  if (rest.length === 0 && set.length === 0) copy.delete(name);
  else copy.set(name, put(copy.get(name), rest, set));
  return Object.fromEntries(copy);
}

/** The list after `[at, gone, added]`: so many from `at` on are replaced by these. */
export function spliced<T>(list: readonly T[], [at, gone, added]: readonly [number, number, readonly T[]]): T[] {
  return [...list.slice(0, at), ...added, ...list.slice(at + gone)];
}
