// Looks for everything that was acknowledged in what servers have left.
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';

/** What a file of SQLite's has kept. */
export function keptInFile(file) {
  const db = new DatabaseSync(file);
  const all = (sql) => db.prepare(sql).all();
  const moves = all('SELECT lines FROM entries UNION ALL SELECT lines FROM tail').flatMap(({ lines }) =>
    JSON.parse(lines).flatMap(([match, , , , , kind, , , , request]) => (kind === 'move' ? [{ match, request }] : [])),
  );
  const kept = keptIn(
    moves,
    TABLES.map((sql) => all(sql)),
  );
  db.close();
  return kept;
}

/** What a database has kept. */
export async function keptInDatabase(url) {
  const client = new pg.Client(url);
  await client.connect();
  const all = async (sql) => (await client.query(sql)).rows;
  const folded = "SELECT match, line->>8 FROM logs, json_array_elements(('[' || lines || ']')::json) AS line";
  const moves = await all(
    `SELECT match, request FROM entries WHERE kind = 'move' UNION ALL ${folded} WHERE line->>4 = 'move'`,
  );
  const tables = [];
  for (const sql of TABLES) tables.push(await all(sql));
  await client.end();
  return keptIn(moves, tables);
}

const TABLES = [
  'SELECT match, request FROM held',
  'SELECT match, text FROM chat',
  'SELECT match, seat, body FROM orders',
  'SELECT id, phase, head FROM matches',
  'SELECT id, name FROM people',
];

const keptIn = (moves, [held, chat, orders, matches, people]) => ({
  played: counted(moves.map(({ match, request }) => `${match} ${request}`)),
  held: new Set(held.map(({ match, request }) => `${match} ${request}`)),
  said: counted(chat.map(({ match, text }) => `${match} ${text}`)),
  orders: new Map(orders.map(({ match, seat, body }) => [`${match} ${seat}`, body])),
  matches: new Map(matches.map(({ id, phase, head }) => [id, { phase, head }])),
  names: new Map(people.map(({ id, name }) => [id, name])),
});

function counted(things) {
  const counts = new Map();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** How many acknowledgements of each kind there were, how many of them were not kept, or more than once; why moves were
 *  refused, and the milliseconds of the longest silences: of people who were to be let in again, and who waited for an
 *  answer. */
export function audit(kept, ledger) {
  const found = {
    moves: 0,
    held: 0,
    chat: 0,
    orders: 0,
    http: 0,
    lost: 0,
    doubled: 0,
    untrue: 0,
    refused: {},
    longest: { in: 0, answer: 0 },
  };
  moves(kept, ledger, found);
  chat(kept, ledger, found);
  orders(kept, ledger, found);
  http(kept, ledger, found);
  for (const { kind, code, what, lasted } of ledger) {
    if (kind === 'untrue') found.untrue++;
    if (kind === 'refused') found.refused[code] = (found.refused[code] ?? 0) + 1;
    if (kind === 'silence') found.longest[what] = Math.max(found.longest[what], Math.round(lasted));
  }
  const acknowledged = found.moves + found.held + found.chat + found.orders + found.http;
  return { acknowledged, ...found };
}

/** A move is played as often as it was asked for, or waits for the answers of others. */
function moves({ played, held }, ledger, found) {
  for (const { kind, match, id, moves: wanted } of ledger) {
    if (kind !== 'move' && kind !== 'held') continue;
    found[kind === 'move' ? 'moves' : 'held']++;
    const times = played.get(`${match} ${id}`) ?? 0;
    if (times === 0 && !held.has(`${match} ${id}`)) found.lost++;
    if (times > wanted) found.doubled++;
  }
}

/** Every line has a text of its own, so a line said twice is found whatever it is known by. */
function chat({ said }, ledger, found) {
  for (const { kind, match, text, acknowledged } of ledger) {
    if (kind !== 'chat') continue;
    const times = said.get(`${match} ${text}`) ?? 0;
    if (times > 1) found.doubled++;
    if (!acknowledged) continue;
    found.chat++;
    if (times === 0) found.lost++;
  }
}

/** Of orders only the last count: those acknowledged last, or some that were asked for later. */
function orders({ orders: kept }, ledger, found) {
  const asked = ledger.filter(({ kind }) => kind === 'orders');
  for (const own of grouped(asked, ({ match, seat }) => `${match} ${seat}`)) {
    const body = kept.get(`${own[0].match} ${own[0].seat}`);
    found.orders += own.filter(({ acknowledged }) => acknowledged).length;
    if (isLost(own, ({ orders: wanted }) => JSON.stringify(wanted) === body)) found.lost++;
  }
}

function http({ matches, names }, ledger, found) {
  const isKept = {
    made: ({ match }) => matches.has(match),
    joined: ({ match, seed }) => JSON.parse(matches.get(match)?.head ?? '{}').contributions?.includes(seed) === true,
    started: ({ match }) => (matches.get(match)?.phase ?? 'open') !== 'open',
  };
  for (const asked of ledger) {
    if (asked.kind !== 'http' || asked.what === 'named') continue;
    found.http++;
    if (!isKept[asked.what](asked)) found.lost++;
  }
  for (const own of grouped(
    ledger.filter(({ what }) => what === 'named'),
    ({ person }) => person,
  )) {
    found.http += own.filter(({ acknowledged }) => acknowledged).length;
    if (isLost(own, ({ name }) => name === names.get(own[0].person))) found.lost++;
  }
}

/** Whether neither what was acknowledged last nor anything asked for later is there. */
function isLost(asked, isThere) {
  const last = asked.findLastIndex(({ acknowledged }) => acknowledged);
  return last >= 0 && !asked.slice(last).some(isThere);
}

function grouped(things, by) {
  const groups = new Map();
  for (const thing of things) groups.set(by(thing), [...(groups.get(by(thing)) ?? []), thing]);
  return groups.values();
}
