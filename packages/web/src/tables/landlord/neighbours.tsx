import type { View } from '@insula/landlord';
import { type JSX, memo, useRef } from 'react';
import { useCountdown } from '../../parts/useCountdown.ts';
import { type Aim, ownerOf } from './aim.ts';
import { Crest } from './art/crest.tsx';
import type { States } from './art/house.tsx';
import { Miniature } from './miniature.tsx';
import { sumOf } from './money.ts';
import styles from './neighbours.module.css';
import { pendingOf, questioned } from './pending.ts';
import { shapesOf } from './shape.ts';
import type { Staged } from './staged.ts';
import { useSize } from './useSize.ts';
import { street } from './words.ts';

/** Everybody else's street, live and small; mine in the place of the one that is on the stage. */
export function Neighbours(seen: Staged): JSX.Element {
  const { view, seat, staged, names } = seen;
  const mine = seat ?? view.turn;
  const others = names.map((_, other) => other).filter((other) => other !== mine);
  return (
    <nav className={styles.strip} aria-label={street('neighbours')} data-seats={names.length}>
      {clockwise(others, mine).map((other) => (
        <Tile key={other} {...seen} of={other === staged ? mine : other} opens={other} mine={mine} />
      ))}
    </nav>
  );
}

/** In the order of their turns after mine. */
const clockwise = (others: readonly number[], mine: number): readonly number[] => [
  ...others.filter((other) => other > mine),
  ...others.filter((other) => other < mine),
];

interface TileProps extends Staged {
  readonly of: number;
  readonly opens: number;
  readonly mine: number;
}

function Tile({
  of,
  opens,
  mine,
  view,
  names,
  look,
  staged,
  aim,
  summary,
  awaited,
  clocks,
  since,
  say,
}: TileProps): JSX.Element {
  const isOpen = staged === opens;
  const fits = fitting(view, aim, of);
  const badge = badgeOf(view, of, names, say) ?? presence(summary.seats[of]);
  const isAsked = summary.phase === 'playing' && awaited.includes(of) && awaited.length === 1;
  const houses = shapesOf(view).filter(({ owner }) => owner === of);
  const name = of === mine ? street('tile.mine') : names[of];
  const facts = {
    name,
    money: sumOf(view, view.money[of]),
    cards: view.handSizes[of],
    houses: houses.length,
    jailed: view.jailed === of ? 'yes' : 'no',
    open: isOpen ? 'yes' : 'no',
  };
  return (
    <button
      type="button"
      className={styles.tile}
      data-owner={of}
      data-tile={of}
      data-place={`~street-${of}`}
      data-turn={isAsked}
      data-glow={fits > 0}
      data-open={isOpen}
      aria-pressed={isOpen}
      onClick={() => look({ street: isOpen ? null : String(opens) })}
    >
      <span className="aside">{street('tile.label', facts)}</span>
      <Small view={view} of={of} states={statesOf(view, aim, of)} />
      <span className={styles.facts} aria-hidden="true">
        <span className={styles.name}>
          <Crest seat={of} />
          <span>{name}</span>
        </span>
        <span className={styles.coin}>{facts.money}</span>
        <span className={styles.fact}>
          <CardsIcon />
          {view.handSizes[of]}
        </span>
        <span className={styles.fact}>
          <HousesIcon />
          {houses.length}
        </span>
        <Clock left={clocks?.[of]?.left ?? null} running={clocks?.[of]?.running === true} since={since} />
        {isOpen ? (
          <span className={styles.badge} data-soft="true">
            {street('tile.back')}
          </span>
        ) : badge !== null ? (
          <span className={styles.badge} data-soft={badge.soft}>
            {badge.text}
          </span>
        ) : fits > 0 ? (
          <span className={styles.badge} data-soft="true">
            {street('tile.fits', { count: fits })}
          </span>
        ) : null}
        {view.jailed === of ? (
          <span className={styles.badge} data-jail="true">
            {street('tile.jail')}
          </span>
        ) : null}
      </span>
    </button>
  );
}

/** How many spots of a seat's street will do. */
const fitting = (view: View, aim: Aim | null, of: number): number =>
  aim === null ? 0 : [...aim.spots].flatMap(ownerOf(view)).filter((owner) => owner === of).length;

const NO_STATES: { readonly [house: number]: States } = {};

/** Which rooms of a seat's street will do. */
function statesOf(view: View, aim: Aim | null, of: number): { readonly [house: number]: States } {
  if (fitting(view, aim, of) === 0 || aim === null) return NO_STATES;
  const states: { [house: number]: { [place: number]: 'glow' } } = {};
  for (const spot of aim.spots) {
    const [, house, place] = /^(?:room|house) (\d+)(?:\/(\w))?/.exec(spot) ?? [];
    if (house === undefined) continue;
    const at = Number(house) - 1;
    states[at] ??= {};
    if (place !== undefined) states[at][place === 'c' ? 0 : place === 'r' ? 6 : Number(place)] = 'glow';
    else for (const flat of shapesOf(view).find((shape) => shape.house === at)?.flats ?? []) states[at][flat.place] = 'glow';
  }
  return states;
}

interface Badge {
  readonly text: string;
  readonly soft: boolean;
}

/** What a seat is doing, as far as everybody may know. Who has answered already is nobody's business. */
function badgeOf(view: View, of: number, _names: readonly string[], say: Staged['say']): Badge | null {
  const frame = view.stack.at(-1);
  const pending = pendingOf(view);
  if (pending?.by === of) return { text: street('tile.aims', { card: say(`card.${pending.card}`) }), soft: false };
  if (questioned(view) === of) return { text: street('tile.asked'), soft: false };
  if (frame?.kind === 'answer' && isAskedIn(frame, of)) return { text: street('tile.pending'), soft: true };
  if (frame?.kind === 'deal' && frame.by === of && frame.with === view.seat)
    return { text: street('tile.asks'), soft: false };
  return view.turn === of && frame !== undefined ? { text: street('tile.turn'), soft: false } : null;
}

const UNASKED = -4;
const isAskedIn = (frame: { readonly picks: readonly number[] }, seat: number): boolean => frame.picks[seat] !== UNASKED;

function presence({ kind, resigned, standIn, present }: Staged['summary']['seats'][number]): Badge | null {
  if (resigned) return { text: street('tile.resigned'), soft: true };
  if (standIn) return { text: street('tile.bot'), soft: true };
  return kind === 'bot' || present ? null : { text: street('tile.away'), soft: true };
}

function Clock({
  left,
  running,
  since,
}: {
  readonly left: number | null;
  readonly running: boolean;
  readonly since: number;
}): JSX.Element | null {
  const seconds = useCountdown(left, since, running);
  if (seconds === null) return null;
  return (
    <time className={styles.clock} data-short={seconds < 20}>
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </time>
  );
}

interface SmallProps {
  readonly view: View;
  readonly of: number;
  readonly states: { readonly [house: number]: States };
}

/** Drawn anew only when something in it has changed. */
const Small = memo(
  function Small({ view, of, states }: SmallProps): JSX.Element {
    const ref = useRef<HTMLSpanElement>(null);
    const size = useSize(ref);
    return (
      <span className={styles.picture} ref={ref}>
        {size === null ? null : (
          <Miniature
            houses={shapesOf(view).filter(({ owner }) => owner === of)}
            states={states}
            {...size}
            money={(sum) => sumOf(view, sum)}
          />
        )}
      </span>
    );
  },
  (before, after) =>
    before.of === after.of &&
    JSON.stringify(before.states) === JSON.stringify(after.states) &&
    (before.view === after.view || told(before) === told(after)),
);
const told = ({ view, of }: SmallProps): string => JSON.stringify(shapesOf(view).filter(({ owner }) => owner === of));

const CardsIcon = (): JSX.Element => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <rect
      x="6"
      y="1.5"
      width="12"
      height="16"
      rx="2"
      fill="#8a2c18"
      stroke="var(--ink)"
      strokeWidth="1.6"
      transform="rotate(9 12 9)"
    />
    <rect x="2" y="2.5" width="12" height="16" rx="2" fill="#fff6de" stroke="#2b2230" strokeWidth="1.6" />
  </svg>
);

const HousesIcon = (): JSX.Element => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3 19V9l7-7 7 7v10Z" fill="var(--seat)" stroke="var(--ink)" strokeWidth="1.8" strokeLinejoin="round" />
  </svg>
);
