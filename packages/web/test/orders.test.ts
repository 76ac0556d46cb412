import { expect, test } from 'vitest';
import { withBlanks } from '../src/match/blanks.ts';
import { speaker } from '../src/words/speaker.ts';

const WORDS = {
  'ask.tenant': '{you, select, seat {Put a tenant into {flat}: who?} other {{seat} puts a tenant into {flat}.}}',
  'ask.bid': '{you, select, seat {Bid} other {{seat} bids}}; {bid, plural, =0 {there is no bid yet} other {the bid is #}}.',
  'ask.offer': '{you, select, whom {Do you take the offer of {seat}?} seat {{whom} thinks.} other {{whom} thinks too.}}',
};
const say = speaker(WORDS, ['Ada', 'Bo'], 0);
const [ADA, BO] = [{ seat: 0 }, { seat: 1 }];

test('an order answers a question wherever it is about: the question is shown without the place', () => {
  expect(withBlanks({ key: 'ask.tenant', values: { seat: ADA, flat: 'b3' } }, WORDS, say, 0)).toBe(
    'Put a tenant into …: who?',
  );
});

test('nor does it say how much, or that it is nothing', () => {
  expect(withBlanks({ key: 'ask.bid', values: { seat: ADA, bid: 0 } }, WORDS, say, 0)).toBe('Bid; the bid is ….');
});

test('it stays a question to whoever reads it, by whatever name the message knows them', () => {
  expect(withBlanks({ key: 'ask.offer', values: { seat: BO, whom: ADA } }, WORDS, say, 0)).toBe(
    'Do you take the offer of …?',
  );
});
