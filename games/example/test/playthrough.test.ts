import { below, generator, list, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { example, type Move } from '../src/index.ts';

/** Reviewed as a diff: whatever changes the order of legal moves, a rule or a word of the table shows here. */
test('a short match, seen by seat 1', async () => {
  const s = example.setup(readOptions(example.options, { rounds: 2 }), 3, generator('a short match'));
  const chance = generator('its choices');
  const into: Move[] = [];
  const lines: string[] = [];
  for (let seats = example.toAct(s); seats !== 0; seats = example.toAct(s)) {
    const seat = list(seats)[0];
    const count = example.legal(s, seat, into);
    const moves = into.slice(0, count).map(example.write);
    const choice = below(chance, count);
    lines.push(example.draw(example.view(s, 0)), `seat ${seat + 1} of: ${moves.join(', ')}`, `> ${moves[choice]}`, '');
    example.play(s, seat, into[choice]);
  }
  lines.push(example.draw(example.view(s, 0)), JSON.stringify(example.result(s)), '');
  await expect(lines.join('\n')).toMatchFileSnapshot('playthroughs/short.txt');
});
