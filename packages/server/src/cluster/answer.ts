import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { BadInput } from '@insula/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import { keepAlive } from '../alive.ts';
import type { Glimpsing } from '../matches/glimpse.ts';
import { type Chair, isChair, type Sit } from '../matches/sit.ts';
import type { Listener } from '../updates/listener.ts';
import { MOST_UNTOLD } from './limits.ts';
import type { Proof } from './proof.ts';
import { type Answered, type Guest, heard, LINK, type Passed, type Word, writtenTold, writtenWord } from './words.ts';

/** What is done here for other processes. */
export interface Host {
  readonly sit: Sit;
  readonly glimpse: Glimpsing;
  /** Whether a match is here, or may be. */
  isHere(match: string): Promise<boolean>;
  answer(request: Passed): Promise<Answered>;
}

/** Where other processes speak to this one. */
export interface Answering {
  /** Host and port. */
  readonly address: string;
  /** From now on it is known who asks and what can be done. */
  begin(host: Host, proof: Proof, patience: number): void;
  close(): void;
}

/** Milliseconds in which whoever calls must have said who they are. */
const PATIENCE = 2_000;
const LONGEST = 256 * 1024;
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** Listens at `place`, "host:port"; port 0 is any free one. Only other processes of this machine reach one at 127.0.0.1. */
export async function openAnswering(place: string): Promise<Answering> {
  const { hostname, port } = new URL(`ws://${place}`);
  const server = createServer((_, reply) => reply.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  await listening(server, place, LOOPBACK.includes(hostname) ? hostname : '0.0.0.0', Number(port));
  return {
    address: `${hostname}:${(server.address() as AddressInfo).port}`,
    begin(host, proof, patience) {
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        const { nonce } = request.headers;
        if (request.url !== `/${LINK}` || typeof nonce !== 'string') socket.destroy();
        else sockets.handleUpgrade(request, socket, head, (ws) => answer(ws, nonce, host, proof, patience));
      });
    },
    close() {
      for (const ws of sockets.clients) ws.terminate();
      server.close();
      server.closeAllConnections();
    },
  };
}

function listening(server: Server, place: string, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new BadInput(`LINK=${place} cannot be used (${code}): name a host and a free port of this machine.`)),
    );
    server.listen(port, host, resolve);
  });
}

/** Bytes that may wait on a link while more is read for it, and milliseconds until it is looked at again. */
const LITTLE = 1024 * 1024;
const SHORTLY = 10;

function answer(ws: WebSocket, nonce: string, host: Host, proof: Proof, patience: number): void {
  const own = proof.nonce();
  const silence = setTimeout(() => ws.terminate(), PATIENCE);
  ws.on('error', () => ws.terminate());
  ws.on('close', () => clearTimeout(silence));
  ws.send(JSON.stringify({ nonce: own, proof: proof.of('answers', nonce) }));
  ws.once('message', (raw) => {
    clearTimeout(silence);
    if (!proof.isRight('asks', own, String(raw))) {
      ws.terminate();
      return;
    }
    keepAlive(ws, patience);
    attend(ws, host);
  });
}

/** Does what another process asks for those who sit there. */
function attend(ws: WebSocket, host: Host): void {
  const chairs = new Map<number, Promise<Chair | null>>();
  let answers = Promise.resolve();

  function send(text: string): void {
    if (ws.readyState !== ws.OPEN) return;
    ws.send(text);
    if (ws.bufferedAmount > MOST_UNTOLD) ws.terminate();
  }
  const say = (stream: number, word: Word): void => send(writtenWord(stream, word));

  function elsewhere(stream: number): null {
    say(stream, { t: 'elsewhere' });
    return null;
  }

  /** Pages of a long past wait until the link has room again. */
  async function drained(): Promise<void> {
    while (ws.readyState === ws.OPEN && ws.bufferedAmount > LITTLE) await pause(SHORTLY);
  }

  async function sit(stream: number, { person, asker, hello, address }: Guest): Promise<Chair | null> {
    if (!(await host.isHere(hello.match))) return elsewhere(stream);
    const listener: Listener = {
      seat: hello.seat,
      phrases: hello.phrases,
      seen: hello.changes ? { picture: null, last: 0 } : null,
      owed: null,
      behind: null,
      address,
      person: true,
      send: (text) => send(writtenTold(stream, text)),
      flush() {},
      drained,
      close: () => say(stream, { t: 'closed' }),
    };
    const found = await host.sit({ listener, person, asker, hello, isThere: () => chairs.has(stream) });
    if (!isChair(found)) {
      say(stream, { t: 'refused', no: found });
      return null;
    }
    say(stream, { t: 'seated' });
    return found;
  }

  /** Answers leave one after the other: a few long ones at once would fill the link, and everybody behind it be cut off. */
  async function pass(stream: number, request: Passed): Promise<void> {
    const answer = await host.answer(request);
    answers = answers.then(drained).then(() => say(stream, { t: 'answer', answer }));
    await answers;
  }

  async function glimpse(stream: number, matches: readonly string[]): Promise<void> {
    say(stream, { t: 'glimpsed', seen: [...(await host.glimpse(matches))] });
  }

  function leave(stream: number): void {
    const chair = chairs.get(stream);
    chairs.delete(stream);
    void chair?.then((found) => found?.leave());
  }

  ws.on('message', (raw) => {
    const said = heard(String(raw));
    if (said.told !== null) return;
    const { stream, word } = said;
    if (word.t === 'sit')
      chairs.set(
        stream,
        sit(stream, word.guest).catch(() => elsewhere(stream)),
      );
    else if (word.t === 'ask') void chairs.get(stream)?.then((chair) => chair?.ask(word.asked));
    else if (word.t === 'leave') leave(stream);
    else if (word.t === 'pass') void pass(stream, word.request).catch(() => elsewhere(stream));
    else if (word.t === 'glimpse') void glimpse(stream, word.matches).catch(() => elsewhere(stream));
  });
  ws.on('close', () => {
    for (const stream of [...chairs.keys()]) leave(stream);
  });
}
