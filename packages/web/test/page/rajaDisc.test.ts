import { generator, readOptions } from '@insula/kernel';
import { raja } from '@insula/raja';
import { ACTIONS } from '@insula/raja/face';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disc } from '../../src/tables/raja/desk/disc.tsx';
import { DiscDesk } from '../../src/tables/raja/desk/discDesk.tsx';

test('each action has one label on the disc, whole also where it takes two lines', () => {
  const disc = createElement(Disc, {
    hands: [null, null],
    seat: 0,
    say: (key: string) => key.replace('action.', ''),
    notes: ACTIONS.map(() => ''),
    onTap: () => undefined,
    onTurn: () => undefined,
  });
  const texts = renderToStaticMarkup(disc).match(/<text.*?<\/text>/g) ?? [];
  const labels = texts.map((text) =>
    [...text.matchAll(/>([^<>]+)</g)]
      .map(([, line]) => line)
      .join(' ')
      .toLowerCase(),
  );
  expect(labels).toEqual([...ACTIONS]);
});

test('what two actions bring is added to the purse, and what they cost is taken from it', () => {
  const view = { ...raja.view(raja.setup(readOptions(raja.options, {}), 2, generator('purse')), 0), round: 1 };
  const sum = (first: string, second: string): string => {
    const seen = {
      ...{ view, seat: 0, say: (key: string) => key, look: () => undefined },
      ...{ looks: { round: '1', first, second }, chooser: { choices: [] } },
    };
    const html = renderToStaticMarkup(createElement(DiscDesk, seen as unknown as Parameters<typeof DiscDesk>[0]));
    const purse = html.slice(html.indexOf('you have'));
    return [...purse.matchAll(/<[bi][^>]*>([^<]+)</g)].map(([, part]) => part).join(' ');
  };
  expect(sum('gold', 'gold')).toBe('15 + 4 = 19');
  expect(sum('gold', 'house')).toBe('15 + 1 = 16');
  expect(sum('palace', 'gold')).toBe('15 − 10 = 5');
});
