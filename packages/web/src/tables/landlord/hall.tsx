import type { View } from '@insula/landlord';
import { CARDS, isSecond, supplies } from '@insula/landlord/face';
import type { JSX } from 'react';
import artStyles from './art/art.module.css';
import { LandlordFigure } from './art/crest.tsx';
import { Picture } from './art/picture.tsx';
import { HALL_HEIGHT, HALL_ROOMS, TownHall } from './art/townHall.tsx';
import styles from './scene.module.css';
import type { Staged } from './staged.ts';
import { street } from './words.ts';

/** From so many cards on the last turn is near. */
const FEW = 6;

export const pileSize = ({ pile }: View): number => pile.reduce((sum, { size }) => sum + size, 0);

/** What the town cries out; null: nothing yet. */
export function warningOf(view: View): string | null {
  if (view.turnsLeft >= 0 || view.ending !== null) return street('hall.lastTurns');
  const count = pileSize(view);
  return count <= FEW ? street('hall.last', { count }) : null;
}

const topOf = ({ discards }: View): (typeof CARDS)[number] | null =>
  discards.length === 0 ? null : CARDS[discards[discards.length - 1]];

const prisonerOf = ({ view, names, seat }: Staged): string =>
  view.jailed === seat ? street('tile.mine') : (names[view.jailed] ?? street('hall.free'));

const jailWord = (seen: Staged): string =>
  street('hall.jail', { who: seen.view.jailed < 0 ? 'nobody' : 'somebody', name: prisonerOf(seen) });

interface Place {
  readonly left: number;
  readonly ground: number;
}

/** The corner of the street with all that belongs to nobody. */
export function Hall(seen: Staged & Place): JSX.Element {
  const { view, left, ground } = seen;
  const scale = (left - 18) / 120;
  const high = Math.min(scale, (ground - 4) / HALL_HEIGHT);
  return (
    <g transform={`translate(12 ${ground}) scale(${scale} ${high})`}>
      <TownHall
        pile={pileSize(view)}
        discards={view.discards.length}
        top={topOf(view)}
        round={String(view.round + 1)}
        prisoner={view.jailed < 0 ? null : view.jailed}
        warning={warningOf(view)}
        supply={
          isSecond(view.variant) ? supplies(view).map(({ card, count }) => street('hall.supply', { card, count })) : null
        }
        words={{
          round: street('hall.clock'),
          jail: jailWord(seen),
          discards: street('hall.discards'),
          pile: street('hall.pile'),
        }}
      />
    </g>
  );
}

/** On a phone the same hangs from the top of the scene. */
export function HangingSigns(seen: Staged): JSX.Element {
  const { view, look } = seen;
  const top = topOf(view);
  const warning = warningOf(view);
  const second = isSecond(view.variant);
  return (
    <div className={styles.signs}>
      <button
        type="button"
        className={styles.hang}
        data-sheet="pile"
        data-warn={warning !== null}
        onClick={() => look({ sheet: 'pile' })}
      >
        <svg viewBox="0 0 24 26" aria-hidden="true">
          <rect className={artStyles.cardBack} x={5} y={2} width={17} height={22} rx={2.5} />
          <path className={artStyles.backHouse} d="M9 19v-7l4.5-4 4.5 4v7Z" />
        </svg>
        <span>
          <b>{pileSize(view)}</b>
          <i>{warning ?? street('hall.pile')}</i>
        </span>
      </button>
      <button
        type="button"
        className={styles.hang}
        data-sheet="discards"
        data-place="~discards"
        onClick={() => look({ sheet: 'discards' })}
      >
        {top === null ? null : (
          <span className={styles.topCard}>
            <Picture card={top} panel={false} />
          </span>
        )}
        <span>
          <b>{view.discards.length}</b>
          <i>{street('hall.discards')}</i>
        </span>
      </button>
      <button type="button" className={styles.hang} data-sheet="jail" onClick={() => look({ sheet: 'jail' })}>
        <svg viewBox="0 0 40 50" aria-hidden="true">
          {view.jailed < 0 ? null : <LandlordFigure seat={view.jailed} />}
          <path className={styles.cellBars} d="M6 0v50M15 0v50M25 0v50M34 0v50" />
        </svg>
        <span>
          <i>{street('hall.cell')}</i>
          <i>{prisonerOf(seen)}</i>
        </span>
      </button>
      <button type="button" className={styles.hang} data-sheet="match" data-narrow onClick={() => look({ sheet: 'match' })}>
        <span>
          <i>{street('hall.round', { round: view.round + 1 })}</i>
          {second
            ? supplies(view).map(({ card, count }) => <i key={card}>{street('hall.supply', { card, count })}</i>)
            : null}
        </span>
      </button>
    </div>
  );
}

/** What is told of a part that is not called after it. */
const SHEETS: { readonly [part: string]: string } = { clock: 'match' };

/** What can be looked at in the town hall. */
export function HallTargets({ view, look, left, ground }: Staged & Place): JSX.Element {
  const scale = (left - 18) / 120;
  const high = Math.min(scale, (ground - 4) / HALL_HEIGHT);
  const count: { readonly [what: string]: number } = {
    discards: view.discards.length,
    pile: pileSize(view),
    clock: view.round + 1,
  };
  return (
    <>
      {Object.entries(HALL_ROOMS)
        .filter(([what]) => what !== 'supply' || isSecond(view.variant))
        .map(([what, { x, y, w, h }]) => (
          <button
            key={what}
            type="button"
            className={styles.target}
            data-sheet={what}
            data-about={SHEETS[what] ?? what}
            data-place={what === 'pile' || what === 'discards' ? `~${what}` : undefined}
            aria-label={street('hall.label', { what, count: count[what] ?? 0 })}
            style={{ left: 12 + x * scale, top: ground + y * high, width: w * scale, height: h * high }}
            onClick={() => look({ sheet: SHEETS[what] ?? what })}
          />
        ))}
    </>
  );
}
