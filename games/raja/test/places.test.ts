import { expect, test } from 'vitest';
import { raja, type State } from '../src/index.ts';
import { VILLAGES } from '../src/maps/places.ts';
import { finishRound, legal, play, turn, why, written } from './table.ts';

/** The gold that the scoring of Agra brings. */
function scoredInAgra(cities: {
  readonly [city: string]: { readonly [field: string]: number | readonly number[] };
}): number[] {
  const track = [null, 'Mumbai', 'Varanasi', 'Puri', 'Jaipur', 'Mysore', 'Madurai', 'Agra'];
  const s = turn(4, 'gold + gold', { acted: [1, 2, 3] }, { maharaja: 'Agra', track, cities: cities as never });
  const before = [15, 15, 15, 15 + 4];
  finishRound(s);
  return s.gold.map((gold, seat) => gold - before[seat]);
}

test('R-62 alone in any city, with as many houses as palaces, too', () => {
  expect(scoredInAgra({ Agra: { houses: [0, 0, 1, 0] } })).toEqual([0, 0, 17, 0]);
  expect(scoredInAgra({ Agra: { houses: [0, 1, 0, 0], small: [0, 1, 0, 0] } })).toEqual([0, 17, 0, 0]);
  expect(scoredInAgra({ Agra: { houses: [1, 1, 0, 0], small: [0, 1, 0, 0] } })).toEqual([9, 12, 0, 0]);
  expect(scoredInAgra({ Jaipur: { houses: [1, 0, 1, 0] } })).toEqual([0, 0, 0, 0]);
});

test('R-43 every seat moves its own houses, out of cities as well', () => {
  for (const seat of [1, 2, 3, 4]) {
    const houses = [0, 0, 0, 0].map((_, other) => (other === seat - 1 ? 1 : 0));
    const acted = [1, 2, 3, 4].slice(0, seat - 1);
    const s = turn(seat, 'gold + move house', { acted }, { cities: { Agra: { houses }, Puri: { houses: [1, 1, 1, 1] } } });
    expect(legal(s, seat).filter((text) => text.startsWith('lift'))).toEqual(['lift Puri', 'lift Agra']);
    play(s, seat, 'lift Agra', 'put Kota');
    expect(written(s, 'villages')).toEqual({ Kota: [seat] });
    expect(written(s, 'cities')).toMatchObject({ Puri: { houses: [1, 1, 1, 1] } });
    expect(written(s, 'cities')).not.toHaveProperty('Agra');
  }
});

test('R-43 a house goes to another place: the room it leaves is none', () => {
  const villages = Object.fromEntries(
    VILLAGES.map((name, i) => [name, i === 0 ? [1] : i < 11 ? [2, 2] : i < 21 ? [3, 3] : [4, 4]]),
  );
  const fields = { villages, supply: [6, 0, 0, 0] };
  expect(why(turn(1, 'gold + move house', {}, fields), 1, 'lift Guna')).toBe('R-43 nowhere-to-put');
  const last = { ...villages, Kolar: [4] };
  const s = turn(1, 'gold + move house', {}, { ...fields, villages: last });
  play(s, 1, 'lift Guna');
  expect(legal(s, 1)).toEqual(['put Kolar']);
});

test('R-44 Quarry is offered as often as it was chosen, while the quarry has houses', () => {
  const s = turn(1, 'quarry + quarry');
  expect(legal(s, 1)).toContain('quarry');
  play(s, 1, 'quarry');
  expect(legal(s, 1)).toContain('quarry');
  play(s, 1, 'quarry');
  expect(legal(s, 1)).not.toContain('quarry');
  expect(legal(turn(1, 'gold + house'), 1)).not.toContain('quarry');
});

test('R-51 both villages of a road count, whichever way one travels', () => {
  const at = { architects: ['Jaipur', 'Bhopal', 'Bhopal', 'Bhopal'] };
  const journey = (villages: { readonly [name: string]: readonly number[] }): State =>
    turn(1, 'gold + gold', {}, { ...at, villages: villages as never });
  expect(why(journey({ Kota: [1] }), 1, 'travel Bhopal')).toBe('R-51 road-broken');
  expect(why(journey({ Guna: [1] }), 1, 'travel Bhopal')).toBe('R-51 road-broken');
  const s = journey({ Guna: [2, 3], Kota: [4] });
  play(s, 1, 'travel Bhopal');
  expect(s.gold).toEqual([12, 16, 16, 16]);
  const poor = turn(1, 'gold + gold', {}, { ...at, gold: [2, 15, 15, 15], villages: { Guna: [2, 3], Kota: [4] } });
  expect(why(poor, 1, 'travel Bhopal')).toBe('R-51 toll-too-high');
});

test('R-52 two actions left undone are told as two', () => {
  expect(play(turn(1, 'gold + quarry'), 1, 'end turn')[0]).toEqual({ is: 'penalty', seat: 0, actions: 2, gold: 4 });
});

/** What nobody could have known before. */
function revealing(s: State, seat: number, ...texts: string[]): string[] {
  const told: string[] = [];
  for (const text of texts)
    raja.play(s, seat - 1, raja.read(text)!, (event, _to, shows) => {
      if (shows) told.push(event.is);
    });
  return told;
}

test('R-31, R-32 only a disc that is turned over reveals anything', () => {
  const agra = { architects: ['Agra', 'Bhopal', 'Bhopal', 'Bhopal'], gold: [40, 15, 15, 15] };
  const road = { ...agra, villages: { Dausa: [2, 3], Mathura: [4], Kota: [1] } };
  expect(revealing(turn(1, 'gold + gold', {}, road), 1, 'gold', 'travel Jaipur')).toEqual([]);
  expect(revealing(turn(1, 'house + governor', {}, road), 1, 'house Guna', 'governor Madurai')).toEqual([]);
  expect(revealing(turn(1, 'palace + quarry', {}, agra), 1, 'large palace', 'quarry')).toEqual([]);
  expect(revealing(turn(1, 'move house + character', {}, road), 1, 'lift Kota', 'put Guna', 'take Builder')).toEqual([]);
  const robbed = turn(1, 'gold + character');
  expect(revealing(robbed, 1, 'take Merchant')).toEqual([]);
  expect(revealing(robbed, 2, 'take Grand duke')).toEqual([]);
  expect(revealing(turn(1, 'gold + gold'), 1, 'end turn')).toEqual(['reveals']);
});

test('R-21, R-24, R-81, R-82 nor do powers and markers', () => {
  const held = (card: string) => ({
    options: { advanced: 'on' },
    characters: [[card], ['Grand duke'], ['Priest'], ['Wanderer']],
    markers: [1, 0, 0, 0],
  });
  const acted = { acted: [2, 3, 4] };
  expect(revealing(turn(1, 'gold + gold', acted, held('Merchant')), 1, "merchant's gold")).toEqual([]);
  expect(revealing(turn(1, 'gold + gold', acted, held('Entrepreneur')), 1, 'free house Kota')).toEqual([]);
  expect(revealing(turn(1, 'gold + gold', acted, held('Yogi')), 1, "yogi's marker", 'marker gold')).toEqual([]);
});

test('R-30, R-60, R-70 nor do the scoring, the next round and the end', () => {
  const alone = { cities: { Jaipur: { houses: [1, 0, 0, 0] } } };
  const last = () => turn(4, 'gold + gold', { acted: [1, 2, 3] }, alone);
  expect(revealing(last(), 4, 'end turn')).toEqual([]);
  const over = turn(4, 'gold + gold', { acted: [1, 2, 3] }, { round: 20 });
  expect(revealing(over, 4, 'end turn')).toEqual([]);
  expect(raja.toAct(over)).toBe(0);
});

test('R-10, R-11, R-85 nor do picks, first houses and bids', () => {
  const plain = raja.setup({ length: 'full', advanced: 'off', map: 'wheel' }, 2, [1, 2, 3, 4]);
  const auction = raja.setup({ length: 'full', advanced: 'on', map: 'wheel' }, 2, [1, 2, 3, 4]);
  const go = (s: State, text: string): string[] => revealing(s, Math.log2(raja.toAct(s)) + 1, text);
  expect([...go(plain, 'take Builder'), ...go(plain, 'take Priest'), ...go(plain, 'house Kota')]).toEqual([]);
  expect([...go(auction, 'bid 1'), ...go(auction, 'bid 2'), ...go(auction, 'pass'), ...go(auction, 'take Yogi')]).toEqual(
    [],
  );
});
