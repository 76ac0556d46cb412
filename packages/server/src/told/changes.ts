import type { Table } from '@insula/protocol';

type Fields = { readonly [field: string]: unknown };

/** The table for a listener that has seen the view `before`: only what differs from it is said. Most of a view stays as
 *  it was from move to move, and all of it would be written, sent and read again. */
export function since(table: Table, before: unknown): Table {
  const view = isFields(table.view) && isFields(before) ? changed(before, table.view) : null;
  return view === null ? table : { ...table, view, partial: true };
}

/** The fields that are new; null where one is gone, which could not be said. */
function changed(before: Fields, now: Fields): Fields | null {
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
