type Fields = { readonly [field: string]: unknown };

/** The fields of a view that are not as they were in the view `before`; null where that cannot be said, since one is gone
 *  or there are none. Most of a view stays as it was from move to move, and all of it would be written, sent and read again. */
export function changed(before: unknown, now: unknown): Fields | null {
  if (!isFields(before) || !isFields(now)) return null;
  for (const field in before) if (!(field in now)) return null;
  const fields: { [field: string]: unknown } = {};
  for (const field in now) if (!isSame(before[field], now[field])) fields[field] = now[field];
  return fields;
}

const isFields = (view: unknown): view is Fields => typeof view === 'object' && view !== null && !Array.isArray(view);

/** Whether two values would be written alike. Arrays of numbers, most of every view, are gone through without a call. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
    return true;
  }
  if (!isFields(a) || !isFields(b)) return false;
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => field in b && isSame(a[field], b[field]));
}
