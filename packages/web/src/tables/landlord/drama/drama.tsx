import { ROOMS, roomName } from '@insula/landlord/face';
import type { JSX } from 'react';
import { CardShown } from '../card.tsx';
import { pendingOf, questioned } from '../pending.ts';
import { streetOf } from '../shape.ts';
import type { Staged } from '../staged.ts';
import { AimLine } from './aimLine.tsx';
import styles from './drama.module.css';
import { Haggle } from './haggle.tsx';
import { Investigation } from './investigation.tsx';

/** What everybody looks at: the card played at somebody, the questions of the police, a deal. */
export function Drama(seen: Staged): JSX.Element | null {
  const { view } = seen;
  if (questioned(view) !== null) return <Investigation {...seen} />;
  if (view.stack.at(-1)?.kind === 'deal') return <Haggle {...seen} />;
  return <Attack {...seen} />;
}

/** The card, large, with a line from whoever played it to what it is aimed at. */
function Attack(seen: Staged): JSX.Element | null {
  const { view, say, staged } = seen;
  const pending = pendingOf(view);
  if (pending === null) return null;
  const { card, by, house, place } = pending;
  const owner = view.street[house].owner;
  const spot = place === null ? `house ${house + 1}` : `room ${roomName(house * ROOMS + place)}`;
  const key = `${card} ${spot} ${by}`;
  const row = streetOf(view, staged);
  const nth = row.findIndex((shape) => shape.house === house);
  return (
    <div className={styles.over} data-drama="attack" data-aimed={owner === staged} data-side={sideOf(nth, row.length)}>
      <div className={styles.played} data-drama-card key={key}>
        <CardShown card={card} view={view} say={say}>
          <span className={styles.text}>{say(`text.${card}`)}</span>
        </CardShown>
      </div>
      <AimLine
        key={`line ${key} ${staged}`}
        from={`[data-tile="${by}"]`}
        via="[data-drama-card]"
        to={owner === staged ? spot : `[data-tile="${owner}"]`}
      />
    </div>
  );
}

/** The card stands in the half of the street that it is not aimed at. */
const sideOf = (nth: number, count: number): string => (nth < 0 ? 'middle' : nth < count / 2 ? 'right' : 'left');
