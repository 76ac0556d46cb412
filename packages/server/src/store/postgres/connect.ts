import pg from 'pg';
import { StoreTrouble } from '../trouble.ts';

/** Something that answers SQL. */
export interface Sql {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * Connections to one PostgreSQL. Nothing is kept in a connection from one transaction to the next, neither locks nor
 * settings nor prepared statements: a pooler that hands it to somebody else after every transaction does no harm.
 */
export interface Database extends Sql {
  /** All of it, or nothing. What collides with another transaction is tried again. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Milliseconds after which a database that does not answer is taken for one that is gone. */
const PATIENCE = 10_000;
const TRIES = 4;
/** A process that stops in the middle of a transaction holds what it has locked: after so many milliseconds the database
 *  gives it up, else nobody could take over its matches. */
const IDLE = 5_000;
const BEGIN = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${IDLE}`;
/** Serialization failure and deadlock: nothing was kept, and the next try may succeed. */
const COLLISIONS = ['40001', '40P01'];
const INT8 = 20;

const types = new pg.TypeOverrides();
// Moments and tokens, far below 2 ** 53.
types.setTypeParser(INT8, Number);

/** `connections`: whoever wants one more waits for one of them. `patience` is for each answer, 0 without end. */
export function connect(url: string, connections: number, patience = PATIENCE): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: patience,
    keepAlive: true,
    // Statements of one transaction travel together, and do not wait for each other's answers.
    pipeline: true,
    types,
  });
  // A connection that breaks while nobody uses it is replaced when somebody does. One that breaks in use says so to whoever
  // asked; but it says it a second time to nobody, and that would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  async function attempt<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(asTrouble);
    const sql = sqlOn(client);
    /** One that is not known to have left its transaction must not be used again. */
    let broken: Error | undefined;
    try {
      const [, done] = await Promise.all([sql.query(BEGIN), work(sql)]);
      await sql.query('COMMIT');
      return done;
    } catch (error) {
      await sql.query('ROLLBACK').catch((worse: Error) => {
        broken = worse;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function transaction<T>(work: (sql: Sql) => Promise<T>, tries = 1): Promise<T> {
    try {
      return await attempt(work);
    } catch (error) {
      if (tries === TRIES || !isCollision(error)) throw error;
      return transaction(work, tries + 1);
    }
  }

  /** A single statement changes nothing by being said twice, and a connection that broke while nobody used it shows only
   *  when somebody does. */
  const { query } = sqlOn(pool);
  const again: Sql['query'] = (text, values) =>
    query<never>(text, values).catch((error) => {
      if (!isBroken(error)) throw error;
      return query<never>(text, values);
    });

  return { query: again, transaction: (work) => transaction(work), close: () => pool.end() };
}

const sqlOn = (asked: pg.Pool | pg.PoolClient): Sql => ({
  query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await asked.query<Row & pg.QueryResultRow>(text, [...values]).catch(asTrouble)).rows,
});

function asTrouble(error: Error & { code?: string }): never {
  throw new StoreTrouble(error.code ?? '', error);
}

/** The database, or the way to it, went while nothing was asked. */
const BROKEN = /^Connection terminated|^terminating connection/;
const isBroken = (error: unknown): boolean => error instanceof StoreTrouble && BROKEN.test(error.message);
const isCollision = (error: unknown): boolean => error instanceof StoreTrouble && COLLISIONS.includes(error.code);
