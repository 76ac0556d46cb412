import type { View } from '@insula/landlord';
import { bailOf, CARDS, ROOMS } from '@insula/landlord/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { Picture } from '../art/picture.tsx';
import { sumOf } from '../money.ts';
import { street } from '../words.ts';
import styles from './asking.module.css';

/** F-50. */
const FARE = 2;

/** L-20, L-21, F-11: who has to leave, who may travel, the Monster, and bail. */
export function Examining(seen: Seen<View>): JSX.Element {
  const { asks, view, chooser } = seen;
  const has = (move: string): boolean => chooser.choices.some((choice) => choice.move === move);
  const tasks = chooser.choices.filter(({ parts }) => parts.way === 'leave' || parts.way === 'shift');
  const monster = chooser.choices.some(({ move }) => move.startsWith('place '));
  return (
    <>
      <p className={styles.question}>{monster ? street('ask.monster') : asks}</p>
      <ul className={styles.tasks}>
        {tasks.map(({ move, parts }) => {
          const card = lodgerAt(view, parts.spot);
          return (
            <li key={move}>
              <button type="button" className={styles.task} data-way={move} onClick={() => chooser.play(move)}>
                <Picture card={card} panel={false} />
                <span>
                  {taskWords(seen, parts.spot)}
                  <small>
                    {parts.way === 'shift' ? street('way.nomad', { sum: sumOf(view, FARE) }) : street('way.leave')}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.ways}>
        {has('bail') ? (
          <Button data-way="bail" onClick={() => chooser.play('bail')}>
            {street('way.bail', { sum: sumOf(view, bailOf(view)) })}
          </Button>
        ) : null}
        {has('done') ? (
          <Button look="strong" data-way="done" onClick={() => chooser.play('done')}>
            {street('way.done.examine')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Who lives at `room 3/2`, and where that is. */
export function taskWords({ view, say }: Seen<View>, spot: string): string {
  const [house, place] = spot.split(' ')[1].split('/');
  return street('task.who', { card: say(`card.${lodgerAt(view, spot)}`), at: say(`at.${place}`), house });
}

/** Who lives at `room 3/2`. */
export function lodgerAt(view: View, spot: string): (typeof CARDS)[number] {
  const [house, place] = spot.split(' ')[1].split('/');
  const at = place === 'c' ? 0 : place === 'r' ? ROOMS - 1 : Number(place);
  return CARDS[view.street[Number(house) - 1].tenants[at]];
}
