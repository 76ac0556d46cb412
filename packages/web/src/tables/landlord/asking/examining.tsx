import type { View } from '@insula/landlord';
import { bailOf } from '@insula/landlord/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { isElsewhere } from '../aim.ts';
import { sumOf } from '../money.ts';
import { street } from '../words.ts';
import styles from './asking.module.css';
import { Task } from './task.tsx';

/** F-50. */
const FARE = 2;

/** L-20, L-21, F-11: who has to leave, who may travel, the Monster, and bail. */
export function Examining(seen: Seen<View>): JSX.Element {
  const { asks, view, chooser } = seen;
  const has = (move: string): boolean => chooser.choices.some((choice) => choice.move === move);
  const tasks = chooser.choices.filter(({ parts }) => parts.way === 'leave' || parts.way === 'shift');
  const monster = chooser.choices.some(({ move }) => move.startsWith('place '));
  const travel = { sum: sumOf(view, FARE), monster: monster ? 'yes' : 'no' };
  return (
    <>
      <p className={styles.question}>
        {monster ? street('ask.monster') : has('bail') ? street('ask.bail', { sum: sumOf(view, bailOf(view)) }) : asks}
      </p>
      {monster && isElsewhere(seen) ? <p className={styles.help}>{street('ask.elsewhere')}</p> : null}
      {has('bail') ? <p className={styles.help}>{seen.say('text.jail')}</p> : null}
      <ul className={styles.tasks}>
        {tasks.map((choice) => (
          <li key={choice.move}>
            <Task
              {...seen}
              choice={choice}
              help={choice.parts.way === 'shift' ? street('way.nomad', travel) : street('way.leave')}
            />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {has('bail') ? (
          <Button data-way="bail" onClick={() => chooser.play('bail')}>
            {street('way.bail', { sum: sumOf(view, bailOf(view)) })}
          </Button>
        ) : null}
        {has('done') ? (
          <Button look="strong" data-way="done" onClick={() => chooser.play('done')}>
            {street(has('bail') ? 'way.stay' : 'way.done.examine')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
