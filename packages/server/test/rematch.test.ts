import { commitmentTo } from '@insula/kernel';
import type { Summary, YourMatch } from '@insula/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running();
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

/** Ends a match by consent, and returns what everybody may know of it then. */
async function ended(match: string): Promise<Summary> {
  const { body } = await guests[0].get<YourMatch>(`/api/matches/${match}`);
  const other = 1 - body.yours[0];
  const players = [
    await Player.enter(server, guests[0], match, body.yours[0]),
    await Player.enter(server, guests[1], match, other),
  ];
  await players[0].ask({ t: 'propose', what: 'end' });
  await players[1].ask({ t: 'vote', what: 'end', yes: true });
  for (const player of players) await player.until(() => player.match?.phase === 'over');
  return players[0].match as Summary;
}

async function playedAgain(match: string): Promise<string> {
  const { body } = await guests[0].get<YourMatch>(`/api/matches/${match}`);
  const ann = await Player.enter(server, guests[0], match, body.yours[0]);
  const bob = await Player.enter(server, guests[1], match, 1 - body.yours[0]);
  await ann.ask({ t: 'propose', what: 'rematch' });
  await bob.ask({ t: 'vote', what: 'rematch', yes: true });
  await ann.until(() => ann.match?.rematch !== null);
  return ann.match?.rematch ?? '';
}

test('a rematch has a secret of its own, which nobody knows before its end', async () => {
  const summaries: Summary[] = [];
  let match = await started(guests, { game: 'example', clock: { kind: 'move', seconds: 60 } });
  for (let round = 0; round < 3; round++) {
    summaries.push(await ended(match));
    match = await playedAgain(match);
    const { body } = await guests[1].get<YourMatch>(`/api/matches/${match}`);
    expect(body.match).toMatchObject({ phase: 'open', secret: null, contributions: [null, null], outcome: null });
    expect(body.match.seats.map(({ contributed }) => contributed)).toEqual([false, false]);
    expect(JSON.stringify(body)).not.toContain(summaries[round].secret);
    expect(summaries.map(({ commitment }) => commitment)).not.toContain(body.match.commitment);
    await guests[0].post(`/api/matches/${match}/start`, { seed: null });
  }
  summaries.push(await ended(match));
  for (const { secret, commitment } of summaries) expect(commitmentTo(secret ?? '')).toBe(commitment);
  expect(new Set(summaries.map(({ secret }) => secret)).size).toBe(summaries.length);
});

test('in a rematch everybody sits one seat further, with the same options and clock', async () => {
  const match = await started(guests, { game: 'example', options: { rounds: 2 }, clock: { kind: 'days', days: 2 } });
  const { created } = await ended(match);
  const { body } = await guests[0].get<YourMatch>(`/api/matches/${await playedAgain(match)}`);
  // Else it would be deleted with those that nobody has started for a week.
  expect(body.match.created).toBeGreaterThan(created);
  expect(body).toMatchObject({ yours: [1], host: true, match: { clock: { kind: 'days', days: 2 }, rematch: null } });
  expect(body.match.options).toMatchObject({ rounds: 2 });
  expect(body.match.seats.map(({ name }) => name)).toEqual(['Bob', 'Ann']);
});

test('of one match there is one rematch, whoever asks for another', async () => {
  const match = await started(guests, { game: 'example' });
  await ended(match);
  const next = await playedAgain(match);
  const bob = await Player.enter(server, guests[1], match, 1);
  expect(await bob.ask({ t: 'propose', what: 'rematch' })).toMatchObject({ t: 'refused', code: 'already-proposed' });
  expect(await bob.ask({ t: 'vote', what: 'rematch', yes: true })).toMatchObject({ t: 'refused', code: 'no-proposal' });
  await bob.ask({ t: 'ping' });
  expect(bob.match?.rematch).toBe(next);
});
