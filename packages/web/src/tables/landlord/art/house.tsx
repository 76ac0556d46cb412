import { ATTIC_ROOM, CELLAR } from '@insula/landlord/face';
import { type JSX, memo } from 'react';
import { type Breadth, boxesOf, type Flat, type HouseShape, widthOf } from '../shape.ts';
import styles from './art.module.css';
import { ROOFS } from './roofs.tsx';
import { Lodger, Room, type RoomState } from './room.tsx';
import { CELLAR_DEPTH, ROOM, STOREY, WALL } from './sizes.ts';

export type States = { readonly [place: number]: RoomState };

interface Props {
  readonly shape: HouseShape;
  readonly breadth: Breadth;
  readonly mini: boolean;
  readonly states: States;
  /** Whether those who live there are drawn too. */
  readonly peopled: boolean;
}

/** A house, cut open. */
export const House = memo(
  function House({ shape, breadth, mini, states, peopled }: Props): JSX.Element {
    const { height, top, hasCellar, house, owner } = shape;
    const width = widthOf(breadth);
    const eaves = -height * STOREY;
    return (
      <g data-owner={owner}>
        {top === null ? null : (
          <g transform={`translate(0 ${eaves})`}>
            <g data-part="roof">{ROOFS[top].draw(width)}</g>
          </g>
        )}
        <rect className={styles.wall} data-tint={house % 3} x={0} y={eaves} width={width} height={-eaves} />
        {hasCellar ? <rect className={styles.footing} x={0} y={0} width={width} height={CELLAR_DEPTH - 2} /> : null}
        {breadth.wide ? <Stairs height={height} /> : null}
        {shape.floors.map((_, floor) => (
          <Room
            // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its height
            key={floor}
            box={{ x: WALL, y: -(floor + 1) * STOREY + 2, w: breadth.room, h: ROOM }}
            {...UNFINISHED}
          />
        ))}
        {shape.flats.map((flat) => (
          <FlatIn key={flat.place} {...{ shape, flat, breadth, mini, peopled }} state={states[flat.place] ?? null} />
        ))}
        {top === null || mini ? null : <path className={styles.eaves} d={`M0 ${eaves}h${width}v6H0Z`} />}
        {shape.isSquatted && !mini ? <Banner width={width} eaves={eaves} /> : null}
      </g>
    );
  },
  (before, after) =>
    before.mini === after.mini &&
    before.peopled === after.peopled &&
    before.breadth.wide === after.breadth.wide &&
    before.breadth.room === after.breadth.room &&
    before.shape === after.shape &&
    isSame(before.states, after.states),
);

/** Nobody can live in it yet. */
const UNFINISHED = { lit: false, seed: 0, state: null, dark: false, mini: true } as const;

/** Of small things that are put together anew each time. */
export const isSame = (one: object, other: object): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function FlatIn({
  shape,
  flat,
  breadth,
  mini,
  peopled,
  state,
}: Omit<Props, 'states'> & { readonly flat: Flat; readonly state: RoomState | null }): JSX.Element {
  const boxes = boxesOf(shape, flat, breadth);
  const { card, place } = flat;
  const seed = shape.house * 3 + (place === CELLAR ? 0 : place === ATTIC_ROOM ? 7 : place);
  return (
    <>
      {boxes.map((box, i) => (
        <g key={box.y}>
          <Room {...{ box, seed, state, mini }} lit={card !== null} dark={shape.isSquatted} />
          {card !== null && peopled ? (
            <Lodger card={card} box={box} half={boxes.length === 1 ? null : i === 0 ? 'lower' : 'upper'} />
          ) : null}
        </g>
      ))}
    </>
  );
}

function Stairs({ height }: { readonly height: number }): JSX.Element {
  return (
    <>
      <path className={styles.stair} d={`M82.5 ${1 - height * STOREY}V-1`} />
      <path
        className={styles.course}
        d={Array.from({ length: height }, (_, i) => `M83 ${-(i + 1) * STOREY + 49}h28`).join('')}
      />
    </>
  );
}

/** Squatters hang one out. */
const Banner = ({ width, eaves }: { readonly width: number; readonly eaves: number }): JSX.Element => (
  <g transform={`translate(${width / 2} ${eaves})`}>
    <path className={styles.banner} d="M-34 -4H34V12L28 9 22 12 16 9 10 12 4 9 -2 12 -8 9 -14 12 -20 9 -26 12 -34 9Z" />
    <path className={styles.bannerSign} d="M-5 3a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-2.6 6v-6l5 6v-8" />
  </g>
);
