// Each attack of docs/security.md that takes room or time from everybody, by name. Attackers have an address of their own.
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { LONG } from './longMatch.mjs';
import { begun, call, DUEL, pause, person, place } from './people.mjs';

/** Another address of this machine than that of the well-behaved. */
const FROM = '127.0.0.2';

/** Every attack goes on until its process is ended. */
export const ATTACKS = {
  async pings(port) {
    const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(0x89, 'x'.repeat(125))));
    await times(20, async () => {
      const socket = await upgraded(port);
      for (; !socket.destroyed; await pause(1)) socket.write(pings);
    });
  },
  async 'log growth'(port) {
    const cookie = await person(place(port, FROM));
    const match = await begun(place(port, FROM), cookie, { ...DUEL, seats: [{ kind: 'me' }, { kind: 'me' }] });
    await times(4, async (i) => {
      const seated = await seat(port, cookie, match, i % 2);
      const asks = ['leave', 'return', 'propose', 'undo'].map((t) =>
        t === 'propose' ? { t, what: 'undo' } : t === 'undo' ? { t, decision: 1 } : { t },
      );
      for (let n = 0; seated.readyState === WebSocket.OPEN; n++) {
        seated.send(JSON.stringify({ ...asks[n % asks.length], id: `a${i}-${n}` }));
        if (n % 20 === 0) await pause(5);
      }
    });
  },
  async 'a long match'(port) {
    const at = place(port, FROM);
    const asked = async (path) => void (await call(at, 'GET', path, '', null));
    await Promise.all([
      times(30, async () => {
        const socket = await seat(port, '', LONG, null);
        await Promise.race([new Promise((resolve) => socket.once('close', resolve)), pause(2_000)]);
        socket.terminate();
      }),
      times(6, () => asked(`/api/matches/${LONG}/items`)),
      times(4, () => asked(`/api/matches/${LONG}/replay?n=${200_000}`)),
      times(2, () => asked(`/api/matches/${LONG}/file`)),
    ]);
  },
  'slow bodies': (port) =>
    times(400, async () => {
      const socket = raw(port, 'POST /api/me HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 9000');
      while (!socket.destroyed) {
        await pause(1_000);
        socket.write(' ');
      }
    }),
  'refused upgrades': (port) =>
    times(100, async () => {
      const socket = raw(port, 'GET /elsewhere HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade');
      await pause(20);
      if (Math.random() < 0.05) socket.destroy();
    }),
  'half-open sockets': (port) =>
    times(600, async () => {
      const socket = Math.random() < 0.5 ? raw(port) : await upgraded(port);
      while (!socket.destroyed) await pause(500);
    }),
  async 'slow readers'(port) {
    const cookie = await person(place(port, FROM));
    const match = await begun(place(port, FROM), cookie, { ...DUEL, seats: [{ kind: 'me' }, { kind: 'me' }] });
    const talkers = Promise.all(
      [0, 1].map(async (own) => {
        const socket = await seat(port, cookie, match, own);
        for (let n = 0; socket.readyState === WebSocket.OPEN; n++) {
          socket.send(JSON.stringify({ t: 'chat', id: `c${own}-${n}`, text: 'x'.repeat(500) }));
          await pause(20);
        }
      }),
    );
    const deaf = times(300, async () => {
      const socket = await seat(port, '', match, null);
      socket.pause();
      await new Promise((resolve) => socket.once('close', resolve));
    });
    await Promise.all([talkers, deaf]);
  },
  'matches without end': (port) =>
    times(20, async () => {
      const at = place(port, FROM);
      const cookie = await person(at);
      for (let n = 0; n < 50; n++) {
        if ((await begun(at, cookie, { ...DUEL, seats: [{ kind: 'me' }, { kind: 'me' }] })) === null) await pause(50);
      }
    }),
  bots: (port) =>
    times(6, async () => {
      const at = place(port, FROM);
      const cookie = await person(at);
      for (let n = 0; n < 50; n++) {
        const bots = ['strong', 'casual'].map((level) => ({ kind: 'bot', level }));
        if ((await begun(at, cookie, { game: 'raja', seats: bots })) === null) await pause(50);
      }
    }),
};

/** Does something in so many places at once, again and again. */
const times = (count, act) =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      for (;;) {
        await act(i).catch(() => {});
        await pause(10);
      }
    }),
  );

function frame(kind, text) {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([kind, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

function raw(port, ...lines) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: FROM, allowHalfOpen: true });
  socket.on('error', () => {});
  if (lines.length > 0) socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** A WebSocket that reads nothing. */
async function upgraded(port) {
  const socket = raw(
    port,
    'GET /socket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  );
  await Promise.race([new Promise((resolve) => socket.once('data', resolve)), pause(1_000)]);
  socket.pause();
  return socket;
}

async function seat(port, cookie, match, own) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie }, localAddress: FROM });
  socket.on('error', () => {});
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', reject);
  });
  socket.send(JSON.stringify({ t: 'hello', protocol: 3, match, seat: own, since: 0, phrases: true }));
  return socket;
}
