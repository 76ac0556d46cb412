import { randomBytes } from 'node:crypto';
import { botNamed } from '@insula/bots';
import type { Seat } from '@insula/kernel';
import type { Request, Table } from '@insula/protocol';
import type { Match } from '../match/match.ts';
import { untilStep } from '../match/pace.ts';
import { type Listener, nearby } from '../updates/listener.ts';
import type { Pool } from './pool.ts';

/** Puts bots into seats. */
export interface Bots {
  sit(match: Match, seat: Seat, level: string, ask: (listener: Listener, asked: Request) => void): Listener;
}

/** A bot is a client like any other: it gets the messages of its seat and sends moves. It thinks in a worker thread. */
export function openBots(pool: Pool, now: () => number): Bots {
  // Unlike those of an earlier process, or a request would seem to be a repeated one.
  const prefix = randomBytes(6).toString('hex');
  let asked = 0;
  return {
    sit(match, seat, level, ask) {
      const key = `${match.head.id} ${seat}`;
      let timer: NodeJS.Timeout | null = null;
      /** Others may have made a step meanwhile. */
      const inStep = (move: string, go: () => void): void => {
        const wait = untilStep(match, seat, move, now());
        if (timer !== null) clearTimeout(timer);
        timer = wait === 0 ? null : setTimeout(() => inStep(move, go), wait).unref();
        if (wait === 0) go();
      };
      const listener = nearby({
        seat,
        person: false,
        send(message, table) {
          if (table === null || !mayMove(table)) return;
          const { decision } = table;
          const { host, origin, game } = match.head;
          const shares = sharesOf(level, table, seat);
          pool.think({ key, host, origin, game, level, seat, message, shares }, (move) => {
            if (move === null) return;
            inStep(move, () => ask(listener, { t: 'move', id: `${prefix}-${asked++}`, decision, moves: [move] }));
          });
        },
        close() {
          if (timer !== null) clearTimeout(timer);
          pool.forget(key);
        },
      });
      return listener;
    },
  };
}

/** A question with one answer, or a word out of turn, is not worth sharing out. */
const sharesOf = (level: string, { awaited, legal }: Table, seat: Seat): number =>
  awaited.includes(seat) && legal.length > 1 ? (botNamed(level).shares?.count ?? 1) : 1;

/** It is asked and has not answered, or it could do something that may be done at any time. */
const mayMove = (table: Table): boolean => table.legal.length > 0 && table.answer === undefined;
