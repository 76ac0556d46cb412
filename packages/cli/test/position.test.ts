import { example } from '@insula/example';
import { generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { insula, said, written } from './insula.ts';

const start = example.locate(example.setup(readOptions(example.options, {}), 2, generator('position test')));
const file = written('start.json', start);
const json = async (...flags: string[]) => JSON.parse((await said(['position', file, '--json', ...flags])).out);

test('who is awaited, what is legal, and the position again', async () => {
  const found = await json();
  expect(found.awaited).toEqual([1, 2]);
  expect(found.legal[0].moves).toContain('lantern 4');
  expect(found.position).toEqual(start);
});

test('the view of a seat, and only what it may know', async () => {
  const found = await json('--seat', '2');
  expect(found.seat).toBe(2);
  expect(found.position).toBeNull();
  expect(found.legal.map(({ seat }: { seat: number }) => seat)).toEqual([2]);
});

test('moves are played, by whoever may or by whom is named', async () => {
  const found = await json('--play', '2: lantern 3; lantern 1');
  expect(found.played).toEqual([
    { seat: 2, move: 'lantern 3' },
    { seat: 1, move: 'lantern 1' },
  ]);
  expect(found.events.map(({ words }: { words: string }) => words)).toContain('The lanterns show 1 and 3.');
  expect(found.awaited).toHaveLength(1);
});

test('events that a seat may not hear are not told to it', async () => {
  const words = (await json('--seat', '1', '--play', '2: lantern 3')).events.map((event: { words: string }) => event.words);
  expect(words).toEqual(['Seat 2 has picked a lantern.']);
});

test('why a move is refused', async () => {
  const { why } = await json('--why', 'rest');
  expect(why.refusal).toEqual({ rule: 'E-12', code: 'not-an-answer' });
  expect(why.clause).toMatch(/^E-12 /);
  expect((await json('--why', 'lantern 1')).why.refusal).toBeNull();
});

test.each([
  ['rest', 'Seat 1 may not play "rest": That does not answer the question (E-12).'],
  ['lantern 1; 1: lantern 2', 'Seat 1 may not play "lantern 2": It is not your turn to answer (E-12).'],
  ['dance', '"dance" is no move of example.'],
  ['5: rest', 'There is no seat 5: seats are counted from 1 to 2.'],
])('playing %s is refused', async (moves, sentence) => {
  expect(await said(['position', file, '--play', moves])).toEqual({ code: 2, out: '', err: `${sentence}\n` });
});

test('a position may be piped in', () => {
  const { code, out } = insula(['position', '-'], JSON.stringify(start));
  expect(code).toBe(0);
  expect(out).toContain('Awaited: Seat 1, Seat 2');
});
