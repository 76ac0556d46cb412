import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en as second } from '../../../games/landlord/src/editions/second/words.ts';
import { en } from '../src/tables/landlord/words.ts';
import { speaker } from '../src/words/speaker.ts';

const SOURCES = fileURLToPath(new URL('../src/tables/landlord', import.meta.url));
const text = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('words.ts'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .join('\n');

/** Keys that are put together from what they speak of. */
const MADE = ['change.', 'phase.', 'does.', 'answer.', 'way.'];

test('every sentence that the street asks for by name is there, and none is left over', () => {
  const asked = new Set([...text.matchAll(/'([a-z][\w.-]*)'/gi)].map(([, key]) => key));
  const called = [...text.matchAll(/\bstreet\(\s*'([\w.-]+)'/g)].map(([, key]) => key);
  expect(called.length).toBeGreaterThan(60);
  expect(called.filter((key) => !(key in en))).toEqual([]);
  const idle = Object.keys(en).filter((key) => !asked.has(key) && !MADE.some((prefix) => key.startsWith(prefix)));
  expect(idle).toEqual([]);
});

test('every sentence can be read as an ICU message', () => {
  const say = speaker(en);
  const names = Object.values(en).flatMap((message) => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));
  const values = Object.fromEntries(names.map((name) => [name, 1]));
  for (const key of Object.keys(en)) expect(say(key, values)).not.toMatch(/^\[/);
});

test('a Roof that costs nothing is not told as one for 0 dollars', () => {
  const say = speaker(second);
  const took = (dollars: number): string =>
    say('landlord-second:event.bought-roof', { you: 'no', seat: 'Bruno', aCard: 'a Roof', dollars });
  expect([0, 1, 2].map(took)).toEqual([
    'Bruno takes a Roof from the supply, for free.',
    'Bruno takes a Roof from the supply for 1 dollar.',
    'Bruno takes a Roof from the supply for 2 dollars.',
  ]);
});
