import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running({ TOGETHER: '0' });
  guests = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

const enterAll = (match: string): Promise<Player[]> =>
  Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));

test('a proposal to take back lapses when the game goes on: what would be taken back is another thing', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await enterAll(match);
  for (const player of [ann, bob, cat]) await player.move('lantern 1');
  await ann.until(() => ann.table?.awaited.length === 1);
  expect((await bob.ask({ t: 'propose', what: 'undo' })).t).toBe('ack');
  await ann.until(() => ann.match?.proposals.length === 1);
  await ann.move('rest');
  await ann.until(() => ann.match?.proposals.length === 0);
  expect(await cat.ask({ t: 'vote', what: 'undo', yes: true })).toMatchObject({ code: 'no-proposal' });
});

test('all others must agree, and one who does not ends it', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await enterAll(match);
  await ann.ask({ t: 'propose', what: 'end' });
  await bob.ask({ t: 'vote', what: 'end', yes: true });
  await bob.ask({ t: 'ping' });
  expect(bob.match?.phase).toBe('playing');
  await cat.ask({ t: 'vote', what: 'end', yes: false });
  await bob.until(() => bob.match?.proposals.length === 0);
  expect(bob.match?.phase).toBe('playing');
  expect(await cat.ask({ t: 'vote', what: 'end', yes: true })).toMatchObject({ code: 'no-proposal' });
});

test('a rematch is for matches that are over, taking back and ending for those that are not', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await enterAll(match);
  expect(await ann.ask({ t: 'propose', what: 'rematch' })).toMatchObject({ code: 'not-over' });
  expect(await ann.ask({ t: 'propose', what: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
  await ann.ask({ t: 'propose', what: 'end' });
  for (const player of [bob, cat]) await player.ask({ t: 'vote', what: 'end', yes: true });
  await ann.until(() => ann.match?.phase === 'over');
  for (const what of ['undo', 'end'] as const)
    expect(await ann.ask({ t: 'propose', what })).toMatchObject({ code: 'not-playing' });
});

test('proposals and votes are there after a restart', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob] = await enterAll(match);
  await ann.ask({ t: 'propose', what: 'end' });
  await bob.ask({ t: 'vote', what: 'end', yes: true });
  await server.restart();
  const [, , cat] = await enterAll(match);
  expect(cat.match?.proposals).toEqual([{ what: 'end', by: 0, yes: [0, 1] }]);
  await cat.ask({ t: 'vote', what: 'end', yes: true });
  await cat.until(() => cat.match?.phase === 'over');
});
