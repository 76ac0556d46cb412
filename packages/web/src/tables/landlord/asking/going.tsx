import type { Event, View } from '@insula/landlord';
import { ROOMS, roomName } from '@insula/landlord/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { isForced } from '../kerb.tsx';
import { atWord, cardNamed, numberOf } from '../names.ts';
import { street } from '../words.ts';
import styles from './asking.module.css';
import { lodgerAt, Task } from './task.tsx';

/** Somebody needs a new place, has to be picked, or is struck by the Lunatic: the street itself is asked. */
export function Going(seen: Seen<View>): JSX.Element {
  const { chooser, say, items, view, names, seat } = seen;
  const tasks = chooser.choices.filter(({ parts }) => parts.way === 'leave');
  const under = chooser.choices.find(({ move }) => move === 'under');
  const rest = chooser.choices.filter(({ parts }) => Object.keys(parts).length === 0);
  return (
    <>
      <p className={styles.question}>{questionOf(seen)}</p>
      {isTornDown(seen) ? (
        <p className={styles.help}>
          {street('ask.demolition', { name: names[view.turn], you: view.turn === seat ? 'yes' : 'no' })}
        </p>
      ) : null}
      {isForced(view) ? (
        <p className={styles.help} data-phone="true">
          {street('kerb.help', { now: view.stack.at(-1)?.kind === 'go' ? 'yes' : 'no', left: 0 })}
        </p>
      ) : null}
      <ul className={styles.tasks} data-desk="true">
        {tasks.map((choice) => (
          <li key={choice.move}>
            <Task {...seen} choice={choice} help={null} />
          </li>
        ))}
        {settledIn(items).map(({ card, to }) => (
          <li key={to} className={styles.settled}>
            {street('task.done', {
              card: say(`card.${cardNamed(card)}`),
              at: atWord(say, to),
              house: Math.floor(to / ROOMS) + 1,
            })}
          </li>
        ))}
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

const isTornDown = ({ view }: Seen<View>): boolean => {
  const frame = view.stack.at(-1);
  return (frame?.kind === 'leave' || frame?.kind === 'go') && frame.why === 'demolition';
};

/** Of somebody who looks for a room it is said who that is. */
function questionOf(seen: Seen<View>): string {
  const { asks, view, say } = seen;
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'go') return asks;
  const { why, room } = frame;
  const card = lodgerAt(view, `room ${roomName(room)}`);
  const where = { at: atWord(say, room), house: Math.floor(room / ROOMS) + 1 };
  return street('ask.go', { why, ...where, card: say(`card.${card}`), number: numberOf(seen, card) });
}

/** Who has found a new place since the last thing that was no moving. */
function settledIn(items: Seen<View>['items']): readonly { readonly card: number; readonly to: number }[] {
  const events = items.flatMap((item) => (item.kind === 'event' ? [item.event as Event] : []));
  const last = events.findLastIndex(({ is }) => is !== 'moved');
  return events.slice(last + 1).flatMap((event) => (event.is === 'moved' ? [{ card: event.card, to: event.to }] : []));
}
