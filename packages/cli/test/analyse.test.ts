import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse, analysisPage, botNamed, isCertain, reportWords } from '@insula/bots';
import { generator, type MatchLog, readOptions } from '@insula/kernel';
import { describe, expect, test } from 'vitest';
import { know } from '../src/known.ts';
import { begin, make } from '../src/play/session.ts';
import { nextMove } from '../src/simulate/match.ts';
import { said, temp, written } from './insula.ts';

async function playedBy(id: string, bots: readonly string[], secret: string): Promise<MatchLog> {
  const known = await know(id);
  const session = begin(
    known,
    readOptions(known.game.options, {}),
    bots.map((name) => botNamed(name)),
    secret,
    null,
  );
  for (;;) {
    const next = nextMove(known.game, session.state, session.minds, session.chance);
    if (next === null) return session.log;
    make(session, next, 0);
  }
}

const quiet = (): void => {};

describe.each([
  ['example', ['random', 'greedy', 'greedy']],
  ['room-share', ['random', 'greedy']],
] as const)('%s', (id, bots) => {
  test('final - initial = luck + own errors + what the others did', async () => {
    const { game } = await know(id);
    const log = await playedBy(id, bots, 'sum');
    for (const [seat] of bots.entries()) {
      const { account, curve, decisions } = analyse(game, log, seat, 16, generator('sum'), quiet);
      const others = account.others.reduce((sum, did) => sum + did, 0);
      expect(account.luck + account.own + others).toBeCloseTo(account.final - account.initial, 9);
      expect(account.initial).toBeCloseTo(1 / bots.length, 9);
      expect(account.own).toBeCloseTo(-decisions.filter(isCertain).reduce((sum, { cost }) => sum + cost, 0), 9);
      expect(account.own).toBeLessThanOrEqual(0);
      expect(account.others[seat]).toBe(0);
      expect(account.final).toBe(curve.at(-1)?.chances[seat]);
      for (const { chances } of curve) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });
});

test('it judges from the view: what was really in the others’ hands changes nothing', async () => {
  const { game } = await know('room-share');
  const log = await playedBy('room-share', ['greedy', 'greedy'], 'views');
  const blind = {
    ...game,
    determinize(view: unknown, rng: Parameters<typeof game.determinize>[1]) {
      return game.determinize(JSON.parse(JSON.stringify(view)), rng);
    },
  };
  const judge = (by: typeof game) => analyse(by, log, 0, 16, generator('views'), quiet);
  expect(judge(blind)).toEqual(judge(game));
});

test('whoever plays by lot pays for it; what chance may explain is held against nobody', async () => {
  const { game } = await know('example');
  const log = await playedBy('example', ['random', 'greedy'], 'lot');
  const [lot, greedy] = [0, 1].map((seat) => analyse(game, log, seat, 40, generator('lot'), quiet));
  expect(lot.account.own).toBeLessThan(greedy.account.own - 0.1);
  const errors = lot.decisions.filter(isCertain);
  expect(errors.length).toBeGreaterThan(0);
  for (const { cost, error } of errors) expect(cost).toBeGreaterThan(2 * error);
});

test('the command prints the account and writes one page that needs nothing else', async () => {
  const file = written('analysed.json', await playedBy('example', ['random', 'greedy'], 'page'));
  const page = join(temp, 'analysis.html');
  const { code, out, err } = await said(['analyse', file, '--seat', '1', '--iterations', '60', '--html', page]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const words of ['decisions of Seat 1', 'luck', 'own errors', 'what Seat 2 did']) expect(out).toContain(words);
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('<polyline');
  expect(html).not.toMatch(/src=|href=|@import|url\(/);
  expect((await said(['analyse', file, '--seat', '9'])).err).toContain('--seat must be');
  for (const [at, sentence] of [
    [join(temp, 'nowhere/it'), /^.*it cannot be written \(ENOENT\)\.\n$/],
    [temp, /^.* is a folder, and a file is wanted\.\n$/],
  ] as const)
    expect(await said(['analyse', file, '--html', at])).toEqual({ code: 2, out: '', err: expect.stringMatching(sentence) });
});

test('a report has no sentence but those of its words, and of its game', async () => {
  const { game } = await know('example');
  const log = await playedBy('example', ['random', 'greedy'], 'lot');
  const said = new Set<string>();
  const say = ({ key }: { readonly key: string }): string => {
    said.add(key);
    return `[${key}]`;
  };
  const html = analysisPage({ game, names: ['1', '2'], say }, '0', analyse(game, log, 0, 40, generator('lot'), quiet), 40);
  const read = html.replace(/<(style|pre|title)>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
  expect(read.replace(/\[[^\]]*\]/g, '')).not.toMatch(/\p{L}/u);
  const ours = [...said].filter((key) => key.startsWith('report.'));
  expect(Object.keys(reportWords).filter((key) => !ours.includes(key))).toEqual(['report.none']);
  expect(ours.filter((key) => !(key in reportWords))).toEqual([]);
});
