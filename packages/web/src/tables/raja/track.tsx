import type { View } from '@insula/raja';
import { CITIES, governed, lastSquare, roundsLeft, SQUARE_ONE, SQUARES, visits } from '@insula/raja/face';
import { type JSX, memo } from 'react';
import { shallow } from 'zustand/shallow';
import type { Say } from '../../words/speaker.ts';
import { Emblem, Governor } from './art/pieces.tsx';
import styles from './track.module.css';
import { say as words } from './words.ts';

interface Props {
  readonly view: View;
  /** By city: where its governor is shown. */
  readonly squares: readonly number[];
  /** The governor about to be moved down, or -1. */
  readonly moving: number;
  readonly say: Say;
  onGovernor(city: number): void;
}

/** The governors' track: seventeen niches in a wall, seven without a number, the last one that counts closed by a gate. */
export const Track = memo(function Track({ view, squares, moving, say, onGovernor }: Props): JSX.Element {
  const order = visits(squares);
  const after = moving < 0 ? null : governed(squares, moving);
  const left = roundsLeft(view, after ?? squares);
  /** Nobody is visited after the last round. */
  const next = left === 0 ? -1 : order[0];
  const gap = widestGap(squares);
  return (
    <div className={styles.track}>
      <div className={styles.wall} aria-hidden="true">
        {Array.from({ length: SQUARES }, (_, square) => (
          <Niche
            // biome-ignore lint/suspicious/noArrayIndexKey: a niche is its square
            key={square}
            square={square}
            isNext={next >= 0 && squares[next] === square}
            isGate={square === lastSquare(view)}
            isBeyond={square > lastSquare(view)}
            isTarget={after !== null && after[moving] === square}
          />
        ))}
      </div>
      {view.round === 0 ? null : (
        <p
          className={styles.round}
          style={{ left: `${(gap.from / SQUARES) * 100}%`, width: `${(gap.wide / SQUARES) * 100}%` }}
        >
          {words('track.round', { round: view.round, left })}
        </p>
      )}
      {view.round === 0 || next < 0 || gap.from === 0 || squares[next] < ROOM ? null : (
        <p className={styles.next} style={{ width: `${(squares[next] / SQUARES) * 100}%` }} aria-hidden="true">
          {words('track.next')}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same can be done at the desk and on the map, with keys too */}
      <ol
        className={styles.governors}
        aria-label={words('track.label', { left })}
        onClick={({ target }) => {
          const city = (target as HTMLElement).closest<HTMLElement>('[data-governor]')?.dataset.governor;
          if (city !== undefined) onGovernor(CITIES.indexOf(city as (typeof CITIES)[number]));
        }}
      >
        {order.map((city, nth) => (
          <li
            key={CITIES[city]}
            className={styles.governor}
            style={{ translate: `${squares[city] * 100}% 0` }}
            data-governor={CITIES[city]}
            data-royal={city === view.maharaja && view.round > 0}
            data-moving={city === moving}
          >
            <Governor className={styles.person} />
            <span className={styles.medal}>
              <Emblem city={city} />
            </span>
            <span className={styles.name} data-next={city === next} aria-hidden="true">
              {say(`place.${CITIES[city]}`)}
            </span>
            <span className="aside">
              {words('track.governor', {
                city: say(`place.${CITIES[city]}`),
                nth: nth + 1,
                square: squares[city] - SQUARE_ONE + 1,
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}, isSame);

/** So many squares have room for a few words below them. */
const ROOM = 2;

/** Where most squares stand empty side by side: seven governors always leave two. Before the first governor only where there
 *  is no room elsewhere: there it says who is next. */
function widestGap(squares: readonly number[]): { readonly from: number; readonly wide: number } {
  let best = { from: 0, wide: 0 };
  for (let from = 0, wide = 0; from < SQUARES; from += wide + 1) {
    wide = 0;
    while (from + wide < SQUARES && !squares.includes(from + wide)) wide++;
    if (wide > best.wide || (best.from === 0 && from > 0 && wide >= ROOM)) best = { from, wide };
  }
  return best;
}

/** Of all that a move may change, the wall shows only the round, the maharaja and the governors. */
function isSame({ view: then, squares: stood, ...before }: Props, { view, squares, ...now }: Props): boolean {
  const isStill = then.round === view.round && then.maharaja === view.maharaja && stood.join() === squares.join();
  return isStill && roundsLeft(then) === roundsLeft(view) && shallow(before, now);
}

interface NicheProps {
  readonly square: number;
  readonly isNext: boolean;
  readonly isGate: boolean;
  readonly isBeyond: boolean;
  readonly isTarget: boolean;
}

const ARCH = 'M2.6 43V19.7Q2.6 9.4 12 8Q19 5.6 25 0Q31 5.6 38 8Q47.4 9.4 47.4 19.7V43Z';

const Niche = memo(function Niche({ square, isNext, isGate, isBeyond, isTarget }: NicheProps): JSX.Element {
  const kind = isGate ? 'gate' : isBeyond ? 'beyond' : square < SQUARE_ONE ? 'plain' : 'numbered';
  return (
    <span className={styles.niche} data-kind={kind} data-next={isNext} data-target={isTarget}>
      <svg viewBox="0 0 50 44" preserveAspectRatio="none" aria-hidden="true">
        <path d={ARCH} vectorEffect="non-scaling-stroke" />
      </svg>
      {square < SQUARE_ONE ? null : <b>{square - SQUARE_ONE + 1}</b>}
    </span>
  );
});
