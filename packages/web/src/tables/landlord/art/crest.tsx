import type { JSX } from 'react';
import { SHAPES } from '../../marks.ts';
import styles from './art.module.css';
import { FACE, person, TOP } from './people.tsx';
import { type Drawing, disc, group, INK } from './shapes.tsx';

/** Top hat and long coat in the seat's colour, and a place on the coat for its crest. */
export const landlord = (): Drawing =>
  group(
    person({ body: 'coat', cloth: 'var(--seat)', top: TOP.topHat(INK, 'var(--seat)'), face: FACE.moustache(INK) }),
    disc(20, 36, 6.4, '#fff8e8'),
  );

const NAMES = Object.keys(SHAPES);

export const Crest = ({ seat }: { readonly seat: number }): JSX.Element => (
  <svg className={styles.crest} viewBox="-6 -6 12 12" data-owner={seat} aria-hidden="true">
    <use href={`#crest-${NAMES[seat]}`} x="-6" y="-6" width="12" height="12" />
  </svg>
);

/** A landlord as part of a picture. */
export const LandlordFigure = ({
  seat,
  x = 0,
  y = 0,
  size = 1,
}: {
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}): JSX.Element => (
  <g data-owner={seat} transform={`translate(${x} ${y}) scale(${size})`}>
    <use href="#landlord" width="40" height="50" />
    <use href={`#crest-${NAMES[seat]}`} className={styles.worn} x="14.6" y="30.6" width="10.8" height="10.8" />
  </g>
);

export const Landlord = ({ seat }: { readonly seat: number }): JSX.Element => (
  <svg className={styles.man} viewBox="0 0 40 50" aria-hidden="true">
    <LandlordFigure seat={seat} />
  </svg>
);
