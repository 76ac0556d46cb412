import type { Event } from '@insula/landlord';
import { CARDS, ROOMS, roomName } from '@insula/landlord/face';
import { type JSX, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { onceDrawn } from '../../../pieces/onceDrawn.ts';
import { atTempo } from '../../../pieces/tempo.ts';
import { isStill } from '../../../settings/settings.ts';
import { MiniCard } from '../card.tsx';
import { pendingOf } from '../pending.ts';
import type { Staged } from '../staged.ts';
import { street } from '../words.ts';
import { found } from './aimLine.tsx';
import styles from './drama.module.css';
import { useFresh } from './useFresh.ts';

/** So long the card of a deed that nobody answers, or a payment, is in sight. */
const LASTS = 1_100;
const FLIGHT = 480;

/** What has just happened and leaves no trace to look at: a card played on something, dollars from one to another. */
export function Moments(seen: Staged): JSX.Element | null {
  const fresh = useFresh(seen.items, LASTS);
  // What may still be answered is shown large already, and what it is aimed at must be seen.
  const played = pendingOf(seen.view) === null ? fresh.filter(({ event }) => isPlayed(event)) : [];
  const paid = fresh.flatMap(({ n, event }) => paymentsIn(event).map((payment) => ({ n, ...payment })));
  if (played.length + paid.length === 0) return null;
  return createPortal(
    <div className={styles.rent} data-drama="moment" aria-hidden="true">
      {played.map(({ n, event }) => (
        <Played key={n} {...seen} event={event as PlayedEvent} />
      ))}
      {paid.map(({ n, from, to, dollars }) => (
        <Payment key={`${n} ${to}`} from={from} to={to} sum={street('sum', { dollars })} />
      ))}
    </div>,
    document.body,
  );
}

type PlayedEvent = Extract<Event, { is: 'aimed-at-house' | 'aimed-at-tenant' | 'renovated' }>;
const isPlayed = (event: Event): boolean =>
  event.is === 'aimed-at-house' || event.is === 'aimed-at-tenant' || event.is === 'renovated';

/** A card on what it was played on: its room or house, or the tile of the street that this is in. */
function Played({ event, view, say, staged }: Staged & { readonly event: PlayedEvent }): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const house = 'house' in event ? event.house : Math.floor(event.room / ROOMS);
  const spot = 'room' in event ? `room ${roomName(event.room)}` : `house ${house + 1}`;
  const owner = view.street[house]?.owner ?? -1;
  useEffect(() => {
    const show = (): void => {
      const box = found(owner === staged ? spot : `[data-tile="${owner}"]`);
      const node = ref.current;
      if (node === null) return;
      node.hidden = box === undefined;
      if (box !== undefined) place(node, box);
    };
    return onceDrawn(show);
  }, [spot, owner, staged]);
  return (
    <div className={styles.flash} ref={ref} hidden>
      <MiniCard card={CARDS[event.card]} view={view} say={say} />
    </div>
  );
}

function place(node: HTMLElement, { left, top, width, height }: DOMRect): void {
  node.style.left = `${left + width / 2}px`;
  node.style.top = `${top + height / 2}px`;
}

interface Paid {
  readonly from: number | null;
  readonly to: number | null;
  readonly dollars: number;
}

/** Who pays whom; null is the bank. */
function paymentsIn(event: Event): readonly Paid[] {
  switch (event.is) {
    case 'fee':
    case 'brokered':
      return [{ from: event.seat, to: event.other, dollars: event.dollars }];
    case 'brokered-by-bank':
      return [{ from: null, to: event.other, dollars: event.dollars }];
    case 'bailed':
    case 'fare':
    case 'bought-roof':
      return event.dollars === 0 ? [] : [{ from: event.seat, to: null, dollars: event.dollars }];
    case 'traded':
      if (event.dollars === 0) return [];
      return [
        event.dollars > 0
          ? { from: event.seat, to: event.other, dollars: event.dollars }
          : { from: event.other, to: event.seat, dollars: -event.dollars },
      ];
    default:
      return [];
  }
}

/** A coin that goes from one to the other. */
function Payment({
  from,
  to,
  sum,
}: {
  readonly from: number | null;
  readonly to: number | null;
  readonly sum: string;
}): JSX.Element {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => onceDrawn(() => goes(ref.current, purseOf(from), purseOf(to))), [from, to]);
  return (
    <span className={styles.coin} ref={ref} hidden>
      {sum}
    </span>
  );
}

function goes(coin: HTMLElement | null, start: DOMRect | undefined, end: DOMRect | undefined): void {
  if (coin === null || start === undefined || end === undefined) return;
  coin.hidden = false;
  place(coin, end);
  if (isStill() || atTempo(FLIGHT) === 0) return;
  const [x, y] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ];
  const easing = 'cubic-bezier(0.3, 0.05, 0.25, 1)';
  coin.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: Math.min(FLIGHT, atTempo(FLIGHT)), easing });
}

/** The tile or purse of a seat, or the town hall for the bank. */
function purseOf(seat: number | null): DOMRect | undefined {
  const selector = seat === null ? '[data-sheet="pile"]' : `[data-tile="${seat}"]`;
  return [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect()).find(({ width }) => width > 0);
}
