import type { Words } from '@insula/kernel';
import { isRecord, labelOf, type Record, readEntry, type Tongue, textsOf } from './readings.ts';

/** What can be said of a view: on the table, and of each seat. */
export interface Sorted {
  readonly table: Place;
  readonly seats: readonly Place[];
}
export interface Place {
  readonly lines: Line[];
  readonly things: Thing[];
}
/** A fact with its name. `plain`: one number or word; otherwise a list, empty where the name says it all. */
export interface Line {
  readonly path: string;
  readonly label: string;
  readonly plain: boolean;
  readonly chips: readonly Chip[];
}
/** `count` of the same. */
export interface Chip {
  readonly text: string;
  readonly count: number;
}
/** A record in a list: a house, say. */
export interface Thing {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** How the rules keep their books, which nobody wants to read. */
const BOOKKEEPING = ['me', 'seat', 'seats', 'stack', 'variant', 'options', 'version'];
const OWNERS = ['owner', 'seat'];
const OWN = ['hand'];

/**
 * Sorts any view. Which fields are shown, in which order and by which name is up to the game's words (`view.<field>`);
 * a game that has no such words yet has all its fields shown. What is empty is never shown.
 */
export function sortView(view: unknown, tongue: Tongue, me: number | null): Sorted {
  const sorted = { table: emptyPlace(), seats: tongue.names.map(emptyPlace) };
  if (!isRecord(view)) return sorted;
  for (const field of fieldsOf(tongue, '', view, BOOKKEEPING)) {
    const own = OWN.includes(field) && me !== null;
    lay(tongue, sorted, own ? sorted.seats[me] : sorted.table, field, view[field]);
  }
  return sorted;
}

function lay(tongue: Tongue, sorted: Sorted, place: Place, path: string, value: unknown): void {
  const { words } = tongue;
  if (isRecord(value)) place.lines.push(...linesOf(tongue, path, value, []));
  else if (!Array.isArray(value)) add(place, lineOf(tongue, 'each', path, value, 0));
  else if (`owner.${path}` in words || `row.${path}` in words)
    for (const [seat, theirs] of sorted.seats.entries())
      add(theirs, listed(tongue, path, sharesOf(tongue, path, value, seat)));
  else if (isBySeat(tongue, path, value))
    for (const [seat, theirs] of sorted.seats.entries()) layOne(tongue, theirs, path, value[seat], seat);
  else if (value.every(isRecord) && (value.some(isOwned) || !(`each.${path}` in words)))
    for (const [at, record] of value.entries()) layThing(tongue, sorted, place, path, record, at);
  else add(place, lineOf(tongue, 'each', path, value, 0));
}

/** A seat's own entry of a list by seats. */
function layOne(tongue: Tongue, place: Place, path: string, value: unknown, seat: number): void {
  if (isRecord(value)) place.lines.push(...linesOf(tongue, path, value, []));
  else if (Array.isArray(value) && value.length > 0 && value.every(isRecord))
    place.things.push(...value.map((record, at) => thingOf(tongue, path, record, at)));
  else add(place, lineOf(tongue, 'seat', path, value, seat));
}

/** What has an owner lies before that seat; what could have one and has none is not there. */
function layThing(tongue: Tongue, sorted: Sorted, place: Place, path: string, record: Record, at: number): void {
  const owner = OWNERS.find((field) => Number.isInteger(record[field]));
  const theirs = owner === undefined ? place : sorted.seats[record[owner] as number];
  theirs?.things.push(thingOf(tongue, path, record, at));
}

function thingOf(tongue: Tongue, path: string, record: Record, at: number): Thing {
  const said = `each.${path}` in tongue.words ? readEntry(tongue, 'each', path, record, at) : '';
  return { title: said || `${labelOf(tongue, path)} ${at + 1}`, lines: linesOf(tongue, path, record, OWNERS) };
}

const linesOf = (tongue: Tongue, path: string, record: Record, hidden: readonly string[]): Line[] =>
  fieldsOf(tongue, `${path}.`, record, hidden).flatMap(
    (field) => lineOf(tongue, 'each', `${path}.${field}`, record[field], 0) ?? [],
  );

/** The fields that the words name, in the order of the words; all but the hidden ones where they name none. */
function fieldsOf({ words }: Tongue, within: string, record: Record, hidden: readonly string[]): string[] {
  const named = namedIn(words, within).filter((field) => field in record);
  return named.length > 0 ? named : Object.keys(record).filter((field) => !hidden.includes(field));
}

/** A game has hundreds of words, and a view as many records. */
const known = new WeakMap<Words, Map<string, readonly string[]>>();
function namedIn(words: Words, within: string): readonly string[] {
  const paths = known.get(words) ?? new Map<string, readonly string[]>();
  known.set(words, paths);
  const start = `view.${within}`;
  const found =
    paths.get(within) ??
    Object.keys(words)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .filter((field) => !field.includes('.'));
  paths.set(within, found);
  return found;
}

function lineOf(tongue: Tongue, form: 'each' | 'seat', path: string, value: unknown, at: number): Line | null {
  if (value === true) return { path, label: labelOf(tongue, path), plain: true, chips: [] };
  if (Array.isArray(value)) return listed(tongue, path, textsOf(tongue, path, value));
  if (value === null || value === false || typeof value === 'object') return null;
  if (value === -1 && !(`${form}.${path}` in tongue.words)) return null;
  const text = readEntry(tongue, form, path, value, at);
  return text === '' ? null : { path, label: labelOf(tongue, path), plain: true, chips: [{ text, count: 1 }] };
}

/** Equal texts stand together; null where nothing is left to show. */
function listed(tongue: Tongue, path: string, texts: readonly string[]): Line | null {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  const chips = [...counts].map(([text, count]) => ({ text, count }));
  return chips.length === 0 ? null : { path, label: labelOf(tongue, path), plain: false, chips };
}

/** What a seat has of a list of owners, or of a list with a row of seats for each thing. */
function sharesOf(tongue: Tongue, path: string, list: readonly unknown[], seat: number): string[] {
  const seats = tongue.names.length;
  if (`owner.${path}` in tongue.words)
    return list.flatMap((owner, at) => (owner === seat ? [readEntry(tongue, 'owner', path, owner, at)] : []));
  return list.flatMap((entry, i) =>
    i % seats === seat && entry !== 0 ? [readEntry(tongue, 'row', path, entry, Math.floor(i / seats))] : [],
  );
}

/** A list with an entry for each seat. What the words read one by one is a list of things, however long, unless it is one
 *  of lists. */
function isBySeat({ words, names }: Tongue, path: string, list: readonly unknown[]): boolean {
  if (`seat.${path}` in words) return true;
  if (list.length !== names.length || list.some(isOwned)) return false;
  return list.some((entry) => Array.isArray(entry)) || !(`each.${path}` in words);
}

const isOwned = (entry: unknown): boolean => isRecord(entry) && OWNERS.some((field) => field in entry);

function add(place: Place, line: Line | null): void {
  if (line !== null) place.lines.push(line);
}

const emptyPlace = (): Place => ({ lines: [], things: [] });
