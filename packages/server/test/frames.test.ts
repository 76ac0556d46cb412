import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from '../src/wire/frames.ts';

/** What the other end of a WebSocket hears when these texts are sent in one piece. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (ws, { socket }) => {
    socket.write(framed(texts));
    ws.close();
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const messages: string[] = [];
  client.on('message', (text) => messages.push(String(text)));
  await once(client, 'close');
  server.close();
  return messages;
}

test('texts of any length arrive one by one, as they were', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  expect(await heard(texts)).toEqual(texts);
});

test('letters beyond ASCII count as the bytes they take', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  const texts = fc.array(text, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(texts, async (sent) => {
      expect(await heard(sent)).toEqual(sent);
    }),
    { numRuns: 30 },
  );
});
