import { type AnyGame, below, generator, list } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import { turnsOf } from '../src/match/course.ts';
import type { Play } from '../src/match/match.ts';
import { headChange } from '../src/match/record.ts';
import { glimpsesHere } from '../src/matches/glimpse.ts';
import { wholePast } from '../src/matches/past.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { headOf, quiet, quietAfter } from './quiet.ts';

const example = (await openShelf()).game('example');

/** The example, and all views of which something was measured. */
function measuring(): { game: AnyGame; measured: unknown[] } {
  const measured: unknown[] = [];
  const game: AnyGame = {
    ...example,
    measures(view) {
      measured.push(view);
      return example.measures(view);
    },
  };
  return { game, measured };
}

test('what a list says of a match is what whoever looks on knows of it', async () => {
  const { game, measured } = measuring();
  const head = headOf(game, 3);
  const { matches, match, enter, close } = await quiet(game, head, game.setup(head.options, 3, generator('glimpse')));
  const watcher = await enter(null);
  // Two seats have been told more than others.
  match.play!.told.splice(0, 4, 9, 8, 7, 6);
  const glimpses = await glimpsesHere(matches)([head.id, 'elsewhere']);
  expect([...glimpses.keys()]).toEqual([head.id]);
  expect(glimpses.get(head.id)?.standing).toMatchObject({ n: 6 });
  expect(JSON.parse(JSON.stringify(measured))).toEqual([JSON.parse(watcher.heard[0]).table.view]);
  expect(game.view(match.play!.state, 0)).not.toEqual(measured[0]);
  await close();
});

test('a course measures what is seen by whose course it is, and whoever merely answers has no turn', async () => {
  const { game, measured } = measuring();
  const head = headOf(game, 3);
  const store = openSqlite(':memory:');
  const { matches, match, enter, wait, close } = await quietAfter(game, head, [headChange(head)], store);
  const ears = [await enter(0), await enter(1), await enter(2)];
  const play = match.play as Play;
  const rng = generator('w3');
  let mover = 0;
  while (!play.window) {
    const [seat] = list(play.awaited).filter((awaited) => play.held[awaited] === null);
    if (list(play.awaited).length === 1) mover = seat;
    const moves = play.legal[seat];
    const decision = decisionOf(play, seat);
    await ears[seat].ask({
      t: 'move',
      id: `m${play.told[0]}-${seat}`,
      decision,
      moves: [game.write(moves[below(rng, moves.length)])],
    });
    await wait(0);
  }
  const [answerer] = list(play.awaited);
  measured.length = 0;
  const past = wholePast({ store, turns: matches.turns, who: '' }, match, play.last?.n ?? 0);
  const turns = [];
  for await (const some of turnsOf(match, past, 1)) turns.push(...some);
  expect(answerer).not.toBe(mover);
  expect(turns.findLast(({ seat }) => seat !== null)?.seat).toBe(mover);
  expect(measured.at(-1)).toEqual(game.view(play.state, 1));
  expect(measured.at(-1)).not.toEqual(game.view(play.state, null));
  await close();
});
