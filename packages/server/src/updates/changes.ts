type Fields = { [field: string]: unknown };

/** A view as somebody has seen it: the names of its fields, and values that share nothing with any other view. */
export interface Picture {
  readonly names: readonly string[];
  readonly values: unknown[];
}

/** Null: a view without fields. */
export const pictureOf = (view: unknown): Picture | null =>
  isFields(view) ? { names: Object.keys(view), values: Object.values(view).map((value) => broughtUp(null, value)) } : null;

/** Brings what somebody has seen up to what is to be seen now, and returns the fields that were not like that; null where
 *  the view has other fields. Most of a view stays as it was from move to move, and all of it would be written, sent and
 *  read again. What was seen is changed where it stands: if all who listen held on to a new view after every move, the
 *  collector would carry those about while everybody waits. */
export function catchUp({ names, values }: Picture, view: unknown): Fields | null {
  if (!isFields(view)) return null;
  const fields: Fields = {};
  let i = 0;
  for (const name in view) {
    if (name !== names[i]) return null;
    const now = view[name];
    if (!isSame(values[i], now)) {
      fields[name] = now;
      values[i] = broughtUp(values[i], now);
    }
    i++;
  }
  return i === names.length ? fields : null;
}

/** `was` with the values of `now` where they are of one shape, else a copy of `now`. */
function broughtUp(was: unknown, now: unknown): unknown {
  if (Array.isArray(now)) {
    const own = Array.isArray(was) && was.length === now.length;
    const list: unknown[] = own ? was : now.slice();
    for (let i = 0; i < now.length; i++) {
      const value: unknown = now[i];
      list[i] = typeof value === 'number' ? value : broughtUp(own ? list[i] : null, value);
    }
    return list;
  }
  if (!isFields(now)) return now;
  const fields: Fields = {};
  for (const name in now) fields[name] = broughtUp(null, now[name]);
  return fields;
}

const isFields = (view: unknown): view is Fields => typeof view === 'object' && view !== null && !Array.isArray(view);

/** Whether two values would be written alike. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null) return a === b;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return (
    isFields(a) &&
    isFields(b) &&
    isSameList(Object.keys(a), Object.keys(b)) &&
    isSameList(Object.values(a), Object.values(b))
  );
}

/** Numbers, most of every view, are compared apart: where anything may stand, every comparison is a call. */
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const one = a[i];
    const other = b[i];
    if (typeof one === 'number' && typeof other === 'number') {
      if (one !== other) return false;
    } else if (!isSame(one, other)) return false;
  }
  return true;
}
