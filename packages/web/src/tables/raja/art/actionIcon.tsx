import { ACTIONS } from '@insula/raja/face';
import type { JSX } from 'react';
import { seatClass } from './pieces.tsx';

type Part = readonly [symbol: string, x: number, y: number, w: number, h: number];
const ARROW_OVER = 'M14 10Q22 1 30 9.4L33.4 6 35 19.6 21.4 18 25.6 14Q21 9.4 17.4 13.6Z';

/** What an action looks like on a sheet of 40 by 40, in the shapes of a seat. */
const PARTS: { readonly [action: string]: (seat: number) => readonly Part[] } = {
  gold: () => [['act-0', 0, 0, 40, 40]],
  house: (seat) => [[`house-${seat}`, 7, 6, 27, 27]],
  'two houses': (seat) => [
    [`house-${seat}`, 0, 5, 23, 23],
    [`house-${seat}`, 17, 13, 23, 23],
  ],
  'move house': (seat) => [[`house-${seat}`, 0, 13, 23, 23]],
  quarry: () => [['act-4', 0, 0, 40, 40]],
  palace: (seat) => [[`palace-${seat}`, 3, 1, 34, 36]],
  'palace and house': (seat) => [
    [`palace-${seat}`, -1, 0, 31, 33],
    [`house-${seat}`, 21, 18, 20, 20],
  ],
  governor: () => [['act-7', 0, 0, 40, 40]],
  character: () => [['act-8', 0, 0, 40, 40]],
};

interface Props {
  readonly action: number;
  readonly seat: number;
  readonly className?: string;
}

export function ActionIcon({ action, seat, className = '' }: Props): JSX.Element {
  return (
    <svg className={`${seatClass(seat)} ${className}`} viewBox="0 0 40 40" aria-hidden="true">
      <ActionParts action={action} seat={seat} />
    </svg>
  );
}

/** The same, as a part of another picture. */
export function ActionParts({ action, seat }: Omit<Props, 'className'>): JSX.Element {
  const name = ACTIONS[action];
  return (
    <>
      {PARTS[name](seat).map(([symbol, x, y, width, height]) => (
        <use key={`${symbol}${x}`} href={`#rj-${symbol}`} x={x} y={y} width={width} height={height} />
      ))}
      {name === 'move house' ? <path className="rj-arrow" d={ARROW_OVER} /> : null}
    </>
  );
}

/** An architect on the road. */
export function TravelIcon({ seat, className = '' }: Omit<Props, 'action'>): JSX.Element {
  return (
    <svg className={`${seatClass(seat)} ${className}`} viewBox="0 0 40 40" aria-hidden="true">
      <path className="rj-roadicon" d="M6 36C8 24 28 26 22 15S34 5 35 4" />
      <use href={`#rj-architect-${seat}`} x="1" y="1" width="20" height="27" />
    </svg>
  );
}
