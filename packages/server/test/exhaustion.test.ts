import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openUnsent } from '../src/wire/unsent.ts';
import { guest, Player, type Running, running, started } from './client.ts';
import { isCut, pingFrame, pongFrame, raw, rawSocket, textFrame } from './raw.ts';

let server: Running;
afterEach(() => server.stop());

const HOST = 'Host: 127.0.0.1';
/** What a socket is told that is cut for what it does. */
const POLICY = 1008;

test('whoever pings without end and never reads is cut', async () => {
  server = await running({ LOG: 'silent', MESSAGES_PER_SECOND: '50' });
  const socket = await rawSocket(server, null);
  const before = process.memoryUsage().external;
  const pings = Buffer.concat(Array.from({ length: 1_000 }, pingFrame));
  for (let i = 0; i < 100; i++) socket.write(pings);
  expect(await isCut(socket)).toBe(true);
  expect(process.memoryUsage().external - before).toBeLessThan(64 * 1024 * 1024);
});

test('whoever answers without end what nobody asked is cut', async () => {
  server = await running({ LOG: 'silent', MESSAGES_PER_SECOND: '50', REQUEST_SECONDS: '300' });
  const socket = await rawSocket(server, null);
  const cut = new Promise((resolve) => socket.once('end', resolve));
  socket.resume();
  socket.write(Buffer.concat(Array.from({ length: 1_000 }, pongFrame)));
  await cut;
  socket.destroy();
});

test('whoever pings more than they may say is cut, though they read', async () => {
  server = await running({ LOG: 'silent', MESSAGES_PER_SECOND: '50', REQUEST_SECONDS: '300' });
  const socket = await rawSocket(server, null);
  const cut = new Promise((resolve) => socket.once('end', resolve));
  socket.resume();
  socket.write(Buffer.concat(Array.from({ length: 1_000 }, pingFrame)));
  await cut;
  socket.destroy();
});

test('a message comes in sixteen frames, and not in more', async () => {
  server = await running();
  const said = async (frames: number): Promise<string | number> => {
    const socket = new WebSocket(server.url.replace('http', 'ws').concat('/socket'));
    await once(socket, 'open');
    const answered = Promise.race([
      once(socket, 'message').then(String),
      once(socket, 'close').then(([code]) => code as number),
    ]);
    const text = JSON.stringify({ t: 'ping', id: 'a' });
    for (let i = 1; i < frames; i++) socket.send(text[i - 1], { fin: false });
    socket.send(text.slice(frames - 1), { fin: true });
    return answered;
  };
  expect(await said(16)).toContain('"code":"hello"');
  expect(await said(17)).toBe(POLICY);
});

test('a frame that comes byte by byte is not put together for ever', async () => {
  server = await running();
  const socket = await rawSocket(server, null);
  let cut = false;
  socket.on('data', () => {
    cut = true;
  });
  socket.setNoDelay(true).resume();
  socket.write(textFrame({ long: 'x'.repeat(10_000) }).subarray(0, 8));
  for (let i = 0; i < 9_000 && !cut; i++) {
    socket.write('x');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(cut).toBe(true);
});

test('a socket whose other end says nothing any more, though it was pinged, does not stay', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  server = await running({ LOG: 'silent', REQUEST_SECONDS: '300' });
  const [pingAll] = timers.mock.calls.find(([, milliseconds]) => milliseconds === 30_000) ?? [];
  timers.mockRestore();
  const alive = await Player.connect(server, null);
  const dead = await rawSocket(server, null);
  const cut = new Promise((resolve) => dead.once('end', resolve));
  dead.resume();
  pingAll?.();
  // What is answered the second time was said after the pong.
  for (const times of [1, 2]) {
    alive.sayRaw('nonsense');
    await alive.until(() => alive.received.length === times);
  }
  pingAll?.();
  await cut;
  dead.destroy();
  alive.sayRaw('nonsense');
  await alive.until(() => alive.received.length === 3);
  alive.drop();
});

test('whoever asks for much and reads nothing of it does not stay', async () => {
  server = await running({ LOG: 'silent', REQUEST_SECONDS: '1', SOCKETS: '1' });
  const socket = raw(server, ...Array.from({ length: 60 }, () => ['GET /api/games HTTP/1.1', HOST, '']).flat());
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  const isFree = (): Promise<boolean> => fetch(`${server.url}/healthz`).then(Boolean, () => false);
  await expect.poll(isFree).toBe(true);
  socket.destroy();
});

test('a request whose body never comes is not waited for', async () => {
  server = await running({ LOG: 'silent', REQUEST_SECONDS: '1' });
  const socket = raw(server, 'POST /api/me HTTP/1.1', HOST, 'Content-Type: application/json', 'Content-Length: 100');
  expect(await isCut(socket)).toBe(true);
});

test('a socket that never says hello is not waited for', async () => {
  server = await running({ LOG: 'silent', REQUEST_SECONDS: '1' });
  expect(await isCut(await rawSocket(server, null))).toBe(true);
});

test('whoever has said hello is not taken for silent', async () => {
  server = await running({ LOG: 'silent', REQUEST_SECONDS: '1' });
  const ann = await guest(server, 'Ann');
  const match = await started([ann, await guest(server, 'Bob')], { game: 'raja' });
  const player = await Player.enter(server, ann, match, 0);
  // Whoever came later and says nothing is gone by now.
  expect(await isCut(await rawSocket(server, null))).toBe(true);
  expect((await player.ask({ t: 'ping' })).t).toBe('ack');
});

test('connections that are gone do not count', async () => {
  server = await running({ LOG: 'silent', SOCKETS_PER_ADDRESS: '3' });
  const isFree = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = raw(server, 'GET /healthz HTTP/1.1', HOST, 'Connection: close');
      socket.once('data', () => resolve(true)).once('close', () => resolve(false));
      socket.once('end', () => socket.destroy());
    });
  for (let round = 0; round < 3; round++) {
    const silent = Array.from({ length: 3 }, () => raw(server));
    await Promise.all(silent.map((socket) => once(socket, 'connect')));
    expect(await isFree()).toBe(false);
    for (const socket of silent) socket.destroy();
    await expect.poll(isFree).toBe(true);
  }
});

test('every connection counts, also one that asks for nothing; those that are refused do not stay', async () => {
  server = await running({ LOG: 'silent', SOCKETS: '4' });
  const refused = Array.from({ length: 4 }, () =>
    raw(server, 'GET /elsewhere HTTP/1.1', HOST, 'Upgrade: websocket', 'Connection: Upgrade'),
  );
  await Promise.all(refused.map((socket) => new Promise((resolve) => socket.once('data', resolve))));
  (await Player.connect(server, null)).drop();
  const silent = Array.from({ length: 4 }, () => raw(server));
  await Promise.all(silent.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  await expect(Player.connect(server, null)).rejects.toThrow();
  for (const socket of [...refused, ...silent]) socket.destroy();
});

test('where many read slowly, the slowest are cut first, and only as many as it takes', async () => {
  server = await running({ LOG: 'silent' });
  const cut: number[] = [];
  const unsent = openUnsent(100, 250);
  const sockets = [90, 40, 80, 30, 60].map((size, i) => ({
    ws: { terminate: () => cut.push(i) } as unknown as WebSocket,
    socket: { writableLength: size } as Duplex,
  }));
  for (const { ws, socket } of sockets) unsent.written(ws, socket);
  expect(cut).toEqual([0]);
  (sockets[1].socket as { writableLength: number }).writableLength = 101;
  unsent.written(sockets[1].ws, sockets[1].socket);
  expect(cut).toEqual([0, 1]);
});

test('what waited for those who are gone counts no more', () => {
  server = { stop: async () => {} } as Running;
  let cut = 0;
  const unsent = openUnsent(100, 250);
  for (let i = 0; i < 10; i++) {
    const ws = { terminate: () => cut++ } as unknown as WebSocket;
    unsent.written(ws, { writableLength: 90 } as Duplex);
    unsent.forget(ws);
  }
  expect(cut).toBe(0);
});

test('for all sockets together 128 MiB wait, and no more', async () => {
  server = await running({ LOG: 'silent' });
  let cut = 0;
  const unsent = openUnsent();
  const ws = () => ({ terminate: () => cut++ }) as unknown as WebSocket;
  for (let i = 0; i < 134; i++) unsent.written(ws(), { writableLength: 1_000_000 } as Duplex);
  expect(cut).toBe(0);
  for (let i = 0; i < 6; i++) unsent.written(ws(), { writableLength: 1_000_000 } as Duplex);
  expect(cut).toBe(6);
});

test('a log does not grow for ever: after a thousand entries that are no moves, only moves are taken', async () => {
  server = await running({ LOG: 'silent' });
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
  const match = await started(guests, { game: 'raja' });
  const [ann, bob] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  let refused: string | null = null;
  let left = 0;
  for (; refused === null && left < 2_000; left++) {
    const answer = await ann.ask({ t: 'leave' }, `l${left}`);
    if (answer.t === 'refused') refused = answer.code;
    else await ann.ask({ t: 'return' }, `r${left}`);
  }
  expect([refused, left]).toEqual(['too-many', 501]);
  for (const beside of [
    { t: 'propose', what: 'end' },
    { t: 'vote', what: 'end', yes: true },
    { t: 'undo', decision: bob.table?.decision ?? 0 },
  ] as const)
    expect(await bob.ask(beside)).toMatchObject({ t: 'refused', code: 'too-many' });
  const mover = [ann, bob][ann.table?.awaited[0] ?? 0];
  expect((await mover.move(mover.table?.legal[0] ?? '')).t).toBe('ack');
  // Another match begins with a log of its own.
  await ann.ask({ t: 'resign' });
  await bob.until(() => bob.match?.phase === 'over');
  expect((await bob.ask({ t: 'propose', what: 'rematch' })).t).toBe('ack');
});

test('what is no move has a rate of its own', async () => {
  server = await running({ LOG: 'silent', MESSAGES_PER_SECOND: '50' });
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
  const match = await started(guests, { game: 'raja' });
  const ann = await Player.enter(server, guests[0], match, 0);
  const answers = await Promise.all(Array.from({ length: 80 }, (_, i) => ann.ask({ t: 'orders', orders: [] }, `o${i}`)));
  expect(answers.filter(({ t }) => t === 'ack').length).toBeLessThan(60);
  expect((await ann.ask({ t: 'ping' })).t).toBe('ack');
  // To ask whether a move would be allowed is a part of playing.
  ann.say({ t: 'why', id: 'w', moves: ['anything'] });
  await ann.until(() => ann.received.some((text) => text.includes('"id":"w"')));
  expect(ann.received.find((text) => text.includes('"id":"w"'))).toContain('"t":"why"');
});

test('however many look on, together they say as much as one, and whoever plays is still heard', async () => {
  // One line at once, and the next only after seconds: else whoever plays might be heard because time has passed.
  server = await running({ LOG: 'silent', MESSAGES_PER_SECOND: '2' });
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
  const match = await started(guests, { game: 'raja' });
  const ann = await Player.enter(server, guests[0], match, 0);
  const crowd = await Promise.all(Array.from({ length: 8 }, () => Player.enter(server, null, match, null)));
  const answers = await Promise.all(crowd.map((one, i) => one.ask({ t: 'chat', text: `line ${i}` }, `c${i}`)));
  expect((await ann.ask({ t: 'chat', text: 'quiet, please' })).t).toBe('ack');
  expect(answers.filter(({ t }) => t === 'ack').length).toBeLessThan(4);
  expect(answers.find(({ t }) => t === 'refused')).toMatchObject({ code: 'too-many' });
});
