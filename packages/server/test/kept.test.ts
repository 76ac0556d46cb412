import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type MatchLog, replay } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, guestWith, Player, type Running, running } from './client.ts';
import { glimpseOf } from './kept/glimpse.ts';

/** What a server of an earlier protocol left behind (`kept/record.ts`): it must load, replay, verify and go on. */
interface Seen {
  readonly cookie: string;
  readonly matches: readonly {
    readonly id: string;
    readonly game: string;
    readonly seats: number;
    readonly over: boolean;
    /** What each seat saw, then a bystander. */
    readonly eyes: readonly ReturnType<typeof glimpseOf>[];
  }[];
}

const KEPT = join(import.meta.dirname, 'kept');
const opened = (release: string, file: string): Buffer => gunzipSync(readFileSync(join(KEPT, release, `${file}.gz`)));
const releases = readdirSync(KEPT).filter((name) => name.startsWith('protocol-'));

describe.each(releases)('what a server of %s left', (release) => {
  const seen = JSON.parse(String(opened(release, 'seen.json'))) as Seen;
  let server: Running;
  let host: Guest;
  beforeAll(async () => {
    server = await running({ LOG: 'silent', TOGETHER: '0' });
    await server.restart(() => {
      for (const file of readdirSync(server.data)) rmSync(join(server.data, file), { recursive: true });
      for (const file of ['insula.sqlite', 'insula.sqlite-wal'].filter((name) =>
        existsSync(join(KEPT, release, `${name}.gz`)),
      ))
        writeFileSync(join(server.data, file), opened(release, file));
    });
    host = guestWith(server, seen.cookie);
  });
  afterAll(() => server.stop());

  test.each(seen.matches)('$game with $seats seats shows each seat what it showed then', async ({ id, seats, eyes }) => {
    for (const [i, then] of eyes.entries()) {
      const eye = await Player.enter(server, host, id, i < seats ? i : null);
      expect(glimpseOf(eye.welcome!)).toEqual(then);
      eye.drop();
    }
  });

  test.each(seen.matches.filter(({ over }) => !over))('$game with $seats seats goes on', async ({ id, seats }) => {
    const players = await Promise.all(Array.from({ length: seats }, (_, seat) => Player.enter(server, host, id, seat)));
    for (let moves = 0; moves < 5; moves++) {
      const asked = ({ table }: Player, seat: number) => table!.awaited.includes(seat) && table!.answer === undefined;
      const seat = players.findIndex(asked);
      const player = players[seat];
      const { table } = player;
      expect(await player.move(table!.legal[0])).toMatchObject({ t: 'ack' });
      await player.until(() => player.table !== table || player.match?.phase === 'over');
      await Promise.all(players.map((other) => other.ask({ t: 'ping' })));
      if (player.match?.phase === 'over') break;
    }
    for (const player of players) player.drop();
  });

  test('match files replay and verify to the end, and are given out as they were', async () => {
    const shelf = await openShelf();
    const finished = seen.matches.filter(({ over }) => over);
    expect(finished.length).toBeGreaterThan(0);
    for (const { id, game } of finished) {
      const i = seen.matches.findIndex((match) => match.id === id);
      const file = JSON.parse(String(opened(release, `${i}-${game}.json`))) as MatchLog;
      expect([...replay(shelf.game(game), file)].length).toBe(file.entries.length + 1);
      expect((await host.get(`/api/matches/${id}/file`)).body).toEqual(file);
    }
  });
});
