// How long our server takes to show any moment of a match of a thousand moves, from the question to the whole answer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, generator } from '@insula/kernel';
import { type Guest, openGuest } from './clients/guest.ts';
import { percentile } from './figures.ts';
import { start } from './running.ts';

export interface Moments {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
}

/** Four seats of the classic street do not come to an end before that. */
const GAME = 'landlord';
const SEATS = 4;
const MOVES = 1000;
const ASKED = 400;
const TO_WARM_UP = 50;

export async function moments(): Promise<Moments> {
  const data = mkdtempSync(join(tmpdir(), 'insula-moments-'));
  const server = await start('insula', [data]);
  const guest = await openGuest(server.ports[0]);
  const match = await guest.match(GAME, SEATS);
  const { moves, told } = await playSome(guest, match);
  const rng = generator('moments');
  const times: number[] = [];
  for (let i = 0; i < TO_WARM_UP + ASKED; i++) {
    const before = performance.now();
    await guest.get(`/api/matches/${match}/replay?seat=0&n=${below(rng, told + 1)}`);
    if (i >= TO_WARM_UP) times.push(performance.now() - before);
  }
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  return { moves, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Plays at random. Returns how many moves it was, and how much the first seat was told. */
async function playSome(guest: Guest, match: string): Promise<{ moves: number; told: number }> {
  const rng = generator(match);
  let moves = 0;
  let told = 0;
  await new Promise<void>((done, failed) => {
    for (let seat = 0; seat < SEATS; seat++) {
      let answered = 0;
      guest
        .sit(match, seat, (message, ask) => {
          if (message.t !== 'news' && message.t !== 'welcome') return;
          const { table } = message;
          if (seat === 0) told = message.n;
          if (moves >= MOVES || (message.t === 'news' && message.items.some(({ kind }) => kind === 'end'))) return done();
          if (table === null || !table.awaited.includes(seat) || table.decision === answered) return;
          answered = table.decision;
          moves++;
          ask({ t: 'move', decision: table.decision, moves: [table.legal[below(rng, table.legal.length)]] });
        })
        .catch(failed);
    }
  });
  return { moves, told };
}
