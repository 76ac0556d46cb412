import { setTimeout as pause } from 'node:timers/promises';
import { BadInput } from '@insula/kernel';
import type { Database } from './connect.ts';

/** This process among those of a database: it lives as long as it says so. */
export interface Lease {
  /** Its number, which no other process has or had. */
  readonly process: number;
  /** Whether nobody can have taken it for dead yet, by a clock that nobody sets. */
  readonly holds: boolean;
  /** Milliseconds since 1970 by the clock of the database, which is the same for all. */
  now(): number;
  /** Those that live, or died just now: their numbers and when they last said so. */
  others(): Promise<readonly Other[]>;
  /** Throws if another process lives. One that was killed is waited for until it counts as dead. */
  mustBeAlone(): Promise<void>;
  /** It is gone from now on, and nothing is its own. */
  end(): Promise<void>;
}

export interface LeaseParts {
  readonly database: Database;
  /** Where other processes speak to this one. */
  readonly address: string;
  /** Milliseconds for which it holds each time. */
  readonly length: number;
  /** It was taken for dead: nothing is its own any more. */
  lapsed(): void;
}

/** So often within its length is a lease renewed. */
const BEATS = 5;
/** The others wait for so many lengths: a beat may be on its way for a while. */
const MARGIN = 1.5;
/** Milliseconds by which a clock is set with each beat at most: it must never stand still or go back. */
const STEP = 1;

/** Whether a process lives, as far as others can tell: each by the length of its own lease. */
export const ALIVE = `(NOT gone AND beat > now() - ${MARGIN} * lease * interval '1 millisecond')`;

const MOMENT = '(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS moment';
const BEGIN = `INSERT INTO processes (address, lease, beat, gone) VALUES ($1, $2, clock_timestamp(), false)
  RETURNING id, ${MOMENT}`;
// Whoever comes too late may have been taken for dead already, whatever its own clock says.
const BEAT = `UPDATE processes SET beat = clock_timestamp()
  WHERE id = $1 AND NOT gone AND beat > clock_timestamp() - lease * interval '1 millisecond' RETURNING id, ${MOMENT}`;
const GONE = 'UPDATE processes SET gone = true WHERE id = $1';
const LEAVE = 'WITH freed AS (UPDATE marks SET owner = NULL WHERE owner = $1) DELETE FROM processes WHERE id = $1';
const CLEAN = `DELETE FROM processes WHERE beat < now() - interval '1 day'
  AND NOT EXISTS (SELECT FROM marks WHERE owner = processes.id)`;

const OTHERS = `SELECT id, beat::text FROM processes WHERE id <> $1 AND ${ALIVE}`;
/** Milliseconds between two looks at those who may have died. */
const OFTEN = 200;

interface Other {
  readonly id: number;
  readonly beat: string;
}

interface Beat {
  readonly id: number;
  readonly moment: number;
}

export async function openLease({ database, address, length, lapsed }: LeaseParts): Promise<Lease> {
  let process = 0;
  let until = 0;
  /** What is added to the clock that nobody sets. */
  let offset: number | null = null;

  async function ask(text: string, values: readonly unknown[]): Promise<boolean> {
    const sent = performance.now();
    const [beat] = await database.query<Beat>(text, values);
    if (beat === undefined) return false;
    process = beat.id;
    until = sent + length;
    const measured = beat.moment - (sent + performance.now()) / 2;
    offset = offset === null ? measured : offset + Math.min(STEP, Math.max(-STEP, measured - offset));
    return true;
  }

  async function beat(): Promise<void> {
    if (await ask(BEAT, [process])) return;
    // Whatever is claimed until there is a new number is claimed for one that is gone.
    until = 0;
    lapsed();
    await database.query(GONE, [process]);
    await ask(BEGIN, [address, length]);
  }

  await database.query(CLEAN);
  await ask(BEGIN, [address, length]);
  let beating: Promise<void> | null = null;
  const beats = setInterval(() => {
    // A database that cannot be reached is noticed by the lease, which ends.
    beating ??= beat()
      .catch(() => {})
      .finally(() => {
        beating = null;
      });
  }, length / BEATS);
  beats.unref();

  const others = (): Promise<Other[]> => database.query<Other>(OTHERS, [process]);

  return {
    get process() {
      return process;
    },
    get holds() {
      return performance.now() < until;
    },
    now: () => Math.round((offset ?? 0) + performance.now()),
    others,
    async mustBeAlone() {
      const seen = new Map<number, string>();
      for (;;) {
        const living = await others();
        if (living.length === 0) return;
        if (living.some(({ id, beat: now }) => (seen.get(id) ?? now) !== now))
          throw new BadInput('Another server uses this database: stop it, or choose another one with DATABASE_URL=….');
        for (const { id, beat: now } of living) seen.set(id, now);
        await pause(OFTEN);
      }
    },
    async end() {
      clearInterval(beats);
      await beating;
      await database.query(LEAVE, [process]);
    },
  };
}
