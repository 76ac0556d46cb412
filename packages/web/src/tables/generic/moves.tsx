import type { JSX } from 'react';
import { say as page } from '../../words/say.ts';
import { sentence } from '../../words/speaker.ts';
import type { Seen } from '../table.ts';
import styles from './moves.module.css';

/** Moves that begin with the same word stand together, under that word. */
export function Moves({ chooser, said }: Seen<unknown>): JSX.Element | null {
  if (chooser.choices.length === 0) return null;
  const deeds = [...new Set(chooser.choices.map(({ parts }) => parts.deed))];
  return (
    <div className={styles.deeds}>
      {deeds.map((deed) => {
        const moves = chooser.choices.filter(({ parts }) => parts.deed === deed);
        const open = chooser.picked.deed === deed && moves.length > 1;
        return (
          <button
            key={deed}
            type="button"
            data-deed={deed}
            className={styles.pick}
            aria-expanded={moves.length > 1 ? open : undefined}
            onClick={() => chooser.pick({ deed })}
          >
            <span>{moves.length === 1 ? said.get(moves[0].move) : sentence(deed.replaceAll('-', ' '))}</span>
            {moves.length > 1 ? <small>{page('generic.ways', { count: moves.length })}</small> : null}
          </button>
        );
      })}
    </div>
  );
}
