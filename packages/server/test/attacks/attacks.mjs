// Each attack of docs/security.md that takes room or time from everybody, by name. Attackers have an address of their own.
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { LONG } from './longMatch.mjs';
import { anyMove, begun, call, DUEL, isAsked, pause, person, place, sit } from './people.mjs';

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
  /** Messages that never end, a byte in each piece. */
  async fragments(port) {
    const pieces = Buffer.concat([frame(0x01, 'x'), ...Array.from({ length: 16_000 }, () => frame(0x00, 'x'))]);
    await times(480, async () => {
      const socket = await upgraded(port);
      socket.write(pieces);
      while (!socket.destroyed) await pause(500);
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
      times(400, async () => {
        const socket = await seat(port, '', LONG, null);
        await Promise.race([new Promise((resolve) => socket.once('close', resolve)), pause(2_000)]);
        socket.terminate();
      }),
      times(6, () => asked(`/api/matches/${LONG}/items`)),
      times(4, () => asked(`/api/matches/${LONG}/replay?n=${200_000}`)),
      times(2, () => asked(`/api/matches/${LONG}/file`)),
      times(2, () => asked(`/api/matches/${LONG}/course`)),
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
  async hellos(port) {
    const at = place(port, FROM);
    const bots = ['random', 'random', 'random', 'random'].map((level) => ({ kind: 'bot', level }));
    const match = await begun(at, await person(at), { game: 'landlord', seats: bots });
    for (;;) {
      const sockets = await Promise.all(Array.from({ length: 480 }, () => opened(port, '').catch(() => null)));
      const there = sockets.filter((socket) => socket !== null);
      // Half of them at a table of the well-behaved.
      const { body } = await call(at, 'GET', '/api/matches?which=live', '', null);
      const theirs = body?.matches?.[0]?.match.id ?? match;
      for (const [i, socket] of there.entries()) hello(socket, i % 2 === 0 ? match : theirs, null);
      await pause(1_000);
      for (const socket of there) socket.terminate();
    }
  },
  /** All that an address may ask for in a minute, at once; then more of it. */
  requests: (port) =>
    times(60, async () => {
      const paths = ['games?language=de', 'games/landlord/rules', 'matches?which=live', 'games?language=xx'];
      const lines = paths.flatMap((path) => [`GET /api/${path} HTTP/1.1`, 'Host: x', '']);
      const socket = raw(port, ...Array(10).fill(lines).flat());
      socket.resume();
      await Promise.race([new Promise((resolve) => socket.once('close', resolve)), pause(500)]);
      socket.destroy();
    }),
  /** Questions that are as long as may be, about moves that cannot be. */
  async whys(port) {
    const cookie = await person(place(port, FROM));
    const match = await begun(place(port, FROM), cookie, { game: 'landlord', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await times(20, async (i) => {
      const socket = await opened(port, cookie);
      let legal = ['?'];
      socket.on('message', (text) => {
        legal = JSON.parse(String(text)).table?.legal ?? legal;
      });
      hello(socket, match, i % 2);
      for (let n = 0; socket.readyState === WebSocket.OPEN; n++) {
        const moves = Array.from({ length: 64 }, (_, k) => legal[(n + k) % legal.length] ?? '?');
        socket.send(JSON.stringify({ t: 'why', id: `w${i}-${n}`, moves }));
        await pause(20);
      }
    });
  },
  /** Everybody there hears of every move, each in a way of their own. */
  async 'a crowd that looks on'(port) {
    const cookie = await person(place(port, FROM));
    const match = await begun(place(port, FROM), cookie, { game: 'raja', seats: [{ kind: 'me' }, { kind: 'me' }] });
    const crowd = times(450, async () => {
      const socket = await opened(port, '');
      hello(socket, match, null, true);
      await new Promise((resolve) => socket.once('close', resolve));
    });
    const movers = [0, 1].map(async (own) => {
      const seated = sit(place(port, FROM), cookie, match, own);
      for (;;) {
        if (isAsked(seated, own)) await seated.ask(anyMove(seated));
        else await pause(2);
      }
    });
    await Promise.all([crowd, ...movers]);
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
  const socket = await opened(port, cookie);
  hello(socket, match, own);
  return socket;
}

async function opened(port, cookie) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie }, localAddress: FROM });
  socket.on('error', () => {});
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', reject);
  });
  return socket;
}

const hello = (socket, match, seat, changes = false) =>
  socket.send(JSON.stringify({ t: 'hello', protocol: 3, match, seat, since: 0, phrases: true, changes }));
