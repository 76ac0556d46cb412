import { expect, test } from 'vitest';
import { isRenewed } from '../src/parts/renewed.ts';

test('a part that the server no longer has means that it was renewed, script and style sheet alike', () => {
  for (const missing of [
    new TypeError('Failed to fetch dynamically imported module: https://insula.example/assets/replayPage-B1.js'),
    new TypeError('error loading dynamically imported module: https://insula.example/assets/replayPage-B1.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/replayPage-B1.css'),
  ])
    expect(isRenewed(missing)).toBe(true);
});

test('our own mistakes are not', () => {
  expect(isRenewed(new TypeError("Cannot read properties of undefined (reading 'seats')"))).toBe(false);
  expect(isRenewed('nothing')).toBe(false);
});
