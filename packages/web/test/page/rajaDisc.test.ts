import { ACTIONS } from '@insula/raja/face';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disc } from '../../src/tables/raja/desk/disc.tsx';

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
