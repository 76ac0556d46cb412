import { ROOMS, roomName } from '@insula/landlord/face';
import type { CSSProperties, JSX } from 'react';
import { CardShown } from '../card.tsx';
import type { Row } from '../fit.ts';
import { pendingOf, questioned } from '../pending.ts';
import type { HouseShape } from '../shape.ts';
import type { Staged } from '../staged.ts';
import type { Size } from '../useSize.ts';
import { AimLine } from './aimLine.tsx';
import styles from './drama.module.css';
import { Haggle } from './haggle.tsx';
import { Handshake, type Traded } from './handshake.tsx';
import { Investigation } from './investigation.tsx';
import { standOf } from './stand.ts';
import { useFresh } from './useFresh.ts';

/** The street that it happens over. */
interface Over {
  readonly row: Row;
  readonly houses: readonly HouseShape[];
  readonly size: Size;
  /** What the town hall takes at the left: nothing on a phone. */
  readonly left: number;
  /** Pixels at the top where no card may lie. */
  readonly above: number;
}

/** So long two shake hands. */
const SHAKES = 1_100;

/** What everybody looks at: the card played at somebody, the questions of the police, a deal. */
export function Drama(seen: Staged & Over): JSX.Element | null {
  const { view } = seen;
  const deal = useFresh(seen.items, SHAKES).findLast(({ event }) => event.is === 'traded');
  if (questioned(view) !== null) return <Investigation {...seen} />;
  if (view.stack.at(-1)?.kind === 'deal') return <Haggle {...seen} />;
  if (deal !== undefined && pendingOf(view) === null) return <Handshake {...seen} deal={deal.event as Traded} />;
  return <Attack {...seen} />;
}

/** The card, large, with a line from whoever played it to what it is aimed at. */
function Attack(seen: Staged & Over): JSX.Element | null {
  const { view, say, staged, row, houses, size, left, above } = seen;
  const pending = pendingOf(view);
  if (pending === null) return null;
  const { card, by, house, place } = pending;
  const owner = view.street[house].owner;
  const spot = place === null ? `house ${house + 1}` : `room ${roomName(house * ROOMS + place)}`;
  const key = `${card} ${spot} ${by}`;
  const shown = left === 0 ? SMALL : LARGE;
  const { x, y } = standOf({ houses, row, ...size, left, above, card: shown, house });
  const style = { left: x, top: y, '--card-wide': `${shown.w}px`, '--card-high-px': `${shown.h}px` };
  return (
    <div className={styles.over} data-drama="attack" data-aimed={owner === staged}>
      <div className={styles.played} style={style as CSSProperties} data-drama-card key={key}>
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

/** Pixels of a card that is to be read at once; on a phone. */
const LARGE = { w: 172, h: 264 };
const SMALL = { w: 128, h: 180 };
