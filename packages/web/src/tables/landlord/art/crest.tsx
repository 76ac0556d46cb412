import type { JSX } from 'react';
import styles from './art.module.css';
import { FACE, person, TOP } from './people.tsx';
import { type Drawing, disc, group, INK } from './shapes.tsx';

/** Top hat and long coat in the seat's colour, and a place on the coat for its crest. */
export const landlord = (): Drawing =>
  group(
    person({ body: 'coat', cloth: 'var(--seat)', top: TOP.topHat(INK, 'var(--seat)'), face: FACE.moustache(INK) }),
    disc(20, 36, 6.4, '#fff8e8'),
  );

/** A shape for every seat, so that no colour stands alone. */
export const CREST = {
  disc: 'M0-4.6a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2Z',
  square: 'M-4.2-4.2h8.4v8.4h-8.4Z',
  triangle: 'M0-5L5 4H-5Z',
  diamond: 'M0-5.6L5 0 0 5.6-5 0Z',
  cross: 'M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2Z',
  star: 'M0-5.4l1.6 3.6 4 .4-3 2.7.9 3.9L0 3.2-3.5 5.2l.9-3.9-3-2.7 4-.4Z',
} as const;
const SHAPES = Object.keys(CREST);

export const Crest = ({ seat }: { readonly seat: number }): JSX.Element => (
  <svg className={styles.crest} viewBox="-6 -6 12 12" data-owner={seat} aria-hidden="true">
    <use href={`#crest-${SHAPES[seat]}`} x="-6" y="-6" width="12" height="12" />
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
    <use href={`#crest-${SHAPES[seat]}`} className={styles.worn} x="14.6" y="30.6" width="10.8" height="10.8" />
  </g>
);

export const Landlord = ({ seat }: { readonly seat: number }): JSX.Element => (
  <svg className={styles.man} viewBox="0 0 40 50" aria-hidden="true">
    <LandlordFigure seat={seat} />
  </svg>
);
