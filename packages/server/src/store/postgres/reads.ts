import { readEntry, type StoredEntry } from '../entryRow.ts';
import type {
  AsideRow,
  ChatRow,
  HeldRow,
  ListedRow,
  Listing,
  MatchRow,
  MilestoneRow,
  OrdersRow,
  PersonRow,
  SnapshotRow,
  Store,
} from '../store.ts';
import { type Counted, tallied } from '../tally.ts';
import type { Database } from './connect.ts';
import { ENTRIES } from './logs.ts';

type Reads = Omit<Store, 'commit' | 'claim' | 'hold' | 'holders' | 'isAlone' | 'release' | 'due' | 'close'>;

const MATCH = `SELECT id, phase, listed, created, ended, host, origin, of_bots AS "ofBots", head,
  ARRAY(SELECT person FROM sitters WHERE match = id) AS people FROM matches WHERE id = $1`;
const LISTED = `SELECT head, awaited FROM matches JOIN marks ON match = id
  WHERE phase = $1 AND listed AND created < $2 ORDER BY created DESC LIMIT $3`;
const OF_PERSON = `SELECT head, awaited FROM sitters JOIN matches ON id = sitters.match JOIN marks ON marks.match = id
  WHERE person = $1 AND sitters.created < $2`;
const NEWEST = 'ORDER BY sitters.created DESC LIMIT $3';
const MILESTONE = 'SELECT match, n, told, "from", body FROM milestones WHERE match = $1';
const TALLY = "SELECT phase, of_bots, count(*)::int AS count FROM matches WHERE phase <> 'over'";
const OUTDATED = `SELECT id FROM (SELECT id, created AS at FROM matches WHERE phase = 'open' AND created < $1
  UNION ALL SELECT id, ended FROM matches WHERE ended < $2) AS old ORDER BY at LIMIT $3`;
const HELD = 'SELECT match, seat, decision, "by", moves, request, "left" FROM held WHERE match = $1 ORDER BY seat';
const CHAT = `SELECT match, at, seat, name, text, key
  FROM (SELECT * FROM chat WHERE match = $1 ORDER BY n DESC LIMIT $2) AS newest ORDER BY n`;

type KeptMilestone = Omit<MilestoneRow, 'told' | 'from'> & { readonly told: string; readonly from: string | null };

/** Everything the server asks a database. */
export function readsOn(database: Database): Reads {
  const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | null> =>
    (await database.query<Row>(text, values))[0] ?? null;
  const all = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> => database.query<Row>(text, values);

  function list(which: Listing, limit: number): Promise<ListedRow[]> {
    switch (which.kind) {
      case 'open':
        return all(LISTED, 'open', which.before, limit);
      case 'live':
        return all(LISTED, 'playing', which.before, limit);
      case 'person':
        return all(`${OF_PERSON} ${NEWEST}`, which.person, which.before, limit);
      default:
        return all(`${OF_PERSON} AND past = $4 ${NEWEST}`, which.person, which.before, limit, which.kind === 'past');
    }
  }

  return {
    list,
    match: (id) => one<MatchRow>(MATCH, id),
    aside: (match) => one<AsideRow>('SELECT match, at, why FROM aside WHERE match = $1', match),
    async entries(match, after, most) {
      const rows = await all<{ [column: string]: StoredEntry[number] }>(ENTRIES, match, after, most ?? null);
      return rows.map((row) => readEntry([match, ...Object.values(row)] as unknown as StoredEntry));
    },
    snapshot: (match) => one<SnapshotRow>('SELECT match, n, body FROM snapshots WHERE match = $1', match),
    async milestone(match, until) {
      const row = await ('n' in until
        ? one<KeptMilestone>(`${MILESTONE} AND n <= $2 ORDER BY n DESC LIMIT 1`, match, until.n)
        : one<KeptMilestone>(
            `${MILESTONE} AND (told::json->>$2::int)::int <= $3 ORDER BY n DESC LIMIT 1`,
            match,
            until.audience,
            until.told,
          ));
      if (row === null) return null;
      return { ...row, told: JSON.parse(row.told), from: row.from === null ? null : JSON.parse(row.from) };
    },
    async tally(whose) {
      const [column, value] = 'host' in whose ? ['host', whose.host] : ['origin', whose.origin];
      return tallied(await all<Counted>(`${TALLY} AND ${column} = $1 GROUP BY phase, of_bots`, value));
    },
    async outdated({ openBefore, endedBefore }, limit) {
      return (await all<{ id: string }>(OUTDATED, openBefore, endedBefore, limit)).map(({ id }) => id);
    },
    async held(match) {
      const rows = await all<Omit<HeldRow, 'moves'> & { moves: string }>(HELD, match);
      return rows.map((row) => ({ ...row, moves: JSON.parse(row.moves) as string[] }));
    },
    orders: (match) => all<OrdersRow>('SELECT match, seat, body FROM orders WHERE match = $1 ORDER BY seat', match),
    chat: (match, limit) => all<ChatRow>(CHAT, match, limit),
    lines: async (match) =>
      (await one<{ n: number }>('SELECT count(*)::int AS n FROM chat WHERE match = $1', match))?.n ?? 0,
    line: async (match, key) =>
      (await one<{ text: string }>('SELECT text FROM chat WHERE match = $1 AND key = $2', match, key))?.text ?? null,
    person: (id) => one<PersonRow>('SELECT id, name FROM people WHERE id = $1', id),
    note: async (name) => (await one<{ text: string }>('SELECT text FROM notes WHERE name = $1', name))?.text ?? null,
  };
}
