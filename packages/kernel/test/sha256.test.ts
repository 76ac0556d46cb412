import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256hex } from '../src/index.ts';

const theirs = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('agrees with the standard on its own examples', () => {
  expect(sha256hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('agrees with the platform at every length around a block, and beyond ASCII', () => {
  for (let length = 0; length < 200; length++) expect(sha256hex('x'.repeat(length))).toBe(theirs('x'.repeat(length)));
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => sha256hex(text) === theirs(text)));
});
