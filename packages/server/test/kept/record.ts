// Plays every variant on a real server and keeps its store as it was left, with what each seat saw then. To be run with the
// code whose stores are to stay readable: npx vitest run --config packages/server/test/kept/record.config.ts
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PROTOCOL } from '@insula/protocol';
import { test } from 'vitest';
import { type Guest, guest, Player, running } from '../client.ts';
import { lottery } from '../playing.ts';
import { glimpseOf } from './glimpse.ts';
import { VARIANTS } from './variants.ts';

const PLACE = join(import.meta.dirname, `protocol-${PROTOCOL}`);

test('records', async () => {
  const server = await running({ LOG: 'silent' });
  const host = await guest(server, 'Livia');
  const matches: unknown[] = [];
  for (const [i, variant] of VARIANTS.entries()) {
    const people = Array.from({ length: variant.seats }, () => host);
    const seats = people.map(() => ({ kind: 'me' }));
    const id = await begun(host, variant, seats);
    const players: Player[] = [];
    for (const seat of people.keys()) players.push(await Player.enter(server, host, id, seat));
    const random = lottery(i + 1);
    let moves = 0;
    while (players[0].match?.phase !== 'over' && (variant.moves === null || moves < variant.moves)) {
      const seat = players.findIndex(
        ({ table }, s) => table?.awaited.includes(s) && table.answer === undefined && table.legal.length > 0,
      );
      if (seat < 0) {
        await new Promise((done) => setTimeout(done, 5));
        continue;
      }
      const player = players[seat];
      const { legal, decision, undo } = player.table!;
      if (undo && random() < 0.03) await player.ask({ t: 'undo', decision });
      else await player.move(legal[Math.floor(random() * legal.length)]);
      moves++;
      await new Promise((done) => setTimeout(done, 4));
    }
    await players[0].ask({ t: 'chat', text: `That was ${variant.game}.` });
    if (players[0].match?.phase !== 'over') {
      await players[1].ask({ t: 'orders', orders: [{ ask: 'ask.nothing', move: 'pass' }] });
      await players[1].ask({ t: 'leave' });
      await players[1].ask({ t: 'return' });
    }
    await new Promise((done) => setTimeout(done, 50));
    const eyes = [];
    for (const seat of [...people.keys(), null]) {
      const eye = await Player.enter(server, host, id, seat);
      eyes.push(glimpseOf(eye.welcome!));
      eye.drop();
    }
    const file = (await host.get(`/api/matches/${id}/file?seat=0`)).body as { format?: number };
    mkdirSync(PLACE, { recursive: true });
    if (players[0].match?.phase === 'over')
      writeFileSync(join(PLACE, `${i}-${variant.game}.json.gz`), gzipSync(JSON.stringify(file)));
    matches.push({ id, game: variant.game, seats: variant.seats, over: players[0].match?.phase === 'over', file: i, eyes });
    for (const player of players) player.drop();
  }
  await server.restart(() => {
    for (const file of ['insula.sqlite', 'insula.sqlite-wal'].filter((name) => existsSync(join(server.data, name))))
      writeFileSync(join(PLACE, `${file}.gz`), gzipSync(readFileSync(join(server.data, file)), { level: 9 }));
  });
  await server.stop();
  writeFileSync(join(PLACE, 'seen.json.gz'), gzipSync(JSON.stringify({ cookie: host.cookie, matches })));
}, 600_000);

async function begun(host: Guest, variant: (typeof VARIANTS)[number], seats: object[]): Promise<string> {
  const { status, body } = await host.post('/api/matches', {
    game: variant.game,
    options: variant.options,
    seats,
    pause: 0,
    clock: { kind: 'bank', seconds: 6000, increment: 5 },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const start = await host.post(`/api/matches/${body.match.id}/start`, { seed: 'the host' });
  if (start.status !== 200) throw new Error(JSON.stringify(start.body));
  return body.match.id;
}
