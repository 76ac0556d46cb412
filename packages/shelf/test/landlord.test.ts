import { speaker } from '@insula/words';
import { expect, test } from 'vitest';
import { openShelf } from '../src/index.ts';

const shelf = await openShelf();
const landlord = shelf.game('landlord');
const say = speaker(await shelf.words('landlord', 'en'), ['Ada', 'Bo']);
const BOMB = 19;
const STUDENT = 7;
const ROOF = 12;
const told = (is: string, give: number[], want: number[], dollars: number): string =>
  say(landlord.sayEvent({ is, seat: 0, other: 1, give, want, dollars }));

test.each([
  [told('traded', [], [ROOF], 4), 'Ada gets a Roof from Bo and pays 4 dollars.'],
  [told('traded', [BOMB], [], -3), 'Ada gives Bo a Bomb and gets 3 dollars.'],
  [told('traded', [BOMB, BOMB], [STUDENT], 0), 'Ada gives Bo a Bomb and a Bomb for a Student.'],
  [told('proposal', [BOMB], [STUDENT], -1), 'Ada would give Bo a Bomb for a Student and get 1 dollar.'],
  [told('proposal', [], [STUDENT], 2), 'Ada would get a Student from Bo and pay 2 dollars.'],
  [told('drafted', [], [], 2), 'So far you would only pay 2 dollars.'],
  [told('drafted', [], [ROOF], -2), 'You would get a Roof and 2 dollars.'],
  [told('proposal', [], [STUDENT], -2), 'Ada would get a Student and 2 dollars from Bo.'],
  [told('traded', [], [ROOF], -4), 'Ada gets a Roof and 4 dollars from Bo.'],
  [told('drafted', [BOMB], [], 0), 'You would give a Bomb.'],
])('L-91 what changes hands is said plainly: %s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});

test('L-91 another price says who would pay it', () => {
  const counter = (dollars: number): string => say(landlord.sayEvent({ is: 'countered', seat: 1, other: 0, dollars }));
  expect(counter(5)).toBe('Bo answers Ada with another price: 5 dollars.');
  expect(counter(-5)).toBe('Bo answers Ada with another price: 5 dollars, to be paid by Bo.');
});

test('a flat is told by its floor and its house, as the edition calls them', async () => {
  const moved = landlord.sayEvent({ is: 'moved', seat: 0, card: STUDENT, room: 2, to: 7 });
  expect(say(moved)).toBe('The Student moves from floor 2 of house 1 to the cellar of house 2.');
  const second = speaker(await shelf.words('landlord-second', 'en'), ['Ada', 'Bo']);
  expect(second(moved)).toBe('The Student moves from floor 2 of house 1 to the basement of house 2.');
});

test('the street as a list names its flats as the log does', async () => {
  const second = speaker(await shelf.words('landlord-second', 'en'));
  const empty = (at: number) => ({ key: 'each.street.tenants', values: { at, n: -1, card: '' } });
  expect([say(empty(0)), second(empty(0)), say(empty(6))]).toEqual(['cellar: empty', 'basement: empty', 'attic: empty']);
});

test('a line of the log says what is done to whom', () => {
  const aimed = { is: 'aimed-at-tenant', seat: 0, card: BOMB, tenant: STUDENT, room: 2 };
  expect(say(landlord.sayEvent(aimed))).toBe('Ada plays Bomb on the Student on floor 2 of house 1.');
  const placed = { is: 'placed', seat: 0, card: STUDENT, to: 7 };
  expect(say(landlord.sayEvent(placed))).toBe('Ada puts the Student in the cellar of house 2.');
  const taken = { is: 'took-in', seat: 0, card: STUDENT, room: 2 };
  expect(say(landlord.sayEvent(taken), 0)).toBe('You take the Student from floor 2 of house 1 into your hand.');
});
