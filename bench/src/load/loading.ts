// How long our server takes to load a match of few moves and one of a thousand entries, once it has been restarted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, generator } from '@insula/kernel';
import { type Spread, spread } from '../spread.ts';
import { type Guest, openGuest } from './clients/guest.ts';
import { start } from './running.ts';

export interface Loading {
  readonly short: Spread;
  readonly long: Spread;
}

const SHORT = 10;
const LONG = 1000;
/** Of each. */
const MATCHES = 9;
const TO_WARM_UP = 30;
/** Moves taken back in one turn: the house stops whoever goes on for ever. */
const TAKEN_BACK = 20;

export async function loading(): Promise<Loading> {
  const data = mkdtempSync(join(tmpdir(), 'insula-load-'));
  const server = await start('insula', [data]);
  const guest = await openGuest(server.ports[0]);
  const several = (matches: number, entries: number): Promise<string[]> =>
    Promise.all(Array.from({ length: matches }, () => playSome(guest, entries)));
  const toWarmUp = await several(TO_WARM_UP, SHORT);
  const short = await several(MATCHES, SHORT);
  const long = await several(MATCHES, LONG);
  await server.stop();
  const again = await start('insula', [data]);
  const back = await openGuest(again.ports[0]);
  for (const match of toWarmUp) await untilAnswered(back, match);
  const took: { short: number[]; long: number[] } = { short: [], long: [] };
  for (let i = 0; i < MATCHES; i++) {
    took.short.push(await untilAnswered(back, short[i]));
    took.long.push(await untilAnswered(back, long[i]));
  }
  await again.stop();
  rmSync(data, { recursive: true, force: true });
  return { short: spread(took.short, 2), long: spread(took.long, 2) };
}

/** Milliseconds from asking for a match that is only on the disk until the answer. */
async function untilAnswered(guest: Guest, match: string): Promise<number> {
  const before = performance.now();
  await guest.get(`/api/matches/${match}`);
  return performance.now() - before;
}

/** Plays until the log has so many entries. No duel is that long, so in every turn moves are taken back; the last
 *  few stay, as in a match that goes on. */
async function playSome(guest: Guest, entries: number): Promise<string> {
  const match = await guest.duel();
  const rng = generator(match);
  let made = 0;
  let undone = 0;
  let mover = -1;
  await new Promise<void>((done, failed) => {
    for (const seat of [0, 1])
      guest
        .sit(match, seat, (message, ask) => {
          if (message.t !== 'news' && message.t !== 'welcome') return;
          const { table } = message;
          if (table === null || made >= entries) return done();
          const { decision, legal } = table;
          if (table.undo && undone < TAKEN_BACK && made < entries - SHORT) {
            undone++;
            ask({ t: 'undo', decision });
          } else if (table.awaited.includes(seat)) {
            if (mover !== seat) undone = 0;
            mover = seat;
            ask({ t: 'move', decision, moves: [legal[below(rng, legal.length)]] });
          } else return;
          made++;
        })
        .catch(failed);
  });
  return match;
}
