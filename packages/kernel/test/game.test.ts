import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../src/game.ts', import.meta.url), 'utf8');

test('nothing of the contract is optional: what one game may leave out every other part must ask about', () => {
  const members = page.split('\n').filter((line) => /^ {2}(?:readonly )?\w+\??[:(]/.test(line));
  expect(members.length).toBeGreaterThan(20);
  expect(members.filter((line) => /^ {2}(?:readonly )?\w+\?[:(]/.test(line))).toEqual([]);
});
