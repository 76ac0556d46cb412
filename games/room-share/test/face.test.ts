import { below, generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { ARROWS, CARD_CLAUSES, CARDS, colourOf, crowd, FLAT_CLAUSES, KINDS, NONE, nextOut, pointsIn } from '../src/face.ts';
import { type Move, roomShare, type View } from '../src/index.ts';
import { en } from '../src/words/en.ts';

test('S-42 to S-45 what each tenant of a flat brings', () => {
  const [classic, suite, haunted, royal] = KINDS.map((_, kind) => [0, 1, 2, 3, 4].map((count) => pointsIn(kind, count)));
  expect(classic).toEqual([null, null, null, 1, null]);
  expect(suite).toEqual([null, null, null, 2, null]);
  expect(royal).toEqual([null, null, null, 3, null]);
  expect(haunted).toEqual([null, -2, -2, -2, -2]);
});

test('every card and flat has a text and a clause', () => {
  for (const card of CARDS) expect(en[`text.${card}`]).toMatch(/\.$/);
  for (const kind of KINDS) expect(en[`text.kind.${kind}`]).toMatch(/\.$/);
  expect([CARD_CLAUSES.length, FLAT_CLAUSES.length]).toEqual([CARDS.length, KINDS.length]);
});

test('S-33 who moves out next, and where to, is what the rules then ask for', () => {
  let settled = 0;
  const legal: Move[] = [];
  for (let seed = 0; seed < 30; seed++) {
    const state = roomShare.setup(readOptions(roomShare.options, {}), 3, generator(`face ${seed}`));
    const chance = generator(`moves ${seed}`);
    for (let n = 0; n < 200 && roomShare.toAct(state) !== 0; n++) {
      const seat = [0, 1, 2].find((one) => (roomShare.toAct(state) & (1 << one)) !== 0) ?? 0;
      const view: View = roomShare.view(state, seat);
      const count = roomShare.legal(state, seat, legal);
      if (view.phase === 'arrow') {
        const next = nextOut(view)!;
        settled++;
        expect(colourOf(view.lifted[next.exit])).toBe(next.colour);
        // Each legal answer is a free arrow of just that flat.
        expect(count).toBe(ARROWS.length - crowd(view, next.to));
      } else expect([...view.lifted].every((letter) => colourOf(letter) === NONE) || nextOut(view) !== null).toBe(true);
      roomShare.play(state, seat, legal[below(chance, count)]);
    }
  }
  expect(settled).toBeGreaterThan(50);
});
