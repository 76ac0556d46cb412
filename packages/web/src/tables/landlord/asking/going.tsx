import type { View } from '@insula/landlord';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { Picture } from '../art/picture.tsx';
import { street } from '../words.ts';
import styles from './asking.module.css';
import { lodgerAt } from './examining.tsx';

/** Somebody needs a new place, has to be picked, or is struck by the Lunatic: the street itself is asked. */
export function Going({ asks, view, chooser, say }: Seen<View>): JSX.Element {
  const tasks = chooser.choices.filter(({ parts }) => parts.way === 'leave');
  const under = chooser.choices.find(({ move }) => move === 'under');
  const rest = chooser.choices.filter(({ parts }) => Object.keys(parts).length === 0);
  return (
    <>
      <p className={styles.question}>{asks}</p>
      <ul className={styles.tasks} data-desk="true">
        {tasks.map(({ move, parts }) => {
          const card = lodgerAt(view, parts.spot);
          return (
            <li key={move}>
              <button type="button" className={styles.task} data-way={move} onClick={() => chooser.play(move)}>
                <Picture card={card} panel={false} />
                <span>
                  {say(`card.${card}`)}, {parts.spot.split(' ')[1]}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.ways}>
        {under === undefined ? null : (
          <Button data-way="under" onClick={() => chooser.play('under')}>
            {street('way.under')}
          </Button>
        )}
        {rest.map(({ move }) => (
          <Button key={move} data-way={move} onClick={() => chooser.play(move)}>
            {say(`move.${move}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
