import { FLAT_NAMES } from '@insula/room-share/face';
import { expect, test } from 'vitest';
import type { Parts } from '../src/choose/narrow.ts';
import { tried } from '../src/tables/room-share/moves.ts';

type View = Parameters<typeof tried>[1];
const B3 = FLAT_NAMES.indexOf('b3');
const EMPTY = { turn: 0, flat: B3, duel: false, tenants: FLAT_NAMES.map(() => '....').join('') };
const asked = (phase: View['phase'], lifted = '....'): View => ({ ...EMPTY, phase, lifted }) as unknown as View;
const answers = (view: View, ...picks: readonly Parts[]): (string | null)[] => picks.map((picked) => tried(picked, view));

test('whoever puts a tenant elsewhere, or plays a card meanwhile, asks why not', () => {
  const view = asked('tenant');
  expect(answers(view, { flat: 'c4' }, { card: 'red' })).toEqual(['room c4', 'eviction a1']);
});

test('a flat that is not asked for never plays an arrow picked before', () => {
  expect(tried({ flat: 'c4', place: 'b3 up', tenant: 'red' }, asked('tenant'))).toBe('room c4');
});

test('whoever leads an evicted tenant elsewhere asks why not', () => {
  const view = asked('arrow', 'r...');
  expect(answers(view, { flat: 'b3' }, { flat: 'b4', place: 'b4 up' })).toEqual(['room b3', 'up']);
});

test('whoever swaps with an empty flat asks why not', () => {
  expect(tried({ flat: 'c4' }, asked('partner'))).toBe('with c4 up');
});

test('whoever clicks a flat before a card, or one that the card cannot be played on, asks why not', () => {
  const tenants = FLAT_NAMES.map((flat) => (flat === 'c4' ? '.r..' : '....')).join('');
  const view = { ...asked('turn'), tenants };
  const picks = ['communication', 'departure', 'swap'].map((card) => ({ card, flat: 'c4' }));
  expect(answers(view, { flat: 'c4' }, ...picks)).toEqual([
    'room c4',
    'communication red c4',
    'departure c4 right',
    'swap c4 right',
  ]);
  expect(tried({ card: 'swap', flat: 'a1' }, view)).toBe('swap a1 up');
  expect(tried({ card: 'red' }, view)).toBe(null);
});
