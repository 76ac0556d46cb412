import { WebSocket } from 'ws';
import { keepAlive } from '../alive.ts';
import { type No, no } from '../match/refusal.ts';
import type { Glimpses } from '../matches/glimpse.ts';
import type { Chair, Visit } from '../matches/sit.ts';
import { written } from '../updates/deliver.ts';
import { MOST_UNSENT } from './limits.ts';
import type { Proof } from './proof.ts';
import { type Answered, heard, LINK, type Passed, type Word, writtenWord } from './words.ts';

/** This process's end of a link to one that has matches which are asked for here. */
export interface Dialled {
  /** Null: the match is not there. */
  sit(visit: Visit): Promise<Chair | No | null>;
  /** Null: the match is not there. */
  pass(request: Passed): Promise<Answered | No | null>;
  glimpse(matches: readonly string[]): Promise<Glimpses>;
  close(): void;
}

interface Stream {
  word(word: Word): void;
  told(text: string): void;
  /** The link is gone. */
  lost(): void;
}

/** Milliseconds for the other side to answer the call. */
const PATIENCE = 2_000;

/** Calls a process. Rejects when nobody is there who knows the key and speaks the same. `ended` is called once, at the end. */
export async function dial(address: string, proof: Proof, patience: number, ended: () => void): Promise<Dialled> {
  const nonce = proof.nonce();
  const ws = new WebSocket(`ws://${address}/${LINK}`, {
    headers: { nonce },
    handshakeTimeout: PATIENCE,
    perMessageDeflate: false,
  });
  const streams = new Map<number, Stream>();
  let last = 0;
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    ended();
    for (const stream of [...streams.values()]) stream.lost();
    streams.clear();
  });
  await shakeHands(ws, proof, nonce);
  keepAlive(ws, patience);
  ws.on('message', (raw) => {
    const said = heard(String(raw));
    const stream = streams.get(said.stream);
    if (said.told === null) stream?.word(said.word);
    else stream?.told(said.told);
  });

  function say(stream: number, word: Word): void {
    if (ws.readyState === ws.OPEN) ws.send(writtenWord(stream, word));
  }

  function open(stream: Stream): number {
    streams.set(++last, stream);
    if (ws.readyState !== ws.OPEN) queueMicrotask(() => stream.lost());
    return last;
  }

  return {
    sit: ({ listener, person, asker, hello }) =>
      new Promise((resolve) => {
        /** They were told something: from then on they are there. */
        let seated = false;
        const stream = open({
          word(word) {
            if (word.t === 'seated') resolve(chair);
            else if (word.t === 'refused') end(word.no);
            else if (word.t === 'elsewhere') end(null);
            else if (word.t === 'closed') listener.close();
          },
          told(text) {
            seated = true;
            listener.send(text, null);
            listener.flush();
          },
          lost() {
            resolve(seated ? chair : null);
            if (seated) listener.close();
          },
        });
        const chair: Chair = {
          ask(asked) {
            // The other side does not read: whatever waits for it fills this memory.
            if (ws.bufferedAmount < MOST_UNSENT) return say(stream, { t: 'ask', asked });
            listener.send(written({ t: 'refused', id: asked.id, ...no('too-many') }), null);
            listener.flush();
          },
          leave() {
            if (streams.delete(stream)) say(stream, { t: 'leave' });
          },
        };
        function end(answer: No | null): void {
          streams.delete(stream);
          resolve(answer);
        }
        say(stream, { t: 'sit', guest: { person, asker, hello, address: listener.address } });
      }),
    pass: (request) =>
      new Promise((resolve) => {
        const stream = open({
          word(word) {
            streams.delete(stream);
            resolve(word.t === 'answer' ? word.answer : null);
          },
          told() {},
          // Perhaps it was done: to ask for it again is for whoever wanted it.
          lost: () => resolve(request.method === 'GET' ? null : no('unavailable')),
        });
        say(stream, { t: 'pass', request });
      }),
    glimpse: (matches) =>
      new Promise((resolve) => {
        const stream = open({
          word(word) {
            streams.delete(stream);
            resolve(new Map(word.t === 'glimpsed' ? word.seen : []));
          },
          told() {},
          lost: () => resolve(new Map()),
        });
        say(stream, { t: 'glimpse', matches });
      }),
    close: () => ws.terminate(),
  };
}

function shakeHands(ws: WebSocket, proof: Proof, nonce: string): Promise<void> {
  return new Promise((resolve, reject) => {
    ws.once('close', () => reject(new Error('nobody answers')));
    ws.once('message', (raw) => {
      const answer = answerIn(String(raw));
      if (answer === null || !proof.isRight('answers', nonce, answer.proof)) {
        ws.terminate();
        return;
      }
      ws.send(proof.of('asks', answer.nonce));
      resolve();
    });
  });
}

/** Whoever has taken the place of a process that is gone may say anything. */
function answerIn(text: string): { readonly nonce: string; readonly proof: unknown } | null {
  try {
    const { nonce, proof } = JSON.parse(text) as { readonly nonce: unknown; readonly proof: unknown };
    return { nonce: String(nonce), proof };
  } catch {
    return null;
  }
}
