import type { View } from '@insula/landlord';
import { type JSX, memo, useRef } from 'react';
import { Clock } from '../../parts/clock.tsx';
import { type Aim, homeOf, mineOf, ownerOf } from './aim.ts';
import { Crest } from './art/crest.tsx';
import { isSame, type States } from './art/house.tsx';
import { Miniature } from './miniature.tsx';
import { sumOf } from './money.ts';
import styles from './neighbours.module.css';
import { pendingOf, questioned } from './pending.ts';
import { type HouseShape, shapesOf, streetOf } from './shape.ts';
import type { Staged } from './staged.ts';
import { useSize } from './useSize.ts';
import { street } from './words.ts';

/** Everybody else's street, live and small; mine in the place of the one that is on the stage. */
export function Neighbours(seen: Staged): JSX.Element {
  const { staged, names } = seen;
  const mine = mineOf(seen);
  const others = names.map((_, other) => other).filter((other) => other !== mine);
  return (
    <nav className={styles.strip} aria-label={street('neighbours')} data-seats={names.length}>
      {clockwise(others, mine).map((other) => (
        <Tile key={other} {...factsOf(seen, other === staged ? mine : other, mine)} />
      ))}
    </nav>
  );
}

/** In the order of their turns after mine. */
const clockwise = (others: readonly number[], mine: number): readonly number[] => [
  ...others.filter((other) => other > mine),
  ...others.filter((other) => other < mine),
];

interface TileProps {
  readonly of: number;
  /** What a tap looks at. */
  readonly opens: string | null;
  readonly name: string;
  readonly money: string;
  readonly cards: number;
  readonly jailed: boolean;
  readonly isOpen: boolean;
  readonly isAsked: boolean;
  /** How many of its rooms or houses will do. */
  readonly fits: number;
  readonly fitsAre: string;
  readonly badge: string | null;
  readonly isSoft: boolean;
  readonly left: number | null;
  readonly running: boolean;
  readonly since: number;
  readonly houses: readonly HouseShape[];
  readonly states: { readonly [house: number]: States };
  readonly times100: boolean;
  look: Staged['look'];
}

/** What a tile tells of a seat. Nothing else makes it to be drawn anew. */
function factsOf(seen: Staged, of: number, mine: number): TileProps {
  const { view, names, aim, summary, awaited, clocks, since, say, look } = seen;
  const badge = badgeOf(view, of, say) ?? presence(summary.seats[of]);
  const running = clocks?.[of]?.running === true;
  return {
    ...{ of, look },
    opens: of === mine ? homeOf(seen, aim) : String(of),
    name: of === mine ? street('tile.mine') : names[of],
    money: sumOf(view, view.money[of]),
    cards: view.handSizes[of],
    jailed: view.jailed === of,
    isOpen: of === mine,
    isAsked: summary.phase === 'playing' && awaited.includes(of) && awaited.length === 1,
    fits: fitting(view, aim, of),
    fitsAre: aim === null || aim.tenant !== null ? 'rooms' : aim.isForHouses ? 'houses' : 'tenants',
    badge: badge?.text ?? null,
    isSoft: badge?.soft === true,
    left: clocks?.[of]?.left ?? null,
    running,
    since: running ? since : 0,
    houses: streetOf(view, of),
    states: statesOf(view, aim, of),
    times100: view.variant.times100,
  };
}

const Tile = memo(function Tile(facts: TileProps): JSX.Element {
  const { of, opens, name, money, cards, jailed, isOpen, isAsked, fits, badge, isSoft, houses, look } = facts;
  const said = { name, money, cards, houses: houses.length, jailed: jailed ? 'yes' : 'no', open: isOpen ? 'yes' : 'no' };
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
      onClick={() => look({ street: opens })}
    >
      <span className="aside">{street('tile.label', said)}</span>
      <Small houses={houses} states={facts.states} times100={facts.times100} />
      <span className={styles.facts} aria-hidden="true">
        <span className={styles.name}>
          <Crest seat={of} />
          <span>{name}</span>
        </span>
        <span className={styles.coin}>{money}</span>
        <span className={styles.fact}>
          <CardsIcon />
          {cards}
        </span>
        <span className={styles.fact}>
          <HousesIcon />
          {houses.length}
        </span>
        <Clock left={facts.left} running={facts.running} since={facts.since} />
        {isOpen && fits === 0 ? (
          <span className={styles.badge} data-soft="true">
            {street('tile.back')}
          </span>
        ) : badge !== null && !isOpen ? (
          <span className={styles.badge} data-soft={isSoft}>
            {badge}
          </span>
        ) : fits > 0 ? (
          <span className={styles.badge} data-soft="true">
            {street('tile.fits', { count: fits, what: facts.fitsAre })}
          </span>
        ) : null}
        {jailed ? (
          <span className={styles.badge} data-jail="true">
            {street('tile.jail')}
          </span>
        ) : null}
      </span>
    </button>
  );
});

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
function badgeOf(view: View, of: number, say: Staged['say']): Badge | null {
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

interface SmallProps {
  readonly houses: readonly HouseShape[];
  readonly states: { readonly [house: number]: States };
  readonly times100: boolean;
}

/** Drawn anew only when something in it has changed. */
const Small = memo(
  function Small({ houses, states, times100 }: SmallProps): JSX.Element {
    const ref = useRef<HTMLSpanElement>(null);
    const size = useSize(ref);
    const money = (sum: number): string => street('sum', { dollars: times100 ? sum * 100 : sum });
    return (
      <span className={styles.picture} ref={ref}>
        {size === null ? null : <Miniature houses={houses} states={states} {...size} money={money} />}
      </span>
    );
  },
  (before, after) => before.houses === after.houses && isSame(before.states, after.states),
);

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
