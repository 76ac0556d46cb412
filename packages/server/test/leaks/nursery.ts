import { join } from 'node:path';
import { commitmentTo } from '@insula/kernel';
import type { Shelf } from '@insula/shelf';
import type { Head, Person } from '../../src/match/match.ts';
import { headChange } from '../../src/match/record.ts';
import { newHead } from '../../src/match/setup.ts';
import { COOKIE, openPeople } from '../../src/people.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Change } from '../../src/store/store.ts';
import type { Twin } from './twins.ts';

/** When the matches were made. Time stands still unless a test moves it. */
export const BEGINNING = Date.UTC(2030, 0, 1);
/** The longest pause there is: no real timer runs out while a test does. */
export const PAUSE = 60_000;

/** Who plays the matches of a folder: one person per seat, and one who looks on. */
export interface Born {
  readonly cookies: readonly string[];
  readonly bystander: string;
  /** One id per twin. */
  readonly matches: readonly string[];
}

/** Fills a folder with matches that have just begun: what a server would have kept of them. */
export async function nursery(folder: string, shelf: Shelf, twins: readonly Twin[]): Promise<Born> {
  const store = openSqlite(join(folder, 'insula.sqlite'));
  const people = await openPeople(store);
  const guests = Array.from({ length: 9 }, () => people.guest());
  const changes: Change[] = [];
  const matches = twins.map((twin, i) => {
    const persons = guests.slice(0, twin.seats).map(({ person }) => person);
    const head = headOf(shelf, twin, persons, i % 2 === 0);
    changes.push(headChange(head));
    return head.id;
  });
  await store.commit(changes);
  await store.close();
  const cookies = guests.map(({ cookie }) => `${COOKIE}=${cookie}`);
  return { cookies: cookies.slice(0, 8), bystander: cookies[8], matches };
}

function headOf(shelf: Shelf, twin: Twin, persons: readonly Person[], timed: boolean): Head {
  const { game, options, secret } = twin;
  const clock = timed ? { kind: 'bank' as const, seconds: 86_400, increment: 3_600 } : { kind: 'none' as const };
  const seats = persons.map(() => ({ kind: 'open' as const }));
  const wanted = {
    game,
    options: { ...options },
    seats,
    clock,
    pause: PAUSE,
    pace: 'instant' as const,
    listed: true,
    position: null,
  };
  return {
    ...newHead(shelf.game(game), wanted, persons[0], '', BEGINNING),
    secret,
    commitment: commitmentTo(secret),
    seats: persons.map(({ id, name }) => ({
      kind: 'person',
      person: id,
      name,
      level: null,
      standIn: false,
      brief: null,
      timeouts: 0,
      resigned: false,
    })),
    phase: 'playing',
  };
}

/** Makes the second world of a folder: another secret of the server's behind every match, and nothing else. */
export async function otherSecrets(folder: string, born: Born): Promise<void> {
  const store = openSqlite(join(folder, 'insula.sqlite'));
  const changes = await Promise.all(
    born.matches.map(async (id): Promise<Change> => {
      const row = await store.match(id);
      if (row === null) throw new Error(`no match ${id}`);
      const head = JSON.parse(row.head) as Head;
      return { put: 'match', row: { ...row, head: JSON.stringify({ ...head, secret: elsewhere(head.secret) }) } };
    }),
  );
  await store.commit(changes);
  await store.close();
}

/** The secret of the same match in the second world. */
export const elsewhere = (secret: string): string => `other ${secret}`;
