import { type AnyGame, generator, phrase, readOptions } from '@insula/kernel';
import { speaker } from '@insula/words';
import { expect, test } from 'vitest';
import { openShelf } from '../src/index.ts';

const shelf = await openShelf();
const tongue = async (id: string) => speaker(await shelf.words(id, 'en'), ['Ada', 'Greedy bot 1']);
const [classic, second, raja] = await Promise.all(['landlord', 'landlord-second', 'raja'].map(tongue));
const card = (name: string) => ({ word: `card.${name}` });
const flats = { house: 1, floor: { word: 'floor.2' }, toHouse: 2, toFloor: { word: 'floor.1' } };

test.each([
  [second(phrase('event.roofed', { seat: { seat: 0 }, house: 2, card: card('attic-apartment') })), 'an Attic apartment'],
  [classic(phrase('event.moved', { card: card('squatters'), ...flats })), 'The Squatters move from floor 2'],
  [classic(phrase('event.moved', { card: card('student'), ...flats })), 'The Student moves from floor 2'],
  [
    classic(phrase('event.offered', { seat: { seat: 0 }, whom: { seat: 1 }, dollars: 1, card: card('roof') }), 0),
    'You offer 1 dollar to Greedy bot 1 for a Roof.',
  ],
  [classic(phrase('event.finished-playing', { seat: { seat: 0 } }), 0), 'You have finished playing cards.'],
  [classic(phrase('view.known')), 'Known to have'],
  [raja(phrase('tally.large', { count: 1 })), '1 large palace'],
  [raja(phrase('tally.small', { count: 2 })), '2 small palaces'],
  [raja(phrase('ending.palaces.by', { most: 'Ada', mostCount: 1 })), 'Ada has built their last palace.'],
])('%s', (said, words) => {
  expect(said).toContain(words);
});

test.each(shelf.games.map((game) => [game.id, game] as [string, AnyGame]))(
  'in %s no article stands before a word it does not fit',
  async (id, game) => {
    const say = await tongue(id);
    const options = readOptions(game.options, {});
    const view = game.view(game.setup(options, 2, generator('grammar')), 0);
    const said = game.alphabet.map((move) => say(game.sayMove(move, view)));
    expect(said.filter((text) => /\b[Aa] [AEIOUaeiou]|\b[Aa]n [^AEIOUaeiou]|^\[/.test(text))).toEqual([]);
  },
);

test.each(shelf.games.map(({ id }) => id))('%s says nothing that no person would say', async (id) => {
  const odd =
    /in its gaps|Surely has|You have played\.|looked on at|\d × large|price to|would name no|done all actions|flats with three/;
  expect(Object.values(await shelf.words(id, 'en')).filter((text) => odd.test(text))).toEqual([]);
});

test.each(shelf.games.map(({ id }) => id))('%s has one word for a thing: a match, a house, a flat', async (id) => {
  const other = /\bgame (?:is over|ends|may last)|(?<!You are not )\bbuildings?\b|(?<!Attic )\bapartments?\b/;
  expect(Object.values(await shelf.words(id, 'en')).filter((text) => other.test(text))).toEqual([]);
});
