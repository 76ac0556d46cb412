type Fields = { [field: string]: unknown };

/** The fields of a view that are not as they were in the view `before`; null where those are other fields, or there are
 *  none. Most of a view stays as it was from move to move, and all of it would be written, sent and read again. What
 *  stayed as it was becomes the same object as before: else the views of all who listen would be young for ever, and the
 *  collector would carry them about while everybody waits. */
export function changed(before: unknown, now: unknown): Fields | null {
  if (!isFields(before) || !isFields(now)) return null;
  const fields: Fields = {};
  let others = 0;
  for (const _ in before) others++;
  for (const name in now) {
    if (before[name] === undefined) return null;
    if (!isSame(before[name], now[name])) fields[name] = now[name];
    else if (before[name] !== now[name]) now[name] = before[name];
    others--;
  }
  return others === 0 ? fields : null;
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
