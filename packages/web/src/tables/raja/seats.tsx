import type { View } from '@insula/raja';
import { CHARACTERS, HIDDEN_DISC, lowestCard, PLACES, turnOf } from '@insula/raja/face';
import { type JSX, memo, useCallback } from 'react';
import { Clock, type Time } from '../../parts/clock.tsx';
import { say as page } from '../../words/say.ts';
import type { Say } from '../../words/speaker.ts';
import type { Seen } from '../table.ts';
import { Choosing, Closed, Crest, Done } from './art/pieces.tsx';
import { askedNow } from './desk/rolesDesk.tsx';
import { Cards, cardNames, Facts, numbersIn, type Owned, ownedBy } from './owned.tsx';
import styles from './seats.module.css';
import { say as words } from './words.ts';

/** Everybody in the order in which they act, with all that is on the table for all to see. */
export function Seats(seen: Seen<View>): JSX.Element {
  const { view, names, seat: me, clocks, since, say, summary } = seen;
  const onRead = useRoles(seen);
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
          {...ownedBy(view, seat)}
          name={names[seat]}
          isMe={seat === me}
          isAwaited={summary.phase === 'playing' && seen.awaited.includes(seat)}
          state={stateOf(seen, seat)}
          left={clocks?.[seat]?.left ?? null}
          running={clocks?.[seat]?.running ?? false}
          since={clocks?.[seat]?.running ? since : 0}
          say={say}
          onRead={onRead}
        />
      ))}
    </ol>
  );
}

/** A tap on a face shows what the characters do, a second one what was asked. */
function useRoles({ view, look, looks }: Seen<View>): () => void {
  const asked = askedNow(view);
  const isRead = looks.roles === asked && looks.place === undefined;
  return useCallback(() => look(isRead ? { roles: null } : { roles: asked, place: null }), [look, asked, isRead]);
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

interface RowProps extends Owned, Time {
  readonly name: string;
  readonly isMe: boolean;
  readonly isAwaited: boolean;
  readonly state: State;
  readonly say: Say;
  onRead(): void;
}

/** After a longer name nothing else fits into its line; that it is one's own row is seen anyway. */
const LONG_NAME = 8;

const SeatRow = memo(function SeatRow({
  name,
  isMe,
  isAwaited,
  state,
  left,
  running,
  since,
  say,
  onRead,
  ...owned
}: RowProps): JSX.Element {
  const { seat, markers, cards } = owned;
  return (
    <li
      className={styles.seat}
      data-me={isMe}
      data-awaited={isAwaited}
      data-seat={seat}
      data-cards={numbersIn(cards).length}
      data-row
    >
      <Crest seat={seat} className={styles.crest} />
      <span className={styles.name}>
        <span>{name}</span>
        {isMe ? <small className={name.length > LONG_NAME ? 'aside' : undefined}> {page('seat.you')}</small> : null}
        <small className={styles.sub}>{cardNames(cards, say)}</small>
      </span>
      <Cards seat={seat} cards={cards} say={say} onRead={onRead} />
      <Facts {...owned} hasPlaces />
      <span className={styles.state}>
        <Clock left={left} running={running} since={since} />
        <StateMark state={state} />
        <span className="aside">
          {words(`state.${state}`)}. {words('seat.architect', { city: say(`place.${PLACES[owned.architect]}`), markers })}
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

/** One's own things on a phone, where the strip above the map is for the others. */
export function MyRow(seen: Seen<View>): JSX.Element | null {
  const { view, seat, say, awaited, hasAnswered, summary } = seen;
  const onRead = useRoles(seen);
  if (seat === null) return null;
  const isAwaited = summary.phase === 'playing' && awaited.includes(seat) && !hasAnswered;
  return <Mine {...ownedBy(view, seat)} isAwaited={isAwaited} say={say} onRead={onRead} />;
}

interface MineProps extends Owned, Pick<RowProps, 'isAwaited' | 'say' | 'onRead'> {}

const Mine = memo(function Mine({ isAwaited, say, onRead, ...owned }: MineProps): JSX.Element {
  const [card] = numbersIn(owned.cards);
  return (
    <div className={styles.mine} data-row data-awaited={isAwaited}>
      <Cards {...owned} say={say} onRead={onRead} />
      <span className={styles.power}>
        {card === undefined ? (
          words('me.noCard')
        ) : (
          <>
            <b>{say(`character.${CHARACTERS[card]}`)}</b>
            <small>{say(`power.${CHARACTERS[card]}`)}</small>
          </>
        )}
      </span>
      <Facts {...owned} hasPlaces={false} />
    </div>
  );
});
