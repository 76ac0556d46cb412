import { type MatchLog, replayToEnd } from '@insula/kernel';
import { readMatchFile } from '@insula/protocol';
import { openShelf, seatCounts } from '@insula/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { lottery } from './playing.ts';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.stop());

const { games } = await openShelf();
const ENOUGH = 400;

/** Somebody whose line keeps dropping, who sends things twice, takes moves back, and now and then goes away. */
async function muddle(who: Guest, match: string, seat: number, random: () => number, done: () => boolean): Promise<Player> {
  let player = await Player.enter(server, who, match, seat);
  const comeBack = async () => {
    player.drop();
    player = await Player.enter(server, who, match, seat, player.n);
  };
  while (player.match?.phase !== 'over' && !done()) {
    const { table } = player;
    const chance = random();
    if (chance < 0.03) await comeBack();
    else if (chance < 0.05 && table?.undo) await player.ask({ t: 'undo', decision: table.decision });
    else if (chance < 0.06 && table?.answer) await player.ask({ t: 'withdraw', decision: table.decision });
    else if (chance < 0.07) {
      await player.ask({ t: 'leave' });
      await player.ask({ t: 'return' });
    } else if (table?.awaited.includes(seat) && table.answer === undefined && table.legal.length > 0) {
      const move = {
        t: 'move' as const,
        decision: table.decision,
        moves: [table.legal[Math.floor(random() * table.legal.length)]],
      };
      const id = `m${seat}-${Math.floor(random() * 1e12)}`;
      if (random() < 0.1) {
        // The line drops before the answer comes: the same request again, on the new one.
        void player.ask(move, id);
        await comeBack();
      }
      await player.ask(move, id);
    } else await Promise.race([player.until(() => player.table !== table || player.match?.phase === 'over'), nap(200)]);
  }
  return player;
}

const nap = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.each(games.map((game) => [game.id, game] as const))(
  '%s: drops, resends, undo, absences and a late onlooker',
  async (id, game) => {
    const seats = seatCounts(game)[0];
    const guests = await Promise.all(Array.from({ length: seats }, (_, i) => guest(server, `P${i}`)));
    const match = await started(guests, { game: id, clock: { kind: 'move', seconds: 2 } });
    let late: Player | null = null;
    const isEnough = () => late !== null && late.n > ENOUGH;
    const watch = nap(300).then(async () => {
      late = await Player.enter(server, null, match, null, 0);
    });
    const players = await Promise.all([
      ...guests.map((who, seat) => muddle(who, match, seat, lottery(seat + 5), isEnough)),
      watch,
    ]);
    const [first] = players as Player[];
    if (first.match?.phase !== 'over') {
      await first.ask({ t: 'return' });
      await first.ask({ t: 'resign' });
      for (const [seat, who] of guests.entries()) {
        if (seat === 0) continue;
        const other = await Player.enter(server, who, match, seat, 1_000_000);
        if (other.match?.phase !== 'over') await other.ask({ t: 'resign' });
        other.drop();
      }
    }
    const onlooker = await Player.enter(server, null, match, null, 0);
    expect(onlooker.match?.phase).toBe('over');
    expect(onlooker.items.map((item) => item.n)).toEqual(onlooker.items.map((_, i) => i + 1));
    // Every entry is legal, tied to the one before, and the hashes along the way are right.
    const { body } = await guests[0].get<MatchLog>(`/api/matches/${match}/file`);
    const log = readMatchFile(body);
    replayToEnd(game, log);
    const requests = log.entries.filter((entry) => entry.kind === 'move').length;
    expect(requests).toBeGreaterThan(20);
    for (const player of [...(players.slice(0, seats) as Player[]), onlooker]) player.drop();
  },
);
