import type { View } from '@insula/raja';
import { CHARACTERS, cardsOf, HIDDEN_DISC, lowestCard, PLACES, palacesEach, turnOf } from '@insula/raja/face';
import { type JSX, memo } from 'react';
import { useCountdown } from '../../parts/useCountdown.ts';
import { say as page } from '../../words/say.ts';
import type { Say } from '../../words/speaker.ts';
import type { Seen } from '../table.ts';
import { Choosing, Closed, Coin, Crest, Done, House, Palace, Portrait } from './art/pieces.tsx';
import { purseOf, supplyOf } from './placed.ts';
import styles from './seats.module.css';
import { say as words } from './words.ts';

/** Everybody in the order in which they act, with all that is on the table for all to see. */
export function Seats(seen: Seen<View>): JSX.Element {
  const { view, names, seat: me, clocks, since, say, summary } = seen;
  const inOrder = names.map((_, seat) => seat).sort((one, other) => lowestCard(view, one) - lowestCard(view, other));
  return (
    <ol
      className={styles.seats}
      aria-label={page('table.seats')}
      data-count={names.length}
      data-others={me === null ? names.length : names.length - 1}
    >
      {inOrder.map((seat) => (
        <SeatRow
          key={seat}
          view={view}
          seat={seat}
          name={names[seat]}
          isMe={seat === me}
          isAwaited={summary.phase === 'playing' && seen.awaited.includes(seat)}
          state={stateOf(seen, seat)}
          left={clocks?.[seat]?.left ?? null}
          running={clocks?.[seat]?.running ?? false}
          since={since}
          say={say}
        />
      ))}
    </ol>
  );
}

/** How far a seat is in this round. Until the last disc is in everybody is choosing, whoever was first; only one's own
 *  disc is known to lie there. */
type State = 'choosing' | 'closed' | 'acts' | 'done' | 'asked' | 'none';
function stateOf({ view, seat: me, hasAnswered, awaited }: Seen<View>, seat: number): State {
  const top = view.stack[view.stack.length - 1];
  if (top?.kind === 'discs') return seat === me && hasAnswered ? 'closed' : 'choosing';
  const turn = turnOf(view);
  if (turn?.seat === seat) return 'acts';
  if (awaited.includes(seat)) return 'asked';
  if (view.discs[seat] === HIDDEN_DISC || view.discs[seat] >= 0) return 'closed';
  return turn === null ? 'none' : 'done';
}

interface RowProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly isMe: boolean;
  readonly isAwaited: boolean;
  readonly state: State;
  readonly left: number | null;
  readonly running: boolean;
  readonly since: number;
  readonly say: Say;
}

const SeatRow = memo(function SeatRow({
  view,
  seat,
  name,
  isMe,
  isAwaited,
  state,
  left,
  running,
  since,
  say,
}: RowProps): JSX.Element {
  const seconds = useCountdown(left, since, running);
  const built = palacesEach(view) - view.palaces[seat];
  return (
    <li className={styles.seat} data-me={isMe} data-awaited={isAwaited} data-seat={seat} data-row>
      <Crest seat={seat} className={styles.crest} />
      <span className={styles.name}>
        <span>{name}</span>
        {isMe ? <small> {page('seat.you')}</small> : null}
        <small className={styles.sub}>{cardNames(view, seat, say)}</small>
      </span>
      <Cards view={view} seat={seat} say={say} />
      <Fact className={styles.gold} text={words('seat.gold', { gold: view.gold[seat] })} place={purseOf(seat)}>
        <Coin />
        <b>{view.gold[seat]}</b>
      </Fact>
      <Fact text={words('seat.palaces', { built, all: palacesEach(view) })}>
        <Palace seat={seat} />
        <b>{built}</b>
        <small>/{palacesEach(view)}</small>
      </Fact>
      <Fact text={words('seat.houses', { supply: view.supply[seat], quarry: view.quarry[seat] })} place={supplyOf(seat)}>
        <House seat={seat} />
        <b>{view.supply[seat]}</b>
        <small>+{view.quarry[seat]}</small>
        {view.markers[seat] > 0 ? <i className={styles.markers}>★{view.markers[seat]}</i> : null}
      </Fact>
      <span className={styles.state}>
        {seconds === null ? null : (
          <time>{page('clock', { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') })}</time>
        )}
        <StateMark state={state} />
        <span className="aside">
          {words(`state.${state}`)}.{' '}
          {words('seat.architect', { city: say(`place.${PLACES[view.architects[seat]]}`), markers: view.markers[seat] })}
        </span>
      </span>
    </li>
  );
});

function StateMark({ state }: { readonly state: State }): JSX.Element | null {
  switch (state) {
    case 'choosing':
    case 'asked':
      return <Choosing />;
    case 'closed':
      return <Closed />;
    case 'done':
      return <Done />;
    case 'acts':
      return (
        <b className={styles.turnmark} aria-hidden="true">
          {words(`state.${state}`)}
        </b>
      );
    default:
      return null;
  }
}

function Fact({
  text,
  place,
  className = '',
  children,
}: {
  readonly text: string;
  readonly place?: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}): JSX.Element {
  return (
    <span className={`${styles.fact} ${className}`} title={text} data-place={place}>
      <span aria-hidden="true">{children}</span>
      <span className="aside">{text}</span>
    </span>
  );
}

const cardNames = (view: View, seat: number, say: Say): string =>
  CHARACTERS.filter((_, card) => view.holder[card] === seat)
    .map((card) => say(`character.${card}`))
    .join(', ');

/** The faces of a seat's characters, the lowest first. */
function Cards({ view, seat, say }: { readonly view: View; readonly seat: number; readonly say: Say }): JSX.Element {
  return (
    <span className={styles.faces} data-count={cardsOf(view, seat)} data-cards-of={seat} title={cardNames(view, seat, say)}>
      {CHARACTERS.map((name, card) => (view.holder[card] === seat ? <Face key={name} card={card} /> : null))}
    </span>
  );
}

export function Face({ card, className = '' }: { readonly card: number; readonly className?: string }): JSX.Element {
  return (
    <span className={`${styles.face} ${className}`} data-card={card} aria-hidden="true">
      <Portrait card={card} />
      <i>{card + 1}</i>
    </span>
  );
}

/** One's own things on a phone, where the strip above the map is for the others. */
export function MyRow({ view, seat, say }: Seen<View>): JSX.Element | null {
  if (seat === null) return null;
  const card = lowestCard(view, seat);
  const built = palacesEach(view) - view.palaces[seat];
  return (
    <div className={styles.mine} data-row>
      <Cards view={view} seat={seat} say={say} />
      <span className={styles.power}>
        {card >= CHARACTERS.length ? (
          words('me.noCard')
        ) : (
          <>
            <b>{say(`character.${CHARACTERS[card]}`)}</b>
            <small>{say(`power.${CHARACTERS[card]}`)}</small>
          </>
        )}
      </span>
      <Fact text={words('seat.gold', { gold: view.gold[seat] })}>
        <Coin />
        <b>{view.gold[seat]}</b>
      </Fact>
      <Fact text={words('seat.palaces', { built, all: palacesEach(view) })}>
        <Palace seat={seat} />
        <b>{built}</b>
        <small>/{palacesEach(view)}</small>
      </Fact>
      <Fact text={words('seat.houses', { supply: view.supply[seat], quarry: view.quarry[seat] })}>
        <House seat={seat} />
        <b>{view.supply[seat]}</b>
        <small>+{view.quarry[seat]}</small>
        {view.markers[seat] > 0 ? <i className={styles.markers}>★{view.markers[seat]}</i> : null}
      </Fact>
    </div>
  );
}
