import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { example } from '@insula/example';
import { generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { insula, temp, written } from './insula.ts';

const play = (lines: readonly string[], ...flags: string[]) =>
  insula(['play', 'example', '--seed', '5', ...flags], `${lines.join('\n')}\n`);

/** Enough first moves to end any match of this game. */
const TO_THE_END = new Array<string>(200).fill('1');

test('a match in the terminal, saved, verified and replayed', () => {
  const { code, out, err } = play([...TO_THE_END.slice(0, 60), 'save done.json', 'quit'], '--option', 'rounds=2');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('You are Seat 1.');
  expect(out).toContain('Saved as done.json.');
  const verified = insula(['verify', 'done.json']);
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.out).toMatch(/1\. Seat \d, \d+ points/);
  const replayed = insula(['replay', 'done.json']);
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('the match ends (rules)');
});

test('the end of input ends it politely', () => {
  const { code, out, err } = play(['1']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Goodbye.');
});

test('a move by its number is the move by its name', () => {
  const named = play(['lantern 2']).out;
  expect(play(['2']).out).toBe(named);
  expect(named).toContain('You pick lantern 2.');
});

test('why, rules and help', () => {
  const { out } = play(['why rest', 'rules E-12', 'rules X-9', 'help', 'quit']);
  expect(out).toContain('That does not answer the question (E-12).\nE-12 Only the seats that are asked may answer');
  expect(out).toContain('The rules of example have no clause "X-9".');
  expect(out).toMatch(/undo +back to your last decision/);
});

test('a question mark asks for help', () => {
  expect(play(['?', 'quit']).out).toBe(play(['help', 'quit']).out);
});

test('what is let pass out of turn is not offered again before every move of the others', () => {
  const { out } = insula(['play', 'example', '--players', '4', '--seed', '2'], 'lantern 1\nrest\n\n');
  const [, afterwards] = out.split('You may play out of turn, or press Enter to let it pass:');
  expect(afterwards).toContain('Seat 3 ');
  expect(afterwards).toContain('Seat 4 ');
  expect(out.split('You may play out of turn')).toHaveLength(2);
});

test('what is no move, and what is a refused one, is said, and the question stands', () => {
  const { out } = play(['lanten 2', 'rest', '99', 'lantern 2']);
  expect(out).toContain('"lanten 2" is neither a move nor a command (did you mean "lantern 2"?)');
  expect(out).toContain('That does not answer the question (E-12). Type why rest for the clause.');
  expect(out).toContain('"99" is neither a move nor a command');
  expect(out).toContain('You pick lantern 2.');
});

test('undo goes back as long as nothing was shown', () => {
  // The duel has no cards: nothing in it is hidden, so nothing is ever shown.
  const lines = ['1', '1', 'undo', 'save undone.json', 'quit'];
  const { out } = insula(['play', 'room-share', '--option', 'duel=on', '--seed', '5'], lines.join('\n'));
  expect(out).toContain('Taken back.');
  const { entries } = JSON.parse(readFileSync(join(temp, 'undone.json'), 'utf8'));
  expect(entries.at(-1)).toMatchObject({ kind: 'undo', seat: 0 });
  expect(insula(['verify', 'undone.json']).code).toBe(0);
});

test('undo does not go back behind what was shown, and tells only what its seat may know', () => {
  const drawn = play(['lantern 1', 'draw', 'undo', 'quit']).out;
  expect(drawn).toMatch(/It cannot be taken back, because of what was shown since: You draw/);
  expect(drawn).not.toContain('Taken back.');
  // Seat 1 rests, seat 2 draws a card: which one, is for seat 2 alone.
  const rested = play(['lantern 1', 'rest', 'undo', 'quit']).out;
  expect(rested).toContain('because of what was shown since: another seat saw something new.');
  expect(rested).not.toMatch(/Seat 2 draws a [A-Z]/);
});

test('undo before the first move has nothing to take back', () => {
  expect(play(['undo', 'quit']).out).toContain('There is no move of yours to take back.');
});

test('several people at one keyboard see only their own cards', () => {
  const { out, code } = play(['1', '', '2', 'quit'], '--humans', '1,2');
  expect(code).toBe(0);
  expect(out).toContain('Seat 2, take the screen and press Enter.');
  const [first, second] = out.split('Seat 2, take the screen');
  expect(first).toContain('You are Seat 1.');
  expect(first).not.toContain('You are Seat 2.');
  expect(second).toContain('You are Seat 2.');
  // Seat 1 picked in secret, so seat 2 is told that it picked, and not what.
  expect(second.split('>')[0]).toContain('Seat 1 has picked a lantern.');
  expect(second.split('>')[0]).not.toContain('Seat 1 picks');
});

const position = written(
  'begin.json',
  example.locate(example.setup(readOptions(example.options, {}), 2, generator('a position'))),
);

test('a match that begins at a position is played, saved and verified from there', () => {
  const start = insula(['play', 'example', '--position', position, '--seed', '1'], '1\nsave at.json\nquit\n');
  expect(start).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(readFileSync(join(temp, 'at.json'), 'utf8'))).toMatchObject({
    format: 2,
    position: { game: 'example' },
  });
  expect(insula(['verify', 'at.json'])).toMatchObject({ code: 0, err: '' });
  expect(insula(['replay', 'at.json', '--to', '0'])).toMatchObject({ code: 0, err: '' });
});

test('a position says its own options, and nonsense gets its sentence', () => {
  const tried = (...flags: string[]) => insula(['play', 'example', ...flags], 'quit\n');
  expect(tried('--position', position, '--players', '3').err).toBe(
    'A position says its own options and seats: leave --option and --players out.\n',
  );
  expect(insula(['play', 'raja', '--position', position], 'quit\n').err).toMatch(/raja/);
  expect(tried('--position', 'nowhere.json').err).toBe('There is no file nowhere.json.\n');
});
