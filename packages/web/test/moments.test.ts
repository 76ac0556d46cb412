import { expect, test } from 'vitest';
import { fetching } from '../src/replay/moments.ts';

/** A server that answers when a test says so, and what is shown of its answers. */
function slow() {
  const asked: number[] = [];
  const shown: number[] = [];
  let settle = { answer(): void {}, refuse(): void {} };
  const want = fetching(
    (_eyes, n) => {
      asked.push(n);
      return new Promise((answer, refuse) => {
        settle = { answer: () => answer({ view: n }), refuse: () => refuse(new Error('offline')) };
      });
    },
    ({ n }) => {
      if (shown.at(-1) !== n) shown.push(n);
    },
  );
  const settled = async (how: 'answer' | 'refuse'): Promise<void> => {
    settle[how]();
    await new Promise((done) => setTimeout(done));
  };
  return {
    asked,
    shown,
    go: (n: number) => want({ eyes: null, n, of: 9 }),
    leave: () => want(null),
    answer: () => settled('answer'),
    refuse: () => settled('refuse'),
  };
}

test('a moment that is stepped to while it is fetched in advance is shown when it is there', async () => {
  const { asked, shown, go, answer } = slow();
  go(0);
  await answer();
  expect(asked).toEqual([0, 1]);
  go(1);
  await answer();
  expect(shown).toEqual([0, 1]);
  expect(asked).toEqual([0, 1, 2]);
});

test('while one moment is on its way those passed by are not asked for, and the last one is', async () => {
  const { asked, shown, go, answer } = slow();
  for (const n of [3, 4, 5, 8]) go(n);
  expect(asked).toEqual([3]);
  await answer();
  await answer();
  expect(asked).toEqual([3, 8, 9]);
  expect(shown).toEqual([8]);
});

test('a moment that did not come is asked for again by whoever moves on, even before it failed', async () => {
  const { asked, shown, go, answer, refuse } = slow();
  go(3);
  await refuse();
  expect(asked).toEqual([3]);
  go(5);
  go(6);
  await refuse();
  await answer();
  expect(asked).toEqual([3, 5, 6, 7]);
  expect(shown).toEqual([6]);
});

test('what is known is shown at once, and whoever has left is shown nothing', async () => {
  const { asked, shown, go, leave, answer } = slow();
  go(0);
  await answer();
  await answer();
  go(1);
  go(0);
  expect(shown).toEqual([0, 1, 0]);
  leave();
  await answer();
  expect(asked).toEqual([0, 1, 2]);
  expect(shown).toEqual([0, 1, 0]);
});
