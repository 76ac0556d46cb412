import { en as example } from '@insula/example/words/en';
import type { Words } from '@insula/kernel';
import { en as landlord } from '@insula/landlord/words/en';
import type { Item } from '@insula/protocol';
import { en as raja } from '@insula/raja/words/en';
import { en as roomShare } from '@insula/room-share/words/en';
import { expect, test } from 'vitest';
import { LIKE, soundOf } from '../src/match/useSounds.ts';

const GAMES: { readonly [game: string]: Words } = { example, landlord, raja, 'room-share': roomShare };
const toldIn = (words: Words): string[] => Object.keys(words).filter((key) => key.startsWith('event.'));
const told = (key: string): Item =>
  ({ kind: 'event', n: 1, at: 0, seat: 0, event: {}, say: { key: `event.${key}`, values: {} } }) as unknown as Item;
const heard = (...keys: readonly string[]) => soundOf(keys.map(told));

test.each(Object.entries(GAMES))('%s: cards, and what is taken or stolen, are heard', (_, words) => {
  const sounds = new Set(toldIn(words).map((key) => soundOf([told(key.replace('event.', ''))])));
  expect([...sounds]).toEqual(expect.arrayContaining(['card', 'crime']));
});

test('what is put on the table is heard like a card: a roof, a palace, a house', () => {
  expect([heard('roofed'), heard('renovated'), heard('large'), heard('small'), heard('house')]).toEqual(
    Array.from({ length: 5 }, () => 'card'),
  );
});

test('no sound is meant for what happens in no game', () => {
  const all = Object.values(GAMES).flatMap(toldIn);
  for (const [sound, { source }] of LIKE)
    for (const name of source.replace(/^.*\(|\)$/g, '').split('|'))
      expect(
        all.some((key) => key.startsWith(`event.${name}`)),
        `${sound}: ${name}`,
      ).toBe(true);
});

test('of all that happened at once the most exciting is heard, and the end above all', () => {
  expect(heard('drew', 'collected', 'murdered')).toBe('crime');
  expect(heard('drew', 'collected')).toBe('coins');
  expect(heard('passed')).toBe(null);
  expect(soundOf([told('murdered'), { ...told('over'), kind: 'end' } as unknown as Item])).toBe('end');
});
