import type { Claim, Gap } from '../store.ts';
import { StoreTrouble } from '../trouble.ts';
import type { Database, Sql } from './connect.ts';
import { ALIVE, type Lease } from './lease.ts';

/** The matches of this process, each with the token that every commit shows. */
export interface Claims {
  claim(match: string): Promise<Claim>;
  release(matches: readonly string[]): Promise<void>;
  /** Matches in which something is due and which nobody has or a dead process had: they are this process's own now. */
  takeDue(before: number, limit: number): Promise<void>;
  /** Where other living processes are spoken to that have some of these matches. */
  holders(matches: readonly string[]): Promise<ReadonlyMap<string, string>>;
  token(match: string): number | null;
  /** The match was made here. */
  made(match: string, token: number): void;
  /** Another process has them. */
  lost(matches: Iterable<string>): void;
  /** This process was taken for dead. */
  lostAll(): void;
}

interface Owned {
  readonly match: string;
  readonly token: number;
  readonly gaps: readonly Gap[];
}

interface Row {
  readonly match: string;
  readonly owner: number | null;
  readonly token: number;
  readonly gaps: string;
  readonly address: string | null;
  /** When its owner last said that it lives; null: it left by itself. */
  readonly beat: number | null;
  readonly alive: boolean;
}

/** Nobody has been asked one question for longer than so many deaths. */
const MOST_GAPS = 100;

const SELECT = `SELECT match, owner, token, gaps, address, (extract(epoch FROM beat) * 1000)::bigint AS beat,
  coalesce(${ALIVE}, false) AS alive FROM marks LEFT JOIN processes ON id = owner`;
const LOCK = 'SELECT FROM marks WHERE match = $1 FOR UPDATE';
const LOCK_ORPHANS = `SELECT match FROM marks LEFT JOIN processes ON id = owner
  WHERE due <= $1 AND (owner IS NULL OR NOT coalesce(${ALIVE}, false)) ORDER BY due LIMIT $2 FOR UPDATE OF marks SKIP LOCKED`;
const HOLDERS = `SELECT match, address FROM marks JOIN processes ON id = owner
  WHERE match = ANY($1) AND owner <> $2 AND ${ALIVE}`;
const TAKE = `UPDATE marks SET owner = $2, token = x.token, gaps = x.gaps
  FROM json_to_recordset($1) AS x(match text, token bigint, gaps text) WHERE marks.match = x.match`;

export function openClaims(database: Database, lease: Lease): Claims {
  const owned = new Map<string, Owned>();
  /** What is on its way back: whoever wants one of these waits for that. */
  const releasing = new Map<string, Promise<unknown>>();
  const claiming = new Map<string, Promise<Claim>>();
  /** What is due is being taken. */
  let sweeping: Promise<unknown> | null = null;

  /** Makes those of some rows that nobody else has this process's own. `find` locks them, and reads them only then: of one that
   *  another process took while it was waited for, the statement that waits says that nobody has it. */
  async function take(find: (sql: Sql) => Promise<readonly Row[]>): Promise<void> {
    const { process } = lease;
    if (!lease.holds) throw new StoreTrouble('', new Error('this process counts as dead, and may have no match'));
    const taken = await database.transaction(async (sql) => {
      const rows = (await find(sql)).filter((row) => theirs(row) === null);
      const all = rows.map((row) => ({ match: row.match, token: row.token + 1, gaps: gapsOf(row) }));
      if (all.length > 0) await sql.query(TAKE, [JSON.stringify(all), process]);
      return all;
    });
    // Only now, for until it is kept it is not true; and no more if this process was taken for dead meanwhile.
    if (process === lease.process && lease.holds) for (const one of taken) owned.set(one.match, one);
  }

  function gapsOf({ gaps, beat, owner }: Row): Gap[] {
    const earlier = JSON.parse(gaps) as Gap[];
    const hasDied = beat !== null && owner !== lease.process;
    return hasDied ? [...earlier, { alive: beat, began: lease.now() }].slice(-MOST_GAPS) : earlier;
  }

  const oursOr = (match: string): Claim | null => {
    const known = owned.get(match);
    return known === undefined ? null : { kind: 'ours', gaps: known.gaps };
  };
  const theirs = (row: Row | undefined): Claim | null => {
    if (row === undefined) return { kind: 'none' };
    return row.alive && row.owner !== lease.process ? { kind: 'theirs', address: row.address ?? '' } : null;
  };

  async function claim(match: string): Promise<Claim> {
    const known = oursOr(match);
    if (known !== null) return known;
    // Most of those that are not ours are somebody else's, and need no lock to be seen so.
    const [seen] = await database.query<Row>(`${SELECT} WHERE match = $1`, [match]);
    const answer = theirs(seen);
    if (answer !== null) return answer;
    await take(async (sql) => {
      const [, rows] = await Promise.all([sql.query(LOCK, [match]), sql.query<Row>(`${SELECT} WHERE match = $1`, [match])]);
      return rows;
    });
    // Whoever was quicker has it.
    return oursOr(match) ?? claim(match);
  }

  /** Two who want one match at once want it once. */
  function claimOnce(match: string): Promise<Claim> {
    // What is being let go of, or taken because it is due, would be taken twice.
    const free = Promise.all([releasing.get(match), sweeping]);
    const begun = claiming.get(match) ?? free.then(() => claim(match)).finally(() => claiming.delete(match));
    claiming.set(match, begun);
    return begun;
  }

  return {
    claim: claimOnce,
    async release(matches) {
      const held = matches.filter((match) => owned.delete(match));
      if (held.length === 0) return;
      const done = database
        .query('UPDATE marks SET owner = NULL WHERE match = ANY($1) AND owner = $2', [held, lease.process])
        .finally(() => {
          for (const match of held) releasing.delete(match);
        });
      for (const match of held)
        releasing.set(
          match,
          done.catch(() => {}),
        );
      await done;
    },
    async takeDue(before, limit) {
      // Others look for the same at this moment: each takes what no other has in its hands.
      const taking = Promise.allSettled(claiming.values()).then(() =>
        take(async (sql) => {
          const locked = await sql.query<{ match: string }>(LOCK_ORPHANS, [before, limit]);
          return sql.query<Row>(`${SELECT} WHERE match = ANY($1)`, [locked.map(({ match }) => match)]);
        }),
      );
      sweeping = taking.catch(() => {});
      await taking;
    },
    async holders(matches) {
      const rows = await database.query<{ match: string; address: string }>(HOLDERS, [matches, lease.process]);
      return new Map(rows.map(({ match, address }) => [match, address]));
    },
    token: (match) => owned.get(match)?.token ?? null,
    made: (match, token) => void owned.set(match, { match, token, gaps: [] }),
    lost(matches) {
      for (const match of matches) owned.delete(match);
    },
    lostAll: () => owned.clear(),
  };
}
