import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Answering, type Host, openAnswering } from '../src/cluster/answer.ts';
import { type Dialled, dial } from '../src/cluster/dial.ts';
import { MOST_UNSENT, MOST_UNTOLD } from '../src/cluster/limits.ts';
import { openProof, type Side } from '../src/cluster/proof.ts';
import { LINK, type Passed, writtenTold, writtenWord } from '../src/cluster/words.ts';
import { type Chair, isChair, type Visit } from '../src/matches/sit.ts';
import { type Listener, nearby } from '../src/updates/listener.ts';

/** What two processes say to each other, and what they do when the other one says nothing. */

const proof = openProof('the key in the database');
/** Longer than a busy machine ever stands still. */
const LONG = 60_000;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const HOST: Host = {
  sit: async () => ({ ask() {}, leave() {} }),
  glimpse: async () => new Map(),
  isHere: async () => true,
  answer: async () => ({ status: 200, headers: {}, body: '' }),
};

async function hosting(host: Partial<Host>, patience = LONG): Promise<Answering> {
  const answering = await openAnswering('127.0.0.1:0');
  answering.begin({ ...HOST, ...host }, proof, patience);
  ends.push(() => answering.close());
  return answering;
}

async function dialled(address: string, patience = LONG, ended = () => {}): Promise<Dialled> {
  const link = await dial(address, proof, patience, ended);
  ends.push(() => link.close());
  return link;
}

/** Somebody who is called, and what they say first to whoever calls with a nonce. */
async function impostor(said: (nonce: string) => string, attend = (_: WebSocket) => {}): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (ws, { headers }) => {
    ws.send(said(String(headers.nonce)));
    ws.once('message', () => attend(ws));
  });
  ends.push(() => {
    for (const ws of server.clients) ws.terminate();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const shown = (side: Side) => (nonce: string) => JSON.stringify({ nonce: 'mine', proof: proof.of(side, nonce) });

/** The other side of a link, played by hand: `attend` has it once both have shown that they know the key. */
const byHand = (attend: (ws: WebSocket) => void): Promise<string> => impostor(shown('answers'), attend);

/** Somebody sits down over a link that is not read from then on. */
async function deafGuest(address: string): Promise<void> {
  const caller = new WebSocket(`ws://${address}/${LINK}`, { headers: { nonce: 'mine' } });
  ends.push(() => caller.terminate());
  caller.on('error', () => {});
  const [raw] = await once(caller, 'message');
  caller.send(proof.of('asks', (JSON.parse(String(raw)) as { nonce: string }).nonce));
  const { person, asker, hello } = visit();
  caller.send(writtenWord(1, { t: 'sit', guest: { person, asker, hello, address: '' } }));
  await once(caller, 'message');
  caller.pause();
}

const visit = (listener: Partial<Listener> = {}): Visit => ({
  listener: nearby({ seat: null, person: true, send() {}, ...listener }),
  person: null,
  asker: { id: 'ann', name: 'Ann' },
  hello: { t: 'hello', protocol: 3, match: 'm', seat: null, since: 0, phrases: false, changes: false },
  isThere: () => true,
});
const passed = (method: string): Passed => ({ method, url: '/api/matches/m', headers: {}, body: null, address: '' });

async function seated(link: Dialled, listener: Partial<Listener> = {}): Promise<Chair> {
  const chair = await link.sit(visit(listener));
  if (chair === null || !isChair(chair)) throw new Error('there is no chair');
  return chair;
}

test('whoever answers with nonsense in the place of a process is nobody, and harms nobody', async () => {
  for (const said of ['hello', 'null', '{}', '[1,2]', '{"nonce":1,"proof":"guessed"}'])
    await expect(dialled(await impostor(() => said))).rejects.toThrow('nobody answers');
});

test('what one side says to show that it knows the key shows nothing when the other side says it', async () => {
  await expect(dialled(await impostor(shown('asks')))).rejects.toThrow('nobody answers');
});

test('processes whose links have different numbers do not speak', async () => {
  const { address } = await hosting({});
  const caller = new WebSocket(`ws://${address}/${LINK + 1}`, { headers: { nonce: 'mine' } });
  const [error] = await once(caller, 'error');
  expect(String(error)).toMatch(/socket hang up/);
});

test('a process that cannot say whether a match is there sends people on, and lets nobody wait', async () => {
  const { address } = await hosting({ isHere: () => Promise.reject(new Error('no database')) });
  expect(await (await dialled(address)).sit(visit())).toBeNull();
});

test('what a process cannot answer is asked elsewhere', async () => {
  const { address } = await hosting({ answer: () => Promise.reject(new Error('broken')) });
  expect(await (await dialled(address)).pass(passed('POST'))).toBeNull();
});

test('who was there when a link broke comes back; who was not is let in elsewhere; what was perhaps done is not done again', async () => {
  const address = await byHand((ws) => {
    ws.on('message', (raw) => {
      if (String(raw).startsWith('1 ')) ws.send(writtenTold(1, '{"t":"welcome"}'));
      if (String(raw).startsWith('4 ')) ws.terminate();
    });
  });
  const link = await dialled(address);
  const closed: string[] = [];
  const told: string[] = [];
  const there = link.sit(visit({ send: (text) => told.push(text), close: () => closed.push('there') }));
  const outside = link.sit(visit({ close: () => closed.push('outside') }));
  const asked = Promise.all([link.pass(passed('GET')), link.pass(passed('POST'))]);
  expect(await there).toMatchObject({ ask: expect.any(Function) });
  expect(await outside).toBeNull();
  expect(await asked).toEqual([null, expect.objectContaining({ code: 'unavailable' })]);
  expect([told, closed]).toEqual([['{"t":"welcome"}'], ['there']]);
});

test('a link whose other side says nothing any more is cut from both sides', async () => {
  const address = await byHand((ws) => ws.pause());
  await new Promise<void>((ended) => void dialled(address, 200, ended));
  let left = 0;
  const there = await hosting({ sit: async () => ({ ask() {}, leave: () => left++ }) }, 200);
  await deafGuest(there.address);
  await expect.poll(() => left).toBe(1);
});

test('who asks more than the other side reads is told so, and the memory stays as it is', async () => {
  const address = await byHand((ws) => {
    ws.once('message', () => {
      ws.send(writtenWord(1, { t: 'seated' }));
      ws.pause();
    });
  });
  const told: string[] = [];
  const chair = await seated(await dialled(address), { send: (text) => told.push(text) });
  const text = 'x'.repeat(64 * 1024);
  const most = (4 * MOST_UNSENT) / text.length;
  for (let i = 0; told.length === 0 && i < most; i++) chair.ask({ t: 'chat', id: `a${i}`, text });
  expect(JSON.parse(told[0])).toMatchObject({ t: 'refused', code: 'too-many' });
});

test('a link that does not read its news is cut, and those behind it leave', async () => {
  let listener: Listener | null = null;
  let left = 0;
  const { address } = await hosting({
    sit: async (visit) => {
      listener = visit.listener;
      return { ask() {}, leave: () => left++ };
    },
  });
  await deafGuest(address);
  const text = 'x'.repeat(1024 * 1024);
  const most = (2 * MOST_UNTOLD) / text.length;
  for (let i = 0; left === 0 && i < most; i++) {
    (listener as Listener | null)?.send(text, null);
    await new Promise(setImmediate);
  }
  await expect.poll(() => left).toBe(1);
});
