import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@insula/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running({ LOG: 'silent' });
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

/** More than any buffer between two programs on one machine holds. */
const LINES = 30_000;
const AT_ONCE = 500;

/** Takes a seat and never reads a word. */
async function deaf(who: Guest, match: string, seat: number): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: ${who.cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const hello = Buffer.from(JSON.stringify({ t: 'hello', protocol: PROTOCOL, match, seat, since: 0, phrases: false }));
  // Masked with zeros: the text stays as it is.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]));
  return socket;
}

test('whoever never reads is cut off, and is no longer there; the others go on', async () => {
  const match = await started(guests, { game: 'example' });
  const ann = await Player.enter(server, guests[0], match, 0);
  const socket = await deaf(guests[1], match, 1);
  await ann.until(() => ann.match?.seats[1].present === true);
  const text = '\u00e9'.repeat(300);
  for (let said = 0; said < LINES && ann.match?.seats[1].present; said += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => ann.ask({ t: 'chat', text })));
  expect(ann.match?.seats[1].present).toBe(false);
  expect((await ann.move('lantern 1')).t).toBe('ack');
  socket.destroy();
});
