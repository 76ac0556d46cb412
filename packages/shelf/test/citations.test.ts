import { type AnyGame, below, generator, list, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { openShelf } from '../src/index.ts';

const shelf = await openShelf();
const MATCHES = 3;
const MOMENTS = 120;
/** Every so many moments all moves are tried. */
const EACH = 4;

/** The clauses of a game's own rules, and those of another edition that its page names as its own too. */
function ownClauses(game: AnyGame): Set<string> {
  const clauses = shelf.clauses(game.id, 'en').flatMap((section) => section.clauses);
  const letter = clauses[0].id[0];
  const own = clauses.filter(({ id }) => id.startsWith(letter)).map(({ id }) => id);
  const said = shelf
    .clauses(game.id, 'en')
    .filter((section) => section.clauses.every(({ id }) => id.startsWith(letter)))
    .map(({ intro, clauses: of }) => [intro, ...of.map(({ text }) => text)].join('\n'))
    .join('\n');
  const inherited = [...said.matchAll(/\b([A-Z])-(\d+)(?: to [A-Z]-(\d+))?/g)].flatMap(([, other, from, to]) =>
    Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, i) => `${other}-${Number(from) + i}`),
  );
  return new Set([...own, ...inherited]);
}

test.each(shelf.games.map((game) => [game.id, game] as [string, AnyGame]))(
  '%s refuses with clauses of its own rules only',
  (_, game) => {
    const own = ownClauses(game);
    const cited = new Set<string>();
    for (let match = 0; match < MATCHES; match++) {
      const state = game.setup(readOptions(game.options, {}), 2 + (match % 2), generator(`cites ${match}`));
      const chance = generator(`choice ${match}`);
      const into: unknown[] = [];
      for (let moment = 0; moment < MOMENTS && game.toAct(state) !== 0; moment++) {
        const seat = list(game.toAct(state))[0];
        if (moment % EACH === 0)
          for (const move of game.alphabet) {
            const refusal = game.whyNot(state, seat, move);
            if (refusal !== null) cited.add(`${refusal.rule} ${refusal.code}`);
          }
        game.play(state, seat, into[below(chance, game.legal(state, seat, into))], () => {});
      }
    }
    expect(cited.size).toBeGreaterThan(5);
    expect([...cited].filter((citation) => !own.has(citation.split(' ')[0]))).toEqual([]);
  },
);
