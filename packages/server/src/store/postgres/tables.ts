/** How the rows of a table are written, many at a time. */
interface Table {
  readonly columns: readonly (readonly [name: string, type: string])[];
  /** What happens where a row is there already. */
  readonly conflict: string;
}

const replacing = (key: string, ...others: readonly string[]): string =>
  `ON CONFLICT (${key}) DO UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`;

const MATCH = ['match', 'text'] as const;
const SEAT = ['seat', 'smallint'] as const;

export const TABLES = {
  matches: {
    columns: [
      ['id', 'text'],
      ['phase', 'text'],
      ['listed', 'boolean'],
      ['created', 'bigint'],
      ['ended', 'bigint'],
      ['host', 'text'],
      ['origin', 'text'],
      ['of_bots', 'boolean'],
      ['head', 'text'],
    ],
    conflict: replacing('id', 'phase', 'listed', 'ended', 'of_bots', 'head'),
  },
  sitters: {
    columns: [MATCH, ['person', 'text'], ['created', 'bigint'], ['past', 'boolean']],
    conflict: replacing('match, person', 'past'),
  },
  entries: {
    columns: [
      MATCH,
      ['n', 'integer'],
      ['at', 'bigint'],
      SEAT,
      ['"by"', 'text'],
      ['kind', 'text'],
      ['what', 'text'],
      ['state', 'text'],
      ['sum', 'text'],
      ['request', 'text'],
      ['"left"', 'bigint'],
    ],
    // A second one of the same number is refused: the last net under all that keeps a match to one process.
    conflict: '',
  },
  snapshots: {
    columns: [MATCH, ['n', 'integer'], ['body', 'text']],
    conflict: replacing('match', 'n', 'body'),
  },
  milestones: {
    columns: [MATCH, ['n', 'integer'], ['told', 'text'], ['"from"', 'text'], ['body', 'text']],
    conflict: replacing('match, n', 'told', '"from"', 'body'),
  },
  held: {
    columns: [
      MATCH,
      SEAT,
      ['decision', 'integer'],
      ['"by"', 'text'],
      ['moves', 'text'],
      ['request', 'text'],
      ['"left"', 'bigint'],
    ],
    conflict: replacing('match, seat', 'decision', '"by"', 'moves', 'request', '"left"'),
  },
  orders: { columns: [MATCH, SEAT, ['body', 'text']], conflict: replacing('match, seat', 'body') },
  chat: {
    columns: [MATCH, ['at', 'bigint'], SEAT, ['name', 'text'], ['text', 'text'], ['key', 'text']],
    conflict: 'ON CONFLICT DO NOTHING',
  },
  people: {
    columns: [
      ['id', 'text'],
      ['name', 'text'],
    ],
    conflict: replacing('id', 'name'),
  },
  notes: {
    columns: [
      ['name', 'text'],
      ['text', 'text'],
    ],
    conflict: replacing('name', 'text'),
  },
  aside: { columns: [MATCH, ['at', 'bigint'], ['why', 'text']], conflict: replacing('match', 'at', 'why') },
} satisfies { readonly [name: string]: Table };

export type TableName = keyof typeof TABLES;
/** The values of a row, in the order of the columns. */
export type Values = readonly unknown[];

const INSERTS = new Map<TableName, string>();

/** One statement for any number of rows. They travel as one text of JSON, which both sides read faster than arrays. */
export function insertInto(name: TableName): string {
  const known = INSERTS.get(name);
  if (known !== undefined) return known;
  const { columns, conflict }: Table = TABLES[name];
  const values = columns.map(([, type], i) => `(row->>${i})::${type}`).join(', ');
  const names = columns.map(([column]) => column).join(', ');
  const made = `INSERT INTO ${name} (${names}) SELECT ${values} FROM json_array_elements($1::json) AS row ${conflict}`;
  INSERTS.set(name, made);
  return made;
}
