import { below, generator, list } from '@insula/kernel';
import { expect, test } from 'vitest';
import {
  ACTIONS,
  asCounted,
  forecast,
  governed,
  PLACES,
  ranking,
  roundsLeft,
  tasksOf,
  turnOf,
  visits,
  waysOf,
} from '../src/face.ts';
import { type Event, type Move, raja } from '../src/index.ts';
import type { View } from '../src/types.ts';
import { play, table, turn } from './table.ts';

const see = (s: ReturnType<typeof turn>): View => raja.view(s, 0);
const action = (name: (typeof ACTIONS)[number]): number => ACTIONS.indexOf(name);
const place = (name: string): number => PLACES.indexOf(name);

test('R-51 the cheapest way comes first, with what each owner gets; others stand beside it', () => {
  const villages = { Guna: [2], Kota: [3], Dausa: [1], Mathura: [1], Lalitpur: [2, 3], Datia: [2, 3] };
  const ways = waysOf(see(turn(1, 'gold + gold', {}, { villages })), 0)[place('Agra')];
  expect(ways.map(({ stops }) => stops.map((stop) => PLACES[stop]).join(' '))).toEqual([
    'Bhopal Jaipur Agra',
    'Bhopal Agra',
  ]);
  expect(ways.map(({ cost }) => cost)).toEqual([2, 4]);
  expect(ways[0].tolls).toEqual([0, 1, 1, 0]);
  expect(ways[1].tolls).toEqual([0, 2, 2, 0]);
});

test('R-51 what the purse lacks is told; where every road is broken there is no way', () => {
  const s = turn(1, 'gold + gold', {}, { villages: { Rewa: [2, 3] }, gold: [1, 0, 0, 0] });
  expect(waysOf(see(s), 0)[place('Varanasi')].map(({ cost, short }) => [cost, short])).toEqual([[2, 1]]);
  expect(waysOf(see(s), 0)[place('Puri')]).toEqual([]);
});

test('R-23 the bank pays for the Wanderer, and the owners get their tolls', () => {
  const s = turn(
    1,
    'gold + gold',
    {},
    { villages: { Rewa: [2, 3] }, characters: [['Wanderer'], ['Priest'], ['Builder'], ['Merchant']] },
  );
  const [way] = waysOf(see(s), 0)[place('Varanasi')];
  expect([way.cost, way.tolls]).toEqual([0, [0, 1, 1, 0]]);
});

test('R-51 a city entered since the last other deed is on no way', () => {
  const s = turn(1, 'gold + gold', {}, { villages: { Rewa: [1], Bidar: [1] } });
  play(s, 1, 'travel Varanasi', 'travel Bhopal');
  expect(waysOf(see(s), 0)[place('Varanasi')]).toEqual([]);
  expect(waysOf(see(s), 0)[place('Mysore')]).toHaveLength(1);
});

test('R-42 R-46 R-52 what is built is reckoned to the actions so that the fewest are left', () => {
  const s = turn(
    1,
    'two houses + palace and house',
    {},
    { architects: ['Agra', 'Puri', 'Puri', 'Puri'], gold: [20, 0, 0, 0] },
  );
  const slots = (): string[] =>
    tasksOf(turnOf(see(s)) as NonNullable<ReturnType<typeof turnOf>>).map(({ slots }) =>
      slots.map(({ done }) => (done ? 'x' : '-')).join(''),
    );
  expect(slots()).toEqual(['--', '--']);
  play(s, 1, 'house Agra');
  expect(slots()).toEqual(['x-', '--']);
  play(s, 1, 'house Kota');
  expect(slots()).toEqual(['xx', '--']);
  play(s, 1, 'small palace');
  expect(slots()).toEqual(['x-', 'xx']);
  play(s, 1, 'house Guna');
  expect(slots()).toEqual(['xx', 'xx']);
  expect(see(s).penalty).toBe(0);
});

test('R-61 the ranking is what a scoring would pay, ties by the lower character', () => {
  const s = turn(
    1,
    'gold + gold',
    {},
    {
      cities: { Agra: { houses: [1, 1, 0, 0], small: [0, 0, 1, 0], large: 4 } },
      characters: [['Builder'], ['Grand duke'], ['Priest'], ['Merchant']],
    },
  );
  const ranks = ranking(see(s), place('Agra'));
  expect(ranks.map(({ seat, points, prize, tied }) => [seat, points, prize, tied])).toEqual([
    [3, 3, 12, false],
    [2, 2, 9, false],
    [1, 1, 6, true],
    [0, 1, 3, true],
  ]);
  expect(ranks.every(({ alone }) => alone === 0)).toBe(true);
});

test('R-62 whoever is alone in a city would get 5 more', () => {
  const s = turn(1, 'gold + gold', {}, { cities: { Puri: { houses: [1, 0, 0, 0] } } });
  expect(ranking(see(s), place('Puri'))[0]).toMatchObject({ seat: 0, prize: 12, alone: 5 });
});

test('R-47 a governor moved down changes the order of the visits, those it passes go up', () => {
  const squares = [8, 10, 11, 3, 7, 6, 9];
  expect(visits(squares).map((city) => PLACES[city])).toEqual([
    'Puri',
    'Mysore',
    'Agra',
    'Jaipur',
    'Madurai',
    'Mumbai',
    'Varanasi',
  ]);
  const after = governed(squares, place('Jaipur'));
  expect(visits(after).map((city) => PLACES[city])).toEqual([
    'Puri',
    'Jaipur',
    'Mysore',
    'Agra',
    'Madurai',
    'Mumbai',
    'Varanasi',
  ]);
  expect(squares).toEqual([8, 10, 11, 3, 7, 6, 9]);
});

test('R-70 the highest governor tells how many rounds are left; moved down, he makes the game longer', () => {
  const view = { ...see(turn(1, 'gold + gold')), squares: [8, 10, 14, 3, 7, 6, 9], round: 8 };
  expect(roundsLeft(view)).toBe(2);
  expect(roundsLeft(view, governed(view.squares, 2))).toBe(4);
});

test('R-70 once the end is certain nothing makes the game longer, and the question says so', () => {
  const track = [...new Array<null>(10).fill(null), 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai', 'Jaipur'];
  const reached = turn(1, 'gold + governor', { reached: true }, { round: 10, track });
  expect(roundsLeft(see(reached))).toBe(0);
  play(reached, 1, 'governor Jaipur');
  expect(roundsLeft(see(reached))).toBe(0);
  const cities = Object.fromEntries(
    ['Agra', 'Mysore', 'Puri', 'Madurai', 'Mumbai', 'Varanasi', 'Jaipur'].map((name) => [name, { large: 1 }]),
  );
  expect(roundsLeft(see(turn(2, 'gold + gold', { acted: [1] }, { cities })))).toBe(0);
  const asks = (s: ReturnType<typeof turn>) => raja.ask(see(s)).values.last;
  expect(asks(table({ round: 10, track, doing: { is: 'discs', reached: true } }))).toBe('yes');
  expect(asks(table())).toBe('no');
});

test('R-40 R-45 R-44 what an action costs, and what is lacking for it', () => {
  const view = see(turn(1, 'gold + gold', {}, { supply: [1, 4, 4, 4] }));
  expect(forecast(view, 0, action('gold'), 15)).toEqual({ cost: -2, lacks: 'nothing' });
  expect(forecast(view, 0, action('palace'), 15)).toEqual({ cost: 12, lacks: 'nothing' });
  expect(forecast(view, 0, action('palace'), 11)).toEqual({ cost: 12, lacks: 'gold' });
  expect(forecast(view, 0, action('two houses'), 15)).toEqual({ cost: 2, lacks: 'supply' });
  expect(forecast({ ...view, quarry: [0, 1, 1, 1] }, 0, action('quarry'), 15).lacks).toBe('quarry');
  expect(forecast({ ...view, palaces: [0, 7, 7, 7] }, 0, action('palace and house'), 15).lacks).toBe('palaces');
});

test('R-25 palaces cost the Builder 9', () => {
  const view = see(turn(1, 'gold + gold', {}, { characters: [['Builder'], ['Priest'], ['Wanderer'], ['Merchant']] }));
  expect(forecast(view, 0, action('palace'), 15).cost).toBe(9);
});

test('the round is counted from the first on, and there is none while all set up', () => {
  expect(raja.round(see(turn(1, 'gold + gold')))).toBe(1);
  expect(
    raja.round(raja.view(raja.setup({ length: 'full', advanced: 'off', map: 'wheel' }, 3, [1, 2, 3, 4]), 0)),
  ).toBeNull();
});

test('measures are gold, palaces built and the points in all cities', () => {
  const s = turn(1, 'gold + gold', {}, { cities: { Agra: { houses: [2, 0, 0, 0], large: 1 } }, gold: [3, 0, 0, 0] });
  const [gold, palaces, points] = raja.measures(see(s));
  expect([gold, palaces]).toEqual([
    { what: 'gold', values: [3, 0, 0, 0] },
    { what: 'palaces', values: [1, 0, 0, 0] },
  ]);
  expect(points.values[0]).toBe(5);
});

test('R-60 the table at a count is the one that stood when the city was counted, whatever has come since', () => {
  const rng = generator('counts');
  const s = raja.setup({ length: 'full', advanced: 'two', map: 'wheel' }, 3, rng);
  // What is going on, and with which discs, is nobody's concern then.
  const keep = (view: View): object => ({ ...view, discs: null, stack: null });
  let counts = 0;
  while (raja.toAct(s) !== 0) {
    const [seat] = list(raja.toAct(s));
    const into: Move[] = [];
    const move = into[below(rng, raja.legal(s, seat, into))];
    const told: Event[] = [];
    let paid: View | null = null;
    raja.play(s, seat, move, (event) => {
      told.push(event);
      if (event.is === 'scored' || event.is === 'alone') paid = structuredClone(see(s));
    });
    const first = told.findIndex(({ is }) => is === 'scored');
    if (first < 0 || paid === null) continue;
    counts++;
    const { city } = told[first] as Extract<Event, { is: 'scored' }>;
    const next = told.findLastIndex(({ is }) => is === 'scored' || is === 'alone') + 1;
    expect(keep(asCounted(see(s), city, told.slice(next)))).toEqual(keep(paid));
    expect(roundsLeft(asCounted(see(s), city, told.slice(next)))).toBe(roundsLeft(paid));
    const prizes = asCounted(see(s), city, told.slice(next)).gold.reduce((sum, gold) => sum + gold, 0);
    const before = asCounted(see(s), city, told.slice(first)).gold.reduce((sum, gold) => sum + gold, 0);
    const won = told.slice(first, next).reduce((sum, event) => sum + ('gold' in event ? event.gold : 0), 0);
    expect(prizes - before).toBe(won);
  }
  expect(counts).toBeGreaterThan(4);
});
