import type { ServerMessage, Table } from '@insula/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { hostile, nearlyValid, type Sense, valid } from './fuzz/generate.ts';
import { lottery } from './playing.ts';

/** `npm run test:deep -- --fuzz N` sends N. */
const MESSAGES = Number(process.env.INSULA_FUZZ ?? 4_000);
const SEED = Number(process.env.INSULA_SEED ?? 17);
/** A connection is cut after a hundred refusals in a row. */
const AT_ONCE = 80;

let server: Running;
let guests: Guest[];
beforeAll(async () => {
  server = await running({ LOG: 'silent' });
  guests = await Promise.all(['Ann', 'Bea'].map((name) => guest(server, name)));
});
afterAll(() => server.stop());

/** All that a seat can see, and its past; but not who is there: whoever has just hung up may still seem to be. */
async function howItStands(match: string): Promise<string> {
  const player = await Player.enter(server, guests[0], match, 0, 0);
  const { table, n, match: summary } = player;
  player.drop();
  return JSON.stringify([
    { ...table, clocks: null, closes: null },
    n,
    summary?.seats.map((seat) => ({ ...seat, present: null })),
    summary?.proposals,
    player.welcome?.chat,
  ]);
}

const senseOf = (match: string, seat: number | null, table: Table | null): Sense => ({
  match,
  seat,
  decision: table?.decision ?? 0,
  moves: table?.legal ?? [],
  asks: table?.ask === undefined ? [] : [table.ask.key],
});

test(
  'whatever is sent, the server answers, and what it refuses changes nothing',
  async () => {
    const random = lottery(SEED);
    const codes = new Map<string, number>();
    let sent = 0;
    let past = 0;
    let unchanged = 0;
    let match = '';
    while (sent < MESSAGES) {
      if (match === '' || random() < 0.02) match = await started(guests, { game: random() < 0.5 ? 'example' : 'raja' });
      const seat = [0, 1, null][Math.floor(random() * 3)];
      const isSeated = random() < 0.9;
      const who = seat === null ? null : guests[seat];
      const player = isSeated ? await Player.enter(server, who, match, seat, 0, true) : await Player.connect(server, who);
      const others = await howItStands(match);
      const from = player.received.length;
      for (let i = 0; i < AT_ONCE && player.closed === null; i++) {
        const sense = senseOf(match, seat, player.table);
        const kind = random();
        if (kind < 0.4) player.say(valid(random, sense));
        else if (kind < 0.8) player.sayRaw(JSON.stringify(nearlyValid(random, sense)));
        else player.sayRaw(random() < 0.05 ? Buffer.from([1, 2, 3]) : hostile(random, sense));
        sent++;
        if (isSeated) past++;
        if (i % 10 === 9 && isSeated) await player.ask({ t: 'ping' }, `own-${sent}`);
      }
      // Who has not said hello, or just now, is answered too: only then is all done that was said before.
      if (player.closed === null) await player.ask({ t: 'ping' }, `own-${sent}-last`);
      else {
        // So many connections and no more are an address's own.
        const other = await Player.enter(server, guests[0], match, 0);
        await other.ask({ t: 'ping' });
        other.drop();
      }
      const heard = player.received.slice(from).map((text) => JSON.parse(text) as ServerMessage);
      for (const message of heard) if (message.t === 'refused') codes.set(message.code, (codes.get(message.code) ?? 0) + 1);
      const isDone = heard.some(
        (message) => message.t === 'welcome' || (message.t === 'ack' && !message.id.startsWith('own-')),
      );
      // To whom a line was cut, nobody says what was done.
      const isCut = player.closed !== null;
      player.drop();
      if (isDone || isCut) continue;
      unchanged++;
      expect(await howItStands(match)).toBe(others);
    }
    expect(past / sent).toBeGreaterThan(0.7);
    expect(unchanged + codes.size).toBeGreaterThan(4);
    // Our own failures have a code too, and none may come of what is sent.
    expect([codes.get('unavailable') ?? 0, codes.get('set-aside') ?? 0]).toEqual([0, 0]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
  24 * 3_600_000,
);
