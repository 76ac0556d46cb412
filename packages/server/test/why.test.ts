import type { ServerMessage } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, Player, type Running, running, started } from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await running({ TOGETHER: '0' });
});
afterAll(() => server.stop());

const shelf = await openShelf();
const example = shelf.game('example');
type Why = Extract<ServerMessage, { t: 'why' }>;

let asked = 0;
async function why(player: Player, ...moves: string[]): Promise<Why> {
  const id = `why-${asked++}`;
  player.say({ t: 'why', id, moves });
  const found = (): Why | undefined =>
    player.received
      .map((text) => JSON.parse(text) as ServerMessage)
      .find((message): message is Why => message.t === 'why' && message.id === id);
  await player.until(() => found() !== undefined);
  return found()!;
}

async function table() {
  const guests = await Promise.all(['Ada', 'Bea'].map((name) => guest(server, name)));
  const match = await started(guests, { game: 'example' });
  const [ada, bea] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  return { match, guests, ada, bea };
}

test('says of each move of the alphabet what the rules say of it, and plays none', async () => {
  const { match, guests, ada } = await table();
  const { decision, legal } = ada.table!;
  const before = [(await guests[0].get(`/api/matches/${match}/file?seat=0`)).body, ada.n];
  for (const text of example.alphabet.map(example.write)) {
    const { rule, code } = await why(ada, text);
    if (legal.includes(text)) expect([rule, code]).toEqual([null, null]);
    else expect([rule, code]).toEqual([expect.stringMatching(/^E-\d+$/), expect.any(String)]);
  }
  expect([(await guests[0].get(`/api/matches/${match}/file?seat=0`)).body, ada.n]).toEqual(before);
  expect(ada.table?.decision).toBe(decision);
  expect(await ada.move(legal[0])).toMatchObject({ t: 'ack' });
});

test('what is no move is one that is not in the notation; a chain says which move it is', async () => {
  const { ada } = await table();
  expect(await why(ada, 'jump')).toMatchObject({ code: 'no-move', rule: null, move: 0 });
  expect(await why(ada, ada.table!.legal[0], 'jump')).toMatchObject({ code: 'no-move', move: 1 });
});

test('whoever looks on has no moves to ask about', async () => {
  const { match } = await table();
  const watcher = await Player.enter(server, null, match, null);
  expect(await watcher.ask({ t: 'why', moves: ['rest'] })).toMatchObject({ t: 'refused', code: 'bystander' });
});

test('asking tells the others nothing: not one message', async () => {
  const { ada, bea } = await table();
  await bea.ask({ t: 'ping' });
  const heard = bea.received.length;
  for (const text of ada.table!.legal) await why(ada, text);
  await bea.ask({ t: 'ping' });
  expect(bea.received.length).toBe(heard + 1);
});

test('a question asked again and again is answered each time: it is nothing that is done once', async () => {
  const { ada } = await table();
  const [legal] = ada.table!.legal;
  const ids = ['same', 'same'];
  for (const id of ids) ada.say({ t: 'why', id, moves: [legal] });
  await ada.ask({ t: 'ping' });
  expect(ada.received.filter((text) => text.includes('"t":"why"'))).toHaveLength(2);
});

/** Plays on, a move of each kind at a time, and asks of each beforehand. */
test.each(shelf.games.map(({ id }) => id))(
  '%s: what is said to be final cannot be taken back alone, all else can',
  async (game) => {
    const guests = await Promise.all(['Ada', 'Bea'].map((name) => guest(server, name)));
    const match = await started(guests, { game });
    const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
    const said = { final: 0, free: 0 };
    for (let steps = 0; steps < 60; steps++) {
      await Promise.all(players.map((player) => player.ask({ t: 'ping' })));
      const mover = players.findIndex(({ table }, seat) => table!.awaited.includes(seat) && table!.answer === undefined);
      const player = players[mover];
      if (player === undefined) break;
      const { legal, awaited } = player.table!;
      const move = legal[(steps * 7) % legal.length];
      const { final, code } = await why(player, move);
      expect(code).toBeNull();
      await player.move(move);
      await player.ask({ t: 'ping' });
      // An answer that waits for others was told to nobody yet: it is final once all are there.
      if (awaited.length > 1) continue;
      expect(player.table!.undo && player.table!.awaited.includes(mover), move).toBe(!final);
      said[final ? 'final' : 'free']++;
    }
    expect(said.final).toBeGreaterThan(0);
  },
);

test('once the match is over, nothing would be allowed any more', async () => {
  const { ada, bea } = await table();
  await bea.ask({ t: 'resign' });
  await ada.until(() => ada.match?.phase === 'over');
  ada.say({ t: 'why', id: 'late', moves: [ada.table?.legal[0] ?? 'rest'] });
  await ada.until(() => ada.received.some((text) => text.includes('"late"')));
  expect(JSON.parse(ada.received.find((text) => text.includes('"late"')) ?? '')).toMatchObject({
    t: 'refused',
    rule: null,
    code: 'not-playing',
  });
});
