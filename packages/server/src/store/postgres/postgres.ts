import { BadInput } from '@insula/kernel';
import type { Store } from '../store.ts';
import { StoreTrouble } from '../trouble.ts';
import { openClaims } from './claims.ts';
import { commit } from './commit.ts';
import { connect, type Database } from './connect.ts';
import { openLease } from './lease.ts';
import { migrate } from './migrate.ts';
import { readsOn } from './reads.ts';

export interface PostgresParts {
  readonly url: string;
  /** Where other processes speak to this one. */
  readonly address: string;
  /** Milliseconds for which a process is alive after it has said so. */
  readonly lease: number;
}

/** A store in a PostgreSQL, with the clock that all of its processes share. */
export interface PostgresStore {
  readonly store: Store;
  now(): number;
  isEmpty(): Promise<boolean>;
  /** Throws if another process uses the database. */
  mustBeAlone(): Promise<void>;
}

/** Connections for whatever is asked, and those that nobody else uses: a crowd that comes all at once must keep neither a
 *  commit waiting, nor the sign of life without which the process counts as dead. */
const ASKING = 5;
const KEEPING = 2;
const BEATING = 1;

/** A sweep takes so many orphans at a time, and leaves the others to other processes. */
const MOST_ORPHANS = 2_000;

interface Connections {
  readonly asking: Database;
  readonly keeping: Database;
  readonly beating: Database;
}

export async function openPostgres(parts: PostgresParts): Promise<PostgresStore> {
  const { url } = parts;
  const connections = { asking: connect(url, ASKING), keeping: connect(url, KEEPING), beating: connect(url, BEATING) };
  // A large database takes long to be brought up to date, and whoever else opens it waits for that.
  const migrating = connect(url, 1, 0);
  try {
    await mustKeep(connections.asking);
    await migrate(migrating).finally(migrating.close);
    return await storeOn(connections, parts);
  } catch (error) {
    await close(connections);
    throw inWords(url, error);
  }
}

const close = (connections: Connections): Promise<unknown> =>
  Promise.all(Object.values(connections).map((one) => one.close()));

async function storeOn(connections: Connections, { address, lease: length }: PostgresParts): Promise<PostgresStore> {
  const { asking: database, keeping, beating } = connections;
  const lease = await openLease({ database: beating, address, length, lapsed: () => claims.lostAll() });
  const claims = openClaims(database, lease);
  const store: Store = {
    ...readsOn(database),
    commit: (...parts) => commit(keeping, lease, claims, parts),
    claim: claims.claim,
    hold: (match) => (lease.holds ? claims.token(match) : null),
    holders: claims.holders,
    isAlone: async () => (await lease.others()).length === 0,
    release: claims.release,
    async due(before, limit) {
      await claims.takeDue(before, Math.min(limit, MOST_ORPHANS));
      const rows = await database.query<{ match: string }>(
        'SELECT match FROM marks WHERE owner = $1 AND due <= $2 ORDER BY due LIMIT $3',
        [lease.process, before, limit],
      );
      return rows.map(({ match }) => match);
    },
    async close() {
      await lease.end();
      await close(connections);
    },
  };
  return {
    store,
    now: lease.now,
    isEmpty: async () => (await database.query('SELECT FROM matches LIMIT 1')).length === 0,
    mustBeAlone: lease.mustBeAlone,
  };
}

/** An acknowledged move must survive the sudden death of the database too. */
async function mustKeep(database: Database): Promise<void> {
  const [row] = await database.query<{ synchronous_commit: string }>('SHOW synchronous_commit');
  if (row.synchronous_commit === 'off')
    throw new BadInput('The database answers before it has kept anything: set synchronous_commit = on there.');
}

/** What is wrong with a database, as one sentence; without the user and the password in its address. */
function inWords(url: string, error: unknown): unknown {
  if (!(error instanceof StoreTrouble)) return error;
  const place = URL.canParse(url) ? new URL(url).host : 'the address given';
  return new BadInput(`The database at ${place} cannot be used (${error.message}): is it there, and is DATABASE_URL right?`);
}
