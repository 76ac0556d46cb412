import type { View } from '@insula/room-share';
import { COLOURS } from '@insula/room-share/face';
import { type JSX, memo } from 'react';
import { say as page } from '../../words/say.ts';
import type { Say } from '../../words/speaker.ts';
import { Tenant } from './art/tenant.tsx';
import { reservePlace } from './names.ts';
import styles from './seatFacts.module.css';
import { block } from './words.ts';

interface Props {
  readonly view: View;
  readonly seat: number;
  readonly say: Say;
}

/** Who of a seat's people still waits for a room, how many cards it holds, and what it would score now. */
export const SeatFacts = ({ view, seat, say }: Props): JSX.Element => (
  <div className={styles.facts}>
    <Reserve seat={seat} counts={view.reserve[seat].join()} say={say} />
    {view.duel ? null : <Cards count={view.handSizes[seat]} />}
    <Points points={view.points[seat]} />
  </div>
);

interface ReserveProps {
  readonly seat: number;
  /** By colour, with commas between. */
  readonly counts: string;
  readonly say: Say;
}

const Reserve = memo(
  ({ seat, counts, say }: ReserveProps): JSX.Element => (
    <span className={styles.reserve} data-place={reservePlace(seat)}>
      {counts.split(',').map((count, colour) =>
        count === '0' && colour !== seat ? null : (
          <span key={COLOURS[colour]} className={styles.tenants} title={say(`colour.${COLOURS[colour]}`)}>
            <Tenant colour={COLOURS[colour]} className={styles.tenant} />
            <span>
              <span aria-hidden="true">×</span>
              {count}
              <span className="aside">
                {block('waiting', { colour: say(`colour.${COLOURS[colour]}`), count: Number(count) })}
              </span>
            </span>
          </span>
        ),
      )}
    </span>
  ),
);

const Cards = memo(
  ({ count }: { readonly count: number }): JSX.Element => (
    <span className={styles.cards}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards are all alike
        <i key={i} />
      ))}
      <span className="aside">{block('cards', { count })}</span>
    </span>
  ),
);

const Points = memo(
  ({ points }: { readonly points: number }): JSX.Element => (
    <span className={styles.points}>
      <span aria-hidden="true">{points}</span>
      <span className="aside">{page('points', { points })}</span>
    </span>
  ),
);
