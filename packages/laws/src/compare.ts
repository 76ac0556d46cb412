/** Where two plain values first differ, with both values; null when they are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path === '' ? 'it' : path} is ${shown(a)} and ${shown(b)}`;
  if (Array.isArray(a) !== Array.isArray(b)) return `${path} is a list and not a list`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of Object.keys(left)) {
    const inside = path === '' ? key : `${path}.${key}`;
    if (!(key in right)) return `${inside} is ${shown(left[key])} and nothing`;
    const found = difference(left[key], right[key], inside);
    if (found !== null) return found;
  }
  for (const key of Object.keys(right))
    if (!(key in left)) return `${path === '' ? key : `${path}.${key}`} is nothing and ${shown(right[key])}`;
  return null;
}

/** A value in a few characters, for a sentence. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** Calls `leaf` for everything in a plain value that is neither a list nor a record. */
export function eachLeaf(value: unknown, leaf: (path: string, value: unknown) => void, path = ''): void {
  if (typeof value !== 'object' || value === null) leaf(path, value);
  else
    for (const key of Object.keys(value))
      eachLeaf((value as Record<string, unknown>)[key], leaf, path === '' ? key : `${path}.${key}`);
}

/** The path of the first list or record that two values have in common, in the strict sense of being one; null: none. */
export function shared(a: unknown, b: unknown): string | null {
  const parts = new Map<object, string>();
  eachPart(a, (path, part) => parts.set(part, path));
  let found: string | null = null;
  eachPart(b, (path, part) => {
    if (found === null && parts.has(part)) found = path === '' ? 'the whole' : path;
  });
  return found;
}

/** Calls `each` for a value and every list and record inside it. */
export function eachPart(value: unknown, each: (path: string, part: object) => void, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  each(path, value);
  for (const key of Object.keys(value))
    eachPart((value as Record<string, unknown>)[key], each, path === '' ? key : `${path}.${key}`);
}

export const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
