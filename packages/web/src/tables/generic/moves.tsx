import type { JSX } from 'react';
import type { Choice } from '../../choose/narrow.ts';
import { Button } from '../../parts/button.tsx';
import { sentence } from '../../words/speaker.ts';
import type { Seen } from '../table.ts';
import styles from './moves.module.css';
import { generic } from './words.ts';

/** Moves whose notation begins with the same word stand together, under what the game calls it (`deed.<word>`), unless there is no other. */
export function Moves(seen: Seen<unknown>): JSX.Element | null {
  const { chooser, said, words } = seen;
  if (chooser.choices.length === 0) return null;
  const deeds = [...new Set(chooser.choices.map(({ parts }) => parts.deed))];
  if (deeds.length === 1) return <Ways {...seen} moves={chooser.choices} />;
  return (
    <>
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
              {moves.length === 1
                ? said.get(moves[0].move)
                : generic('ways', { deed: sentence(words[`deed.${deed}`] ?? deed), count: moves.length })}
            </button>
          );
        })}
      </div>
      {chooser.picked.deed === undefined ? null : <Ways {...seen} moves={chooser.left} />}
    </>
  );
}

function Ways({ moves, chooser, said }: Seen<unknown> & { readonly moves: readonly Choice[] }): JSX.Element {
  return (
    <div className={styles.ways}>
      {moves.map(({ move }) => (
        <Button key={move} data-way={move} look={moves.length === 1 ? 'strong' : 'plain'} onClick={() => chooser.play(move)}>
          {said.get(move)}
        </Button>
      ))}
    </div>
  );
}
