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
  if (!isFields(view) || !isSame(names, Object.keys(view))) return null;
  const now = Object.values(view);
  const fields: Fields = {};
  for (let i = 0; i < now.length; i++)
    if (!isSame(values[i], now[i])) {
      fields[names[i]] = now[i];
      values[i] = broughtUp(values[i], now[i]);
    }
  return fields;
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
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) {
      const one: unknown = a[i];
      const other: unknown = b[i];
      // Most are numbers, and a call for each would cost more than all the comparing.
      if (one !== other && (typeof one !== 'object' || !isSame(one, other))) return false;
    }
    return true;
  }
  return isFields(a) && isFields(b) && isSame(Object.keys(a), Object.keys(b)) && isSame(Object.values(a), Object.values(b));
}
