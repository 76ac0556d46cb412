import { type JSX, memo } from 'react';
import { SHAPES } from '../../marks.ts';
import styles from './art.module.css';
import { landlord } from './crest.tsx';
import { DEEDS } from './deeds.tsx';
import { LODGERS } from './lodgers.tsx';
import type { Drawing } from './shapes.tsx';
import { TALL_LODGERS } from './tallLodgers.tsx';

const INKED = { '--i': '#2b2230', '--h': '3.2px' } as React.CSSProperties;

interface FigureProps {
  readonly id: string;
  readonly box: string;
  readonly drawing: Drawing;
}

/** Drawn once, shown twice: its edge in ink, then itself. */
const Figure = ({ id, box, drawing }: FigureProps): JSX.Element => (
  <>
    <g id={`${id}-parts`} className={styles.fig}>
      {drawing}
    </g>
    <symbol id={id} viewBox={box} overflow="visible">
      <use href={`#${id}-parts`} style={INKED} />
      <use href={`#${id}-parts`} />
    </symbol>
  </>
);

const figures = (kind: string, drawings: { readonly [name: string]: () => Drawing }, box: string): JSX.Element[] =>
  Object.entries(drawings).map(([name, draw]) => <Figure key={name} id={`${kind}-${name}`} box={box} drawing={draw()} />);

/** Everybody and everything there is a picture of, to be used by name. */
export const Sheet = memo(function Sheet(): JSX.Element {
  return (
    <svg className={styles.sheetOfFigures} aria-hidden="true">
      <defs>
        {figures('tenant', LODGERS, '0 0 76 46')}
        {figures('tenant', TALL_LODGERS, '0 0 76 96')}
        {figures('deed', DEEDS, '0 0 80 70')}
        <Figure id="landlord" box="0 0 40 50" drawing={landlord()} />
        {Object.entries(SHAPES).map(([name, d]) => (
          <symbol key={name} id={`crest-${name}`} viewBox="-6 -6 12 12" overflow="visible">
            <path d={d} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
});

export const isTall = (card: string): boolean => card in TALL_LODGERS;
export const isLodger = (card: string): boolean => card in LODGERS || isTall(card);
export const isDeed = (card: string): boolean => card in DEEDS;
