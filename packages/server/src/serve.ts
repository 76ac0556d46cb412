import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { BadInput } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { openBots } from './bots/bots.ts';
import { openHints } from './bots/hints.ts';
import { openPool } from './bots/pool.ts';
import { openClients } from './clients.ts';
import type { Joined } from './cluster/join.ts';
import { addAddress } from './http/address.ts';
import { openApp } from './http/app.ts';
import { addClient } from './http/client.ts';
import type { App } from './http/context.ts';
import { addCourse } from './http/course.ts';
import { addGames } from './http/games.ts';
import { addHealth } from './http/health.ts';
import { addHints } from './http/hints.ts';
import { addMatches } from './http/matches.ts';
import { addPast } from './http/past.ts';
import { addReports } from './http/reports.ts';
import { openStreams } from './http/streams.ts';
import { addTurns } from './http/turns.ts';
import { type Most, openCrowd } from './matches/crowd.ts';
import { glimpsesHere } from './matches/glimpse.ts';
import { type Matches, openMatches } from './matches/matches.ts';
import { sitHere } from './matches/sit.ts';
import { openMetrics } from './metrics.ts';
import { openPeople } from './people.ts';
import { openReports } from './report/reports.ts';
import { besideOf, type Settings } from './settings.ts';
import { atOnce, inSlices } from './slices.ts';
import { storeIn } from './store/copy.ts';
import { makeFolder } from './store/folder.ts';
import { lockFolder } from './store/lock.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { troubleWith } from './store/trouble.ts';
import { watchDoor } from './wire/door.ts';
import { openSockets } from './wire/sockets.ts';
import { openThinkers } from './wire/thinkers.ts';

/** A server that listens. */
export interface Served {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** A view is kept until its match goes on. Where many matches wait, all views look as if they stayed for ever, and those of
 *  quick matches too would be put where only a full collection finds them: a tenth of all work. */
setFlagsFromString('--no-allocation-site-pretenuring');
// Else a crowd that reads a long past leaves up to four times as much garbage lying about as there is in use: on a large machine
// 800 MB, of which 130 are needed.
setFlagsFromString('--heap-growing-percent=100');

/** `wrap` lets a test stand between the server and its store, and `now` move its clock. */
export async function serve(
  settings: Settings,
  wrap: (store: Store) => Store = (store) => store,
  now: (() => number) | null = null,
): Promise<Served> {
  if (settings.databaseUrl !== '') return serveDatabase(settings, wrap, now);
  const file = storeIn(settings.data);
  makeFolder(settings.data);
  const unlock = lockFolder(settings.data);
  const store = openOr(file, unlock);
  try {
    return await open(settings, wrap(store), unlock, now ?? steadyClock());
  } catch (error) {
    await store.close().catch(() => {});
    unlock();
    // Damage deep in a file shows only when that place is read.
    throw troubleWith(file, error);
  }
}

async function serveDatabase(
  settings: Settings,
  wrap: (store: Store) => Store,
  now: (() => number) | null,
): Promise<Served> {
  // Whoever keeps everything in one file need not load what speaks to a database.
  const { openPostgres } = await import('./store/postgres/postgres.ts');
  const { openAnswering } = await import('./cluster/answer.ts');
  const { joinOthers } = await import('./cluster/join.ts');
  const answering = await openAnswering(settings.link);
  try {
    const lease = settings.leaseSeconds * 1000;
    const { store, ...opened } = await openPostgres({ url: settings.databaseUrl, address: answering.address, lease });
    try {
      return await open(settings, wrap(store), answering.close, now ?? opened.now, (app, matches) =>
        joinOthers(app, matches, answering, lease),
      );
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    answering.close();
    throw error;
  }
}

/** Milliseconds since 1970 by the wall clock of the beginning: whoever sets that clock later changes no thinking time. */
function steadyClock(): () => number {
  const began = Date.now() - performance.now();
  return () => Math.round(began + performance.now());
}

/** A store that cannot be opened keeps nobody off its folder. */
function openOr(file: string, unlock: () => void): Store {
  try {
    return openSqlite(file);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** One process that has all matches. */
const alone = async (_: App, matches: Matches): Promise<Joined> => ({
  sit: sitHere(matches),
  glimpse: glimpsesHere(matches),
  leave() {},
  close() {},
});

async function open(
  settings: Settings,
  store: Store,
  unlock: () => void,
  now: () => number,
  amongOthers: (app: App, matches: Matches) => Promise<Joined> = alone,
): Promise<Served> {
  const clients = openClients(settings.trustedProxies);
  const app = await openApp(settings, clients);
  const shelf = await openShelf();
  for (const complaint of shelf.broken) app.log.warn(complaint);
  const pool = openPool((error) => app.log.error({ err: error }, 'a bot failed'));
  const reports = openReports((error) => app.log.error({ err: error }, 'a report failed'));
  const metrics = openMetrics(
    () => matches.rooms.size,
    () => pool.waiting,
  );
  const people = await openPeople(store);
  const matches = await openMatches({
    store,
    crowd: openCrowd(store, mostOf(settings), people.key),
    keepFinished: settings.keepFinished,
    shelf,
    bots: openBots(pool, now),
    metrics,
    together: settings.together,
    lines: besideOf(settings),
    now,
    log: (problem, error) => app.log.error({ err: error }, problem),
  });
  addTurns(app, matches.turns, clients);
  const reception = { matches, people, clients, streams: openStreams(clients) };
  let ready = true;
  addHealth(app, metrics, settings.metricsToken, () => ready && matches.isKeeping);
  addGames(app, reception);
  addAddress(app, settings, () => (app.server.address() as AddressInfo).port);
  addMatches(app, reception, now, (ids) => joined.glimpse(ids));
  addPast(app, reception);
  addCourse(app, reception);
  addHints(app, reception, openHints(pool), now);
  addReports(app, reception, reports);
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  if (existsSync(join(settings.pages, 'index.html'))) await addClient(app, reception, settings.pages);
  const door = watchDoor(app.server, clients, settings);
  const joined = await amongOthers(app, matches);
  const thinkers = openThinkers(pool, shelf, settings.thinkToken);
  const sockets = openSockets({
    server: app.server,
    door,
    sit: joined.sit,
    turns: matches.turns,
    people,
    thinkers,
    metrics,
    settings,
  });
  await listen(app, settings);
  return {
    host: settings.host,
    port: (app.server.address() as AddressInfo).port,
    async close() {
      ready = false;
      // A balancer that finds nobody here any more chooses another.
      const deserted = new Promise((resolve) => app.server.close(resolve));
      joined.leave();
      const sending = (await store.isAlone().catch(() => true)) ? atOnce : inSlices;
      await matches.close(sending);
      await sockets.close(sending);
      joined.close();
      await app.close();
      await deserted;
      await pool.close();
      await reports.close();
      await store.close();
      unlock();
    },
  };
}

const mostOf = ({
  openMatches: open,
  runningMatches: running,
  botMatches: ofBots,
  peoplePerAddress: people,
}: Settings): Most => ({
  open,
  running,
  ofBots,
  people,
});

async function listen(app: App, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const why = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    throw new BadInput(why(host, port));
  }
}

const REASONS: { readonly [code: string]: (host: string, port: number) => string } = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is in use: stop what runs there, or choose another with PORT=${port + 1} npm start.`,
  EACCES: (_, port) => `Port ${port} needs more rights than this user has: choose one above 1023, such as PORT=8080.`,
  EADDRNOTAVAIL: (host) => `HOST=${host} is no address of this machine: use one of its own, or 0.0.0.0 for all of them.`,
  ENOTFOUND: (host) => `HOST=${host} is not a known name: use an address of this machine, or 0.0.0.0 for all of them.`,
};
