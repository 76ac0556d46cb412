import type { Words } from '@insula/kernel';
import type { JSX } from 'react';
import { seatNames } from '../../parts/seatNames.ts';
import { say as page } from '../../words/say.ts';
import { sentence } from '../../words/speaker.ts';
import type { Seen, TableOf } from '../table.ts';
import { Facts } from './facts.tsx';
import styles from './generic.module.css';

/** Plays any game of the contract: the view as tidy lists, the legal moves as buttons. */
export const table: TableOf<unknown, unknown> = {
  lists: true,
  slots: [{ name: 'deed', fine: false }],
  parts: (move) => ({ deed: move.split(' ')[0] }),
  tried: () => null,
  usual: () => ({}),
  confirms: () => false,
  chore: () => false,
  standing: () => [],
  travels: () => [],
  at: () => null,
  Board: ({ view, words, summary }) => (
    <div className={styles.board}>
      <h2 className={styles.heading}>{page('generic.table')}</h2>
      <Facts value={view} names={seatNames(summary.seats)} kinds={kindsOf(words)} />
    </div>
  ),
  Hand: Moves,
  SeatFacts: () => null,
};

/** Moves that begin with the same word stand together, under that word. */
function Moves({ chooser, said }: Seen<unknown>): JSX.Element | null {
  if (chooser.choices.length === 0) return null;
  const deeds = [...new Set(chooser.choices.map(({ parts }) => parts.deed))];
  return (
    <div className={styles.deeds}>
      {deeds.map((deed) => {
        const moves = chooser.choices.filter(({ parts }) => parts.deed === deed);
        const open = chooser.picked.deed === deed && moves.length > 1;
        return (
          <div key={deed} className={styles.deed}>
            <button
              type="button"
              data-deed={deed}
              className={styles.pick}
              aria-expanded={moves.length > 1 ? open : undefined}
              onClick={() => chooser.pick({ deed })}
            >
              <span>{moves.length === 1 ? said.get(moves[0].move) : sentence(deed.replaceAll('-', ' '))}</span>
              {moves.length > 1 ? <small>{page('generic.ways', { count: moves.length })}</small> : null}
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** The names of the game's cards, in the order in which it numbers them. */
const kindsOf = (words: Words): readonly string[] =>
  Object.entries(words).flatMap(([key, name]) => (key.startsWith('card.') ? [name] : []));
