type Fields = { [field: string]: unknown };

/** Brings the view that somebody has seen up to what is to be seen now, and returns the fields that were not like that;
 *  null where it has other fields, or none. Most of a view stays as it was from move to move, and all of it would be
 *  written, sent and read again. What was seen is changed where it stands: if all who listen held on to a new view after
 *  every move, the collector would carry those about while everybody waits. */
export function catchUp(seen: unknown, now: unknown): Fields | null {
  if (!isFields(seen) || !isFields(now)) return null;
  const fields: Fields = {};
  let others = 0;
  for (const _ in seen) others++;
  for (const name in now) {
    const was = seen[name];
    if (was === undefined) return null;
    if (!isSame(was, now[name])) {
      fields[name] = now[name];
      seen[name] = broughtUp(was, now[name]);
    }
    others--;
  }
  return others === 0 ? fields : null;
}

/** A copy that shares nothing. */
export const copied = (value: unknown): unknown => broughtUp(null, value);

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

/** Whether two values would be written alike. Numbers, most of every view, are compared apart: where anything may stand,
 *  every comparison is a call. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) {
      const one: unknown = a[i];
      const other: unknown = b[i];
      if (typeof one === 'number' && typeof other === 'number' ? one !== other : !isSame(one, other)) return false;
    }
    return true;
  }
  return isFields(a) && isFields(b) && isSame(Object.keys(a), Object.keys(b)) && isSame(Object.values(a), Object.values(b));
}
