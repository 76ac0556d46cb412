import type { Socket } from 'node:net';
import { PROTOCOL } from '@insula/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { rawSocket, textFrame } from './raw.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running({ LOG: 'silent' });
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

/** More than any buffer between two programs on one machine holds. */
const LINES = 12_000;
const AT_ONCE = 500;

/** Takes a seat and never reads a word. */
async function deaf(who: Guest, match: string, seat: number): Promise<Socket> {
  const socket = await rawSocket(server, who);
  socket.write(textFrame({ t: 'hello', protocol: PROTOCOL, match, seat, since: 0, phrases: false }));
  return socket;
}

test('whoever never reads is cut off, and is no longer there; the others go on', async () => {
  const match = await started(guests, { game: 'example' });
  const ann = await Player.enter(server, guests[0], match, 0);
  const socket = await deaf(guests[1], match, 1);
  await ann.until(() => ann.match?.seats[1].present === true);
  // Three bytes each.
  const text = '長'.repeat(500);
  for (let said = 0; said < LINES && ann.match?.seats[1].present; said += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => ann.ask({ t: 'chat', text })));
  expect(ann.match?.seats[1].present).toBe(false);
  expect(ann.received.some((message) => message.startsWith('{"t":"chat"'))).toBe(true);
  expect((await ann.move('lantern 1')).t).toBe('ack');
  socket.destroy();
});
