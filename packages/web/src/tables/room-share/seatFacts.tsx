import type { View } from '@insula/room-share';
import type { JSX } from 'react';
import { say as page } from '../../words/say.ts';
import type { Say } from '../../words/speaker.ts';
import { Tenant } from './art/tenant.tsx';
import { COLOURS, reservePlace } from './names.ts';
import styles from './seatFacts.module.css';

/** Who of a seat's people still waits for a room, how many cards it holds, and what it would score now. */
export function SeatFacts({
  view,
  seat,
  say,
}: {
  readonly view: View;
  readonly seat: number;
  readonly say: Say;
}): JSX.Element {
  return (
    <div className={styles.facts}>
      <span className={styles.reserve} data-place={reservePlace(seat)}>
        {view.reserve[seat].map((count, colour) =>
          count === 0 && colour !== seat ? null : (
            <span key={COLOURS[colour]} className={styles.tenants} title={say(`colour.${COLOURS[colour]}`)}>
              <Tenant colour={COLOURS[colour]} className={styles.tenant} />
              <span>
                <span aria-hidden="true">×</span>
                {count}
                <span className="aside">
                  {page('room-share.waiting', { colour: say(`colour.${COLOURS[colour]}`), count })}
                </span>
              </span>
            </span>
          ),
        )}
      </span>
      {view.duel ? null : (
        <span className={styles.cards}>
          {Array.from({ length: view.handSizes[seat] }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards are all alike
            <i key={i} />
          ))}
          <span className="aside">{page('room-share.cards', { count: view.handSizes[seat] })}</span>
        </span>
      )}
      <span className={styles.points}>
        <span aria-hidden="true">{view.points[seat]}</span>
        <span className="aside">{page('points', { points: view.points[seat] })}</span>
      </span>
    </div>
  );
}
