// A database with a million finished matches: nothing the server asks of it may read a whole table, nor take long.
//   node growth.mjs [matches]
import pg from 'pg';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { openPostgres } from '../dist/store/postgres/postgres.js';

const MATCHES = Number(process.argv[2] ?? 1_000_000);
/** Somebody who has played in every hundredth of them. */
const REGULAR = 'person-0';
/** Milliseconds that an answer may take on a busy machine. */
const MOST = 100;
const BIG = ['matches', 'marks', 'sitters', 'logs', 'snapshots', 'chat', 'orders', 'people'];

const FILL = [
  `INSERT INTO matches (id, phase, listed, created, head, ended, host, origin)
     SELECT 'match-' || i, 'over', true, i, '{"id":"match-' || i || '","filler":"' || repeat('x', 100) || '"}', i,
     'person-' || (i % 100), 'here' FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO marks SELECT 'match-' || i, NULL, 0, 3, NULL, 1, '[]' FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO sitters SELECT 'match-' || i, 'person-' || ((i + seat * 37) % 100), i, true
     FROM generate_series(1, $1::int) AS i, generate_series(0, 1) AS seat`,
  `INSERT INTO logs SELECT 'match-' || i, 0, string_agg(json_build_array(n, i, 0, 'person', 'move', 'pass', NULL, 'ab',
     'request-' || n, NULL)::text, ',' ORDER BY n) FROM generate_series(1, $1::int) AS i, generate_series(1, 3) AS n
     GROUP BY i`,
  `INSERT INTO snapshots SELECT 'match-' || i, 3, repeat('x', 100) FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO chat (match, at, seat, name, text, key) SELECT 'match-' || i, i, 0, 'Ann', 'well played', 'ann r' || i
     FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO orders SELECT 'match-' || i, 0, '[]' FROM generate_series(1, $1::int, 10) AS i`,
  `INSERT INTO people SELECT 'person-' || i, 'Ann' FROM generate_series(0, $1::int / 10) AS i`,
];

const database = await startPostgres({ fsync: 'off', max_wal_size: '4GB' });
const { store, now } = await openPostgres({ url: database.url, address: '', lease: 5_000 });
const admin = new pg.Client(database.url);
await admin.connect();
for (const text of FILL) await admin.query(text, [MATCHES]);
await admin.query('VACUUM ANALYZE');
const { rows } = await admin.query('SELECT pg_database_size(current_database())::float8 AS bytes');

const running = {
  id: 'running',
  phase: 'playing',
  listed: true,
  created: MATCHES + 1,
  head: '{}',
  people: [REGULAR],
  ended: null,
  host: REGULAR,
  origin: 'here',
  ofBots: false,
};
const entry = (n) => ({ n, at: n, seat: 0, by: 'person', kind: 'move', move: 'pass', state: null, sum: 'ab' });
const moved = (match, n) => ({ put: 'entry', row: { match, entry: entry(n), request: `r${n}`, left: null } });
const before = MATCHES + 10;
const QUESTIONS = {
  'make a match': (i) => store.commit([{ put: 'match', row: { ...running, id: `new-${i}` } }]),
  'keep a move': (i) =>
    store.commit([moved('running', i + 1), { put: 'mark', row: { match: 'running', due: now(), awaited: 1 } }]),
  'claim a match': () => store.claim(`match-${1 + Math.floor(Math.random() * MATCHES)}`),
  'end a match': async (i) => {
    const id = `ended-${i}`;
    const row = { ...running, id };
    await store.commit([{ put: 'match', row }, ...Array.from({ length: 100 }, (_, n) => moved(id, n + 1))]);
    await store.commit([moved(id, 101), { put: 'match', row: { ...row, phase: 'over', ended: before } }]);
  },
  'read a match': () => store.match('match-77'),
  'read a log': () => store.entries('match-77', 0),
  'read on in a log': () => store.entries('running', 5, 10),
  'read a snapshot': () => store.snapshot('match-77'),
  'read a milestone': () => store.milestone('match-77', { audience: 0, told: 2 }),
  'read what waits': () => Promise.all([store.held('match-77'), store.orders('match-77'), store.aside('match-77')]),
  'read a chat': () => store.chat('match-77', 200),
  'find a line': () => store.line('match-77', 'ann r77'),
  'know a person': () => store.person(REGULAR),
  'who has matches': () => store.holders(['match-77', 'match-78', 'running']),
  'open matches': () => store.list({ kind: 'open', before }, 50),
  'live matches': () => store.list({ kind: 'live', before }, 50),
  'all of a person': () => store.list({ kind: 'person', person: REGULAR, before }, 50),
  'history of a person': () => store.list({ kind: 'past', person: REGULAR, before }, 50),
  'old history of a person': () => store.list({ kind: 'past', person: REGULAR, before: 5_000 }, 50),
  'matches of a person under way': () => store.list({ kind: 'present', person: REGULAR, before }, 50),
  'how many matches of a host': () => store.tally({ host: REGULAR }),
  'how many matches from one place': () => store.tally({ origin: 'here' }),
  'what is out of date': () => store.outdated({ openBefore: 1, endedBefore: 50 }, 100),
  'delete a match': (i) => store.commit([{ drop: 'match', match: `ended-${i}` }]),
  'what is due': () => store.due(now() + 5_000, 1_000),
};
await store.commit([{ put: 'match', row: running }]);
const scans = await whole();
const figures = {};
let failed = false;
for (const [name, ask] of Object.entries(QUESTIONS)) {
  const times = [];
  for (let i = 0; i < 20; i++) {
    const begun = performance.now();
    await ask(i);
    times.push(performance.now() - begun);
  }
  const median = times.sort((a, b) => a - b)[10];
  figures[name] = Number(median.toFixed(2));
  failed ||= median > MOST;
}
const read = Object.entries(await whole()).filter(([table, count]) => count > scans[table]);
console.log(
  JSON.stringify({ matches: MATCHES, megabytes: Math.round(rows[0].bytes / 2 ** 20), milliseconds: figures, read }, null, 2),
);
await admin.end();
await store.close();
database.stop();
process.exit(failed || read.length > 0 ? 1 : 0);

/** How often each big table was read as a whole. */
async function whole() {
  // What each connection has counted comes in after a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await store.note('nothing');
  const counted = await admin.query('SELECT relname, seq_scan::int FROM pg_stat_user_tables WHERE relname = ANY($1)', [BIG]);
  return Object.fromEntries(counted.rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}
