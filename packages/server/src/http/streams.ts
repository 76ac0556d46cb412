import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clients } from '../clients.ts';
import { no } from '../match/refusal.ts';
import { Refused } from './refused.ts';

/** An object whose last field is a list of any length, which comes in pages. */
export interface Streamed {
  readonly head: object;
  readonly name: string;
  readonly pages: AsyncIterable<readonly unknown[]>;
}

/** Long answers under way for one address. */
const MOST = 8;

/** Answers for which much is read. Where too many are under way, one more is refused. */
export interface Streams {
  /** Written while it is read: nobody makes the server hold a whole one, or many of them. */
  send(request: FastifyRequest, reply: FastifyReply, streamed: Streamed): FastifyReply;
}

export function openStreams(clients: Clients): Streams {
  const open = new Map<string, number>();

  /** Counts one more; returns what ends it. */
  function begin({ raw }: FastifyRequest): () => void {
    const client = clients.of(raw);
    const count = open.get(client) ?? 0;
    if (count >= MOST) throw new Refused(no('too-many'), 'So many long answers at once are too many: wait for one of them.');
    open.set(client, count + 1);
    return () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    };
  }

  return {
    send(request, reply, streamed) {
      // Of an answer that nobody reads all would be written at once.
      const pages = request.method === 'HEAD' ? [] : written(streamed);
      reply.raw.once('close', begin(request));
      return reply.type('application/json; charset=utf-8').send(Readable.from(pages, { highWaterMark: 1 }));
    },
  };
}

async function* written({ head, name, pages }: Streamed): AsyncGenerator<string> {
  const fields = JSON.stringify(head).slice(0, -1);
  let before = `${fields}${fields === '{' ? '' : ','}${JSON.stringify(name)}:[`;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + JSON.stringify(page).slice(1, -1);
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
