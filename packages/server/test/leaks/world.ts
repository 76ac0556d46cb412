import { cpSync, rmSync } from 'node:fs';
import { vi } from 'vitest';
import type { serve as Serve } from '../../src/serve.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import type { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { type Guest, Player, type Running } from '../client.ts';
import { BEGINNING, type Born, PAUSE } from './nursery.ts';
import type { Twin } from './twins.ts';

/** Everything an observer received, in order: through which channel, and the bytes. */
export type Received = readonly (readonly [channel: string, text: string])[];

/** Plays one side of all twins on a real server over a copy of the folder. Returns what each twin's observer received. */
export async function live(
  serve: typeof Serve,
  folder: string,
  born: Born,
  twins: readonly Twin[],
  side: 0 | 1,
  log: Settings['log'],
): Promise<Received[]> {
  const data = `${folder}-${side}-live`;
  cpSync(folder, data, { recursive: true });
  vi.setSystemTime(BEGINNING + 1_000_000);
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: data,
    MESSAGES_PER_SECOND: '100000',
    REQUESTS_PER_MINUTE: '1000000',
    TOGETHER: '0',
    LOG: log,
  });
  const served = await serve(settings, quick, () => Date.now());
  const server = { url: `http://127.0.0.1:${served.port}` } as Running;
  try {
    const received: Received[] = [];
    for (const [i, twin] of twins.entries()) received.push(await playTwin(server, born, twin, born.matches[i], side));
    return received;
  } finally {
    await served.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Thousands of commits, and no power cut to fear. */
function quick(store: Store): Store {
  (store as ReturnType<typeof openSqlite>).db.exec('PRAGMA synchronous = OFF');
  return store;
}

async function playTwin(server: Running, born: Born, twin: Twin, match: string, side: 0 | 1): Promise<Received> {
  const { observer, seats } = twin;
  const received: [string, string][] = [];
  const guests = born.cookies.slice(0, seats).map((cookie) => ({ cookie }) as Guest);
  const own = observer === null ? ({ cookie: born.bystander } as Guest) : guests[observer];
  const players: Player[] = [];
  for (const [seat, guest] of guests.entries()) players.push(await Player.enter(server, guest, match, seat));
  const watching = await Player.enter(server, own, match, observer, 0, true);
  const observers = observer === null ? [watching] : [watching, players[observer]];
  let requests = 0;

  /** The first of these makes the match go on; once all are answered, whatever was sent before has arrived everywhere. */
  async function settled(): Promise<void> {
    await players[0].ask({ t: 'ping' }, `ping-${requests++}`);
    await Promise.all([...players.slice(1), watching].map((player) => player.ask({ t: 'ping' }, `ping-${requests++}`)));
    for (const [i, player] of observers.entries())
      for (const text of player.received.splice(0)) received.push([`socket ${i + 1}`, text]);
  }
  async function pass(milliseconds: number): Promise<void> {
    vi.setSystemTime(Date.now() + milliseconds);
    await settled();
  }
  async function look(path: string): Promise<void> {
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie: own.cookie } });
    const heads = [...answer.headers].filter(([name]) => !PASSING.includes(name));
    received.push([path, JSON.stringify([answer.status, heads, await answer.text()])]);
  }
  /** What a list tells of this match; what it tells of others depends on which of them are in memory just then. */
  async function lookIn(path: string): Promise<void> {
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie: own.cookie } });
    const { matches } = (await answer.json()) as { matches: { match: { id: string } }[] };
    received.push([path, JSON.stringify(matches.filter((each) => each.match.id === match))]);
  }
  async function lookAround(step: number): Promise<void> {
    const seat = observer === null ? '' : `seat=${observer}&`;
    const { n } = watching;
    await look(`/api/matches/${match}/replay?${seat}n=${n}`);
    await look(`/api/matches/${match}/replay?${seat}n=${Math.max(0, n - (step % 5))}`);
    await look(`/api/matches/${match}/replay?seat=${((observer ?? 0) + 1) % seats}&n=${n}`);
    for (let early = n % 7; early < n; early += Math.ceil(n / 5))
      await look(`/api/matches/${match}/replay?${seat}n=${early}`);
    await look(`/api/matches/${match}/replay?${seat}n=999999`);
    await look(`/api/matches/${match}/open/replay?n=${n}`);
    await look(`/api/matches/${match}/open/items`);
    await look(`/api/matches/${match}/items?${seat}`);
    await look(`/api/matches/${match}/course?${seat}`);
    await look(`/api/matches/${match}/drawing?${seat}`);
    await look(`/api/matches/${match}/drawing?seat=${((observer ?? 0) + 1) % seats}`);
    await look(`/api/matches/${match}/file?${seat}`);
    await look(`/api/matches/${match}/file`);
    await look(`/api/matches/${match}`);
    await look('/api/matches?mine=true');
    await lookIn('/api/matches?which=live');
    await look('/api/matches');
    for (const since of [0, Math.max(0, n - 3)]) {
      const again = await Player.enter(server, own, match, observer, since, step % 2 === 0);
      await again.ask({ t: 'ping' }, `ping-${requests++}`);
      for (const text of again.received) received.push([`back since ${since}`, text]);
      again.drop();
      await settled();
    }
  }
  async function probe(moves: readonly string[]): Promise<void> {
    const decision = watching.table?.decision ?? 0;
    await watching.ask({ t: 'move', decision, moves: [...moves] }, `probe-${requests++}`);
    await watching.ask({ t: 'move', decision, moves: moves.slice(1) }, `probe-${requests++}`);
    await watching.ask({ t: 'move', decision: decision + 1, moves: [...moves] }, `probe-${requests++}`);
    await watching.ask({ t: 'undo', decision: decision + 1 }, `probe-${requests++}`);
    await settled();
  }
  async function move(seat: number, text: string, id: string): Promise<void> {
    await players[seat].ask({ t: 'ping' }, `ping-${requests++}`);
    const decision = players[seat].table?.decision ?? 0;
    const reply = await players[seat].ask({ t: 'move', decision, moves: [text] }, id);
    if (reply.t === 'refused' && side === 0) throw new Error(`seat ${seat}, "${text}": ${JSON.stringify(reply)}`);
  }

  try {
    for (const [i, { seat, moves, probe: chain }] of twin.steps.entries()) {
      if (i < twin.shared) {
        vi.setSystemTime(Date.now() + 1_000);
        const isWindow = watching.table?.closes !== undefined;
        await move(seat, moves[side], `step-${i}`);
        if (isWindow) await pass(PAUSE);
        else await watching.ask({ t: 'ping' }, `ping-${requests++}`);
        continue;
      }
      if (i === twin.shared) await lookAround(i);
      await pass(1_000);
      if (chain !== null) await probe(chain.moves);
      await move(seat, moves[side], `step-${i}`);
      await settled();
      if (seat === observer && watching.table?.answer != null) await withdrawAndRedo(seat, moves[side], i);
      else await move(seat, moves[side], `step-${i}`);
      if (i % 3 === 0) await players[(i + 1) % seats].ask({ t: 'chat', text: `step ${i}` }, `chat-${i}`);
      await pass(PAUSE - 2_000);
      await pass(2_000);
      if (i % 5 === 0) await lookAround(i);
      if (i % 3 === 0 && seat === observer && watching.table?.answer === undefined) await undoAndRedo(seat, moves[side], i);
    }
    await lookAround(0);
    await consent();
    await lookAround(1);
    return received;
  } finally {
    for (const player of [...players, watching]) player.drop();
  }

  /** An answer that others do not know of yet. */
  async function withdrawAndRedo(seat: number, text: string, step: number): Promise<void> {
    await players[seat].ask({ t: 'withdraw', decision: players[seat].table?.decision ?? 0 }, `withdraw-${step}`);
    await settled();
    await move(seat, text, `again-${step}`);
  }

  async function undoAndRedo(seat: number, text: string, step: number): Promise<void> {
    const decision = players[seat].table?.decision ?? 0;
    const reply = await players[seat].ask({ t: 'undo', decision }, `undo-${step}`);
    await pass(1_000);
    if (reply.t === 'refused') return;
    await lookAround(step);
    await move(seat, text, `redo-${step}`);
    await pass(PAUSE);
  }

  /** Everybody agrees to take back the last moves of the observer, or of the first seat. */
  async function consent(): Promise<void> {
    const asks = observer ?? 0;
    await players[asks].ask({ t: 'propose', what: 'undo' }, 'consent');
    await pass(1_000);
    for (const [seat, player] of players.entries())
      if (seat !== asks) await player.ask({ t: 'vote', what: 'undo', yes: true }, `consent-${seat}`);
    await pass(1_000);
  }
}

/** These tell only when and how often this process was asked. */
const PASSING = ['date', 'x-ratelimit-reset', 'keep-alive', 'connection'];
