import type { Words } from '@insula/kernel';
import { describe, expect, test } from 'vitest';
import { tongueOf } from '../src/tables/generic/readings.ts';
import { type Place, sortView } from '../src/tables/generic/sort.ts';
import { speaker } from '../src/words/speaker.ts';

const NAMES = ['Ada', 'Bo'];
const sorted = (view: unknown, words: Words = {}, me: number | null = 0) =>
  sortView(view, tongueOf(words, speaker(words, NAMES), NAMES), me);

/** A place as one would read it out. */
const read = ({ lines, things }: Place): string[] => [
  ...lines.map(
    ({ label, chips }) => `${label}: ${chips.map(({ text, count }) => (count > 1 ? `${text} x${count}` : text)).join(', ')}`,
  ),
  ...things.map(({ title, lines: inner }) => `[${title}] ${read({ lines: [...inner], things: [] }).join('; ')}`),
];
const CARDS = { 'card.brick': 'Brick', 'card.leak': 'Leak', 'card.warden': 'Warden' };

describe('a game without words for its view', () => {
  test('shows what all can see on the table, and what belongs to a seat with that seat', () => {
    const { table, seats } = sorted({ round: 3, coins: [4, 9], players: [{ houses: 1 }, { houses: 2 }] });
    expect(read(table)).toEqual(['Round: 3']);
    expect(seats.map(read)).toEqual([
      ['Coins: 4', 'Houses: 1'],
      ['Coins: 9', 'Houses: 2'],
    ]);
  });

  test('keeps the books of the rules to itself, and whatever is empty', () => {
    const view = {
      seat: 1,
      stack: [{ kind: 'turn' }],
      variant: { rounds: 6 },
      over: false,
      winner: null,
      laid: [],
      leader: -1,
    };
    expect(read(sorted(view).table)).toEqual([]);
  });

  test('says that something is so, and not that it is not', () => {
    expect(read(sorted({ lastRound: true, frozen: false }).table)).toEqual(['Last round: ']);
  });

  test('counts cards by their names, and gives the hand to whoever looks', () => {
    const { table, seats } = sorted({ hand: [2, 0, 1], discards: [0, 1, 0] }, CARDS, 1);
    expect(read(seats[1])).toEqual(['Hand: Brick x2, Warden']);
    expect(read(table)).toEqual(['Discards: Leak']);
  });

  test('lays what has an owner before its owner', () => {
    const { seats } = sorted({
      street: [
        { owner: 1, floors: 2 },
        { owner: -1, floors: 0 },
        { owner: 0, floors: 5 },
      ],
    });
    expect(seats.map(read)).toEqual([['[Street 3] Floors: 5'], ['[Street 1] Floors: 2']]);
  });
});

describe('the words of a game', () => {
  test('choose what is shown, in their order and by their names', () => {
    const { table } = sorted({ idle: 7, pile: 20, round: 0 }, { 'view.round': 'Round', 'view.pile': 'Cards left' });
    expect(read(table)).toEqual(['Round: 0', 'Cards left: 20']);
  });

  test('read a number as a seat, a card, or one more than it is', () => {
    const words = {
      ...CARDS,
      'view.jailed': 'In jail',
      'each.jailed': '{seat}',
      'view.round': 'Round',
      'each.round': '{n, plural, offset:-1 other {#}}',
      'view.discards': 'Discards',
      'each.discards': '{card}',
    };
    expect(read(sorted({ jailed: 1, round: 0, discards: [2, 0] }, words).table)).toEqual([
      'In jail: Bo',
      'Round: 1',
      'Discards: Warden, Brick',
    ]);
    expect(read(sorted({ jailed: -1, round: 4, discards: [] }, words).table)).toEqual(['Round: 5']);
    expect(read(sorted({ jailed: 0, round: 1, discards: [0] }, words).table)).toContain('Discards: Brick');
  });

  test('name what lies face down, and leave out what says nothing', () => {
    const words = { ...CARDS, 'view.rooms': 'Rooms', 'each.rooms': '{n, plural, =-1 {face down} =-2 {} other {{card}}}' };
    expect(
      sorted(
        {
          rooms: [
            [0, -2, 0],
            [-1, -1],
          ],
        },
        words,
      ).seats.map(read),
    ).toEqual([['Rooms: Brick x2'], ['Rooms: face down x2']]);
  });

  test('share out what is counted by place and seat, or listed by owner', () => {
    const words = {
      'place.Agra': 'Agra',
      'place.Puri': 'Puri',
      'view.houses': 'Houses',
      'row.houses': '{atPlace} {n}',
      'view.palace': 'Palaces',
      'owner.palace': '{atPlace}',
      'view.at': 'Is in',
      'seat.at': '{place}',
    };
    expect(sorted({ houses: [0, 2, 1, 0], palace: [1, -1], at: [1, 0] }, words).seats.map(read)).toEqual([
      ['Houses: Puri 1', 'Is in: Puri'],
      ['Houses: Agra 2', 'Palaces: Agra', 'Is in: Agra'],
    ]);
  });

  test('tell a record in one breath', () => {
    const words = { ...CARDS, 'view.pile': 'Pile', 'each.pile': '{size}{knownCount, plural, =0 {} other { with {known}}}' };
    expect(
      read(
        sorted(
          {
            pile: [
              { size: 8, known: [0, 0, 0] },
              { size: 2, known: [1, 1, 0] },
            ],
          },
          words,
        ).table,
      ),
    ).toEqual(['Pile: 8, 2 with Brick and Leak']);
  });
});
