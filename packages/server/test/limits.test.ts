import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { openClients } from '../src/clients.ts';
import { openApp } from '../src/http/app.ts';
import { addHealth } from '../src/http/health.ts';
import { readSettings } from '../src/index.ts';
import { openMetrics } from '../src/metrics.ts';
import { guest, Player, type Running, running, started } from './client.ts';
import { pingFrame, raw, rawSocket, textFrame } from './raw.ts';

/** How the answer to a ping begins, as Latin-1. */
const PONG = '\u008a';

let server: Running;
afterEach(() => server.stop());

const status = async (path: string, headers: { [name: string]: string } = {}): Promise<number> =>
  (await fetch(`${server.url}${path}`, { headers })).status;

test('the metrics are for this machine itself, not for whoever asks through it', async () => {
  server = await running({ LOG: 'silent' });
  expect(await status('/metrics')).toBe(200);
  expect(await status('/metrics', { 'x-prometheus-scrape-timeout-seconds': '10' })).toBe(200);
  const words = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'cdn-loop'];
  const ownWords = ['x-original-for', 'x-envoy-external-address', 'x-amzn-trace-id', 'x-cluster-client-ip'];
  for (const name of [...words, ...ownWords])
    expect([name, await status('/metrics', { [name]: '192.0.2.7' })]).toEqual([name, 403]);
});

test('without a token the metrics are for no other machine', async () => {
  server = await running();
  const app = await openApp(readSettings({ LOG: 'silent' }), openClients([]));
  addHealth(
    app,
    openMetrics(
      () => 0,
      () => 0,
    ),
    '',
    () => true,
  );
  for (const [address, expected] of Object.entries({ '127.0.0.1': 200, '::1': 200, '192.0.2.7': 403, '10.0.0.1': 403 })) {
    const { statusCode } = await app.inject({ url: '/metrics', remoteAddress: address });
    expect([address, statusCode]).toEqual([address, expected]);
  }
});

test('with a token the metrics are for whoever has all of it, from wherever', async () => {
  server = await running({ LOG: 'silent', METRICS_TOKEN: 'sesame' });
  for (const token of ['', 'Bearer ', 'Bearer sesam', 'Bearer sesames', 'sesame', 'Bearer SESAME'])
    expect([token, await status('/metrics', { authorization: token })]).toEqual([token, 403]);
  expect(await status('/metrics')).toBe(403);
  expect(await status('/metrics', { authorization: 'Bearer sesame', 'x-forwarded-for': '192.0.2.7' })).toBe(200);
});

test('one address asks so often in a minute and no more', async () => {
  server = await running({ LOG: 'silent', REQUESTS_PER_MINUTE: '5' });
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push(await status('/api/matches'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refused = await (await fetch(`${server.url}/api/matches`)).json();
  expect(refused).toEqual({ code: 'too-many', rule: null, message: 'Too many requests: wait a minute.' });
});

test('what is not there is asked for as often as what is, and no more', async () => {
  server = await running({ LOG: 'silent', REQUESTS_PER_MINUTE: '5' });
  const statuses: number[] = [];
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'POST', 'POST', 'GET'])
    statuses.push((await fetch(`${server.url}/api/elsewhere`, { method })).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  expect(await status('/api/matches')).toBe(429);
});

test('what is no HTTP, too much of it, or too late, is refused in the same shape as all else', async () => {
  server = await running({ LOG: 'silent', REQUEST_SECONDS: '1' });
  const refusal = async (...lines: string[]): Promise<[string, unknown]> => {
    const socket = raw(server, ...lines);
    // Whoever says nothing at all is cut without a word.
    const slowly = setInterval(() => socket.write('x'), 300);
    let text = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    await once(socket, 'end');
    clearInterval(slowly);
    socket.destroy();
    const [head, body] = text.split('\r\n\r\n');
    return [head.slice(0, 'HTTP/1.1 400'.length), JSON.parse(body)];
  };
  const sentence = (code: string) => ({ code, rule: null, message: expect.stringMatching(/\.$/) });
  expect(await refusal('what is this')).toEqual(['HTTP/1.1 400', sentence('malformed')]);
  const long = `X: ${'x'.repeat(20_000)}`;
  expect(await refusal('GET /api/me HTTP/1.1', 'Host: x', long)).toEqual(['HTTP/1.1 431', sentence('too-long')]);
  const slow = ['POST /api/me HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 99'];
  expect(await refusal(...slow)).toEqual(['HTTP/1.1 408', sentence('malformed')]);
});

test('a long message counts as one for each KiB of it', async () => {
  server = await running({ LOG: 'silent', MESSAGES_PER_SECOND: '1' });
  const said = async (text: string): Promise<number> => {
    const player = await Player.connect(server, null);
    for (let i = 0; i < 20; i++) player.sayRaw(text);
    await player.until(() => player.received.length === 20);
    return player.received.filter((answer) => answer.includes('"malformed"')).length;
  };
  expect(await said('x'.repeat(1024))).toBeGreaterThanOrEqual(4);
  // The first takes more than there is, and thirteen seconds go by until that is back.
  expect(await said('x'.repeat(16 * 1024))).toBe(1);
});

test('whoever says nothing but nonsense is hung up on', async () => {
  server = await running({ LOG: 'silent' });
  const player = await Player.connect(server, null);
  for (let i = 0; i < 150; i++) player.sayRaw('nonsense');
  await player.until(() => player.closed !== null);
  expect(player.closed).toBe(1008);
});

test('whoever says nonsense now and then is not', async () => {
  server = await running();
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
  const ann = await Player.enter(server, guests[0], await started(guests, { game: 'raja' }), 0);
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 60; i++) ann.sayRaw('nonsense');
    expect((await ann.ask({ t: 'ping' })).t).toBe('ack');
  }
});

test('all sockets of one address together say as much as twenty, and no more', async () => {
  server = await running({ LOG: 'silent', MESSAGES_PER_SECOND: '1' });
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
  const match = await started(guests, { game: 'example' });
  const sockets = await Promise.all(Array.from({ length: 60 }, () => Player.enter(server, null, match, null)));
  for (const socket of sockets) for (let i = 0; i < 3; i++) socket.say({ t: 'ping', id: `p${i}` });
  await Promise.all(sockets.map((socket) => socket.until(() => socket.received.length === 4)));
  const refused = sockets.flatMap(({ received }) => received).filter((text) => text.includes('"too-many"'));
  // Of 240 messages the first 80 are heard, and 20 more in every second.
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.length).toBeLessThanOrEqual(160);
});

test('pings of all sockets of one address count together, like messages', async () => {
  server = await running({ LOG: 'silent', MESSAGES_PER_SECOND: '1' });
  const sockets = await Promise.all(Array.from({ length: 60 }, () => rawSocket(server, null)));
  const heard = await Promise.all(
    sockets.map(async (socket) => {
      let text = '';
      const answered = new Promise<void>((resolve) => {
        socket.setEncoding('latin1').on('data', (piece: string) => {
          text += piece;
          // What is said after the pings is answered after them.
          if (text.includes('"refused"')) resolve();
        });
      });
      socket.resume().write(Buffer.concat([pingFrame(), pingFrame(), pingFrame(), textFrame({})]));
      await answered;
      return text;
    }),
  );
  const answered = heard.join('').split(PONG).length - 1;
  // Of 180 pings the first 80 at most are answered, and 20 more in every second.
  expect(answered).toBeGreaterThan(10);
  expect(answered).toBeLessThan(160);
  for (const socket of sockets) socket.destroy();
});

test('whoever is hung up on and does not hang up is not listened to any longer', async () => {
  server = await running({ LOG: 'silent', REQUEST_SECONDS: '300' });
  const socket = await rawSocket(server, null);
  // More than waits on the way: if all of it leaves, somebody has read it.
  const flood = Buffer.alloc(24 * 1024 * 1024, textFrame({ nonsense: 'x'.repeat(16_000) }));
  const end = new Promise((resolve) => {
    socket.once('drain', () => resolve('read')).once('close', () => resolve('cut'));
  });
  socket.resume().write(Buffer.concat([...Array.from({ length: 150 }, () => textFrame({})), flood]));
  expect(await end).toBe('cut');
});

test('of what one address asks for at once, one thing is begun in a turn of the event loop: requests, and sockets', async () => {
  let loops = 0;
  const asked: { readonly list: number[]; readonly person: number[] } = { list: [], person: [] };
  server = await running({ LOG: 'silent' }, (store) => ({
    ...store,
    list: (...args) => {
      asked.list.push(loops);
      return store.list(...args);
    },
    person: (id) => {
      asked.person.push(loops);
      return store.person(id);
    },
  }));
  const ann = await guest(server, 'Ann');
  asked.person.length = 0;
  const spin = (): void => {
    loops++;
    if (asked.list.length < 20 || asked.person.length < 20) setImmediate(spin);
  };
  setImmediate(spin);
  const lines = ['GET /api/matches HTTP/1.1', 'Host: 127.0.0.1', ''];
  const requests = raw(server, ...Array.from({ length: 20 }, () => lines).flat());
  await expect.poll(() => asked.list.length).toBe(20);
  requests.destroy();
  expect(new Set(asked.list).size).toBe(20);
  // All are there before the first of them asks: else they might come one by one by themselves.
  const silent = Array.from({ length: 20 }, () => raw(server));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  await fetch(`${server.url}/healthz`);
  const sockets = await Promise.all(silent.map((socket) => rawSocket(server, ann, socket)));
  for (const socket of sockets) socket.destroy();
  expect(asked.person.length).toBe(20);
  expect(new Set(asked.person).size).toBe(20);
});
