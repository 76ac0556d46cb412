import { PROTOCOL, type YourMatch } from '@insula/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change, Store } from '../src/store/store.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

/** What a commit waits for; null: it is answered at once. */
let waits: ((changes: readonly Change[]) => Promise<void>) | null;
let release = (): void => {};
/** What whoever comes waits for; null: nothing. */
let chats: (() => Promise<void>) | null;
let loads: string[];
let real: Store;
let server: Running;
let guests: Guest[];
beforeEach(async () => {
  waits = null;
  chats = null;
  loads = [];
  server = await running({ LOG: 'silent' }, (store) => {
    real = store;
    return {
      ...store,
      async commit(...parts) {
        await waits?.(parts.flat());
        return store.commit(...parts);
      },
      async chat(...asked) {
        await chats?.();
        return store.chat(...asked);
      },
      async snapshot(match) {
        loads.push(match);
        await pause(20);
        return store.snapshot(match);
      },
    };
  });
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(async () => {
  waits = null;
  chats = null;
  release();
  await server.stop();
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const entriesOf = (changes: readonly Change[]): number =>
  changes.filter((change) => 'put' in change && change.put === 'entry').length;

async function inTurn(match: string): Promise<[mover: Player, other: Player]> {
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  const seat = players[0].table?.awaited[0] ?? 0;
  return [players[seat], players[1 - seat]];
}

test('with a slow store nothing is told before it is kept, and what is asked meanwhile waits its turn', async () => {
  const match = await started(guests, { game: 'raja' });
  const [mover, other] = await inTurn(match);
  let kept = 0;
  waits = async (changes) => {
    await pause(100);
    kept += entriesOf(changes);
  };
  const heard: number[] = [];
  const first = mover.move(mover.table?.legal[0] ?? '').then(() => heard.push(kept));
  await pause(30);
  // Its group is under way: this waits, and is judged by the table as it is then.
  const stale = mover.move(mover.table?.legal[0] ?? '');
  await first;
  expect(heard).toEqual([1]);
  expect(await stale).toMatchObject({ t: 'refused', code: 'stale' });
  await other.until(() => other.n > 0);
  expect(other.n).toBeGreaterThan(0);
});

test('a store that never answers keeps only the matches waiting that wrote something', async () => {
  const [stuck, other] = [await started(guests, { game: 'raja' }), await started(guests, { game: 'raja' })];
  const [mover] = await inTurn(stuck);
  const [reader] = await inTurn(other);
  const never = new Promise<void>((resolve) => {
    release = resolve;
  });
  waits = () => never;
  const before = mover.received.length;
  void mover.move(mover.table?.legal[0] ?? '');
  await pause(200);
  expect(mover.received.length).toBe(before);
  // What asks nothing of the store is answered.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await guests[0].get(`/api/matches/${other}/drawing?seat=0`)).status).toBe(200);
  expect(reader.closed).toBeNull();
  release();
  await mover.until(() => mover.received.length > before);
});

test('while the store is slow a thousand requests wait in a match, and whatever comes then is refused at once', async () => {
  const [mover, other] = await inTurn(await started(guests, { game: 'raja' }));
  waits = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  void mover.move(mover.table?.legal[0] ?? '');
  await pause(50);
  const answers = Array.from({ length: 1_100 }, () => other.ask({ t: 'ping' }));
  await other.until(() => other.received.filter((text) => text.includes('"too-many"')).length === 100);
  waits = null;
  release();
  const kinds = (await Promise.all(answers)).map(({ t }) => t);
  expect(kinds.filter((t) => t === 'ack')).toHaveLength(1_000);
});

test('a server whose store has not answered for five seconds is not ready', async () => {
  const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
  const [mover] = await inTurn(await started(guests, { game: 'raja' }));
  waits = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  const moved = mover.move(mover.table?.legal[0] ?? '');
  await pause(30);
  expect(await ready()).toBe(200);
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
  expect(await ready()).toBe(503);
  later.mockRestore();
  release();
  expect((await moved).t).toBe('ack');
  expect(await ready()).toBe(200);
});

test('whoever hangs up while they come in is not there', async () => {
  const match = await started(guests, { game: 'raja' });
  const bob = await Player.enter(server, guests[1], match, 1);
  const isThere = (): boolean => bob.match?.seats[0].present ?? false;
  const asked = new Promise<void>((resolve) => {
    chats = () => {
      resolve();
      return new Promise((go) => {
        release = go;
      });
    };
  });
  const ann = await Player.connect(server, guests[0]);
  ann.say({ t: 'hello', protocol: PROTOCOL, match, seat: 0, since: 0, phrases: false });
  await asked;
  ann.drop();
  await pause(100);
  release();
  await bob.until(() => bob.received.some((text) => text.startsWith('{"t":"match"')));
  await bob.until(() => !isThere());
  const { body } = await guests[1].get<YourMatch>(`/api/matches/${match}`);
  expect(body.match.seats[0].present).toBe(false);
});

test('two who ask for a match at once find one match', async () => {
  const match = await started(guests, { game: 'raja' });
  await server.restart();
  loads = [];
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  expect(loads.filter((id) => id === match)).toHaveLength(1);
  const seat = players[0].table?.awaited[0] ?? 0;
  await players[seat].move(players[seat].table?.legal[0] ?? '');
  await players[1 - seat].until(() => players[1 - seat].n === players[seat].n);
});

test('at the start only matches are loaded in which something is due', async () => {
  const idle = await started(guests, { game: 'raja' });
  const timed = await started(guests, { game: 'raja', clock: { kind: 'move', seconds: 3 } });
  const bot = { kind: 'bot', level: 'random' };
  const bots = await started([guests[0]], { game: 'raja', seats: [bot, bot], pace: 'normal' });
  loads = [];
  await server.restart();
  await pause(300);
  expect([idle, timed, bots].map((match) => loads.includes(match))).toEqual([false, true, true]);
  const due = await real.due(Number.MAX_SAFE_INTEGER, 10);
  expect(due).toEqual([bots, timed]);
});

test('a match of other rules is refused in one sentence, and stands in the lists', async () => {
  const match = await started(guests, { game: 'raja' });
  const row = await real.match(match);
  const head = { ...JSON.parse(row?.head ?? ''), version: 99 };
  if (row !== null) await real.commit([{ put: 'match', row: { ...row, head: JSON.stringify(head) } }]);
  await server.restart();
  expect(await guests[0].get(`/api/matches/${match}`)).toMatchObject({ status: 409, body: { code: 'other-rules' } });
  await expect(Player.enter(server, guests[0], match, 0)).rejects.toThrow('other-rules');
  const { body } = await guests[0].get<{ matches: { match: { id: string } }[] }>('/api/matches?mine=true');
  expect(body.matches.map((each) => each.match.id)).toContain(match);
});
