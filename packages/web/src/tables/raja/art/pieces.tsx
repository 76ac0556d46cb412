import type { JSX } from 'react';
import './pieces.css';
import pieces from './pieces.svg?raw';

/** Every piece once, for all the others to point at. */
export function Pieces(): JSX.Element {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own
  return <div className="rj-pieces" aria-hidden="true" dangerouslySetInnerHTML={{ __html: pieces }} />;
}

interface Look {
  readonly className?: string;
}
interface SeatLook extends Look {
  /** `n`: of nobody. */
  readonly seat: number | 'n';
}

/** The class of a seat's colours. */
export const seatClass = (seat: number | 'n'): string => `rj-s${seat}`;

const drawn = (symbol: string, box: string, className = ''): JSX.Element => {
  const [x, y, width, height] = box.split(' ');
  return (
    <svg className={className} viewBox={box} aria-hidden="true">
      <use href={`#rj-${symbol}`} x={x} y={y} width={width} height={height} />
    </svg>
  );
};

const ofSeat =
  (symbol: string, box: string) =>
  ({ seat, className = '' }: SeatLook): JSX.Element =>
    drawn(`${symbol}-${seat}`, box, `${seatClass(seat)} ${className}`);

export const Crest = ofSeat('crest', '-11 -11 22 22');
export const House = ofSeat('house', '0 0 24 24');
export const Palace = ofSeat('palace', '0 0 44 46');
export const Architect = ofSeat('architect', '-1 -3 42 56');

export const Coin = ({ className }: Look): JSX.Element => drawn('coin', '0 0 24 24', className);
export const Quarry = ({ className }: Look): JSX.Element => drawn('quarry', '0 0 24 24', className);
export const Elephant = ({ className }: Look): JSX.Element => drawn('elephant', '0 -14 100 96', className);
export const Governor = ({ className }: Look): JSX.Element => drawn('governor', '0 0 30 36', className);
export const Closed = ({ className }: Look): JSX.Element => drawn('closed', '0 0 24 24', className);
export const Done = ({ className }: Look): JSX.Element => drawn('done', '0 0 24 24', className);
export const Choosing = ({ className }: Look): JSX.Element => drawn('choosing', '0 0 24 24', className);
export const Emblem = ({ city, className }: Look & { readonly city: number }): JSX.Element =>
  drawn(`emblem-${city}`, '0 0 24 24', className);
export const Portrait = ({ card, className }: Look & { readonly card: number }): JSX.Element =>
  drawn(`face-${card}`, '0 0 80 84', className);
