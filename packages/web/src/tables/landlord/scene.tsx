import type { View } from '@insula/landlord';
import { isSecond, ROOMS, rentThere } from '@insula/landlord/face';
import { type JSX, useMemo, useRef } from 'react';
import { type Aim, homeOf, houseSpot, mineOf, roomSpot } from './aim.ts';
import artStyles from './art/art.module.css';
import { Backdrop, LampPost, Tree } from './art/backdrop.tsx';
import { Signs } from './art/signs.tsx';
import { Drama } from './drama/drama.tsx';
import { Moments } from './drama/moments.tsx';
import { RentDay } from './drama/rentDay.tsx';
import { fit, type Row } from './fit.ts';
import { Hall, HallTargets, HangingSigns } from './hall.tsx';
import { Houses } from './houses.tsx';
import { isForced, Kerb, useWaiting } from './kerb.tsx';
import { Lodgers } from './lodgers.tsx';
import { LotPicture, LotTarget } from './lot.tsx';
import { inDollars, sumOf } from './money.ts';
import { isTalk, pendingOf } from './pending.ts';
import { reads } from './reads.ts';
import styles from './scene.module.css';
import { type HouseShape, streetOf } from './shape.ts';
import type { Marks, Staged } from './staged.ts';
import { Targets } from './targets.tsx';
import { useSame } from './useSame.ts';
import { useSettled } from './useSettled.ts';
import { type Size, useSize } from './useSize.ts';
import { street } from './words.ts';

/** One street, large. */
export function Scene(seen: Staged): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const { staged, names, look } = seen;
  // Whose street is looked at may change between who goes and where to.
  const waiting = useWaiting(seen);
  return (
    <div
      className={styles.scene}
      ref={ref}
      data-scene={staged}
      data-owner={staged}
      data-aiming={seen.aim !== null && seen.aim.spots.size > 0}
    >
      {size === null ? null : <Street key={staged} {...seen} size={size} waiting={waiting} />}
      {isAway(seen) && !isTalk(seen.view) ? (
        <button type="button" className={styles.plaque} onClick={() => look({ street: homeOf(seen, seen.aim) })}>
          <b>{street('street', { you: 'no', name: names[staged] })}</b>
          <span>{street('back')}</span>
        </button>
      ) : null}
    </div>
  );
}

/** Whether another street than one's own is on the stage. */
const isAway = (seen: Staged): boolean => seen.staged !== mineOf(seen);

const PHONE = 560;
/** Units of the free lot; of one that is being built on. */
const LOT = 76;
const LOT_PHONE = 44;
/** With so few houses the sign of the lot has room for its words on a phone too. */
const FEW = 2;
const HALL = 0.36;
/** Every house is drawn anew when the street makes room for the pavement: quick bots are done by then, and do not shake it. */
const MOMENT = 150;
/** Pixels at the top: of the signs of the town on a phone, of the plaque that tells whose street is looked at. */
const SIGNS = 48;
const PLAQUE = 40;

function Street(seen: Staged & { readonly size: Size; readonly waiting: readonly number[] }): JSX.Element {
  const { view, staged, seat, size } = seen;
  const phone = size.width < PHONE;
  const houses = streetOf(view, staged);
  const left = phone ? 0 : Math.max(130, Math.min(240, size.height * HALL));
  // What somebody else builds must not move my houses.
  const hasLot = staged === seat && view.street[view.site]?.owner !== seat;
  const hasKerb = isForced(view);
  const makesRoom = useSettled(hasKerb, MOMENT);
  const kerb = makesRoom ? (phone ? 64 : 82) : 0;
  const lot = hasLot ? (phone && houses.length > FEW ? LOT_PHONE : LOT) : 0;
  const isLooking = isAway(seen);
  const above = (phone ? SIGNS : 4) + (isLooking ? PLAQUE : 0);
  const cellar = !phone && isSecond(view.variant);
  const { width } = size;
  const height = size.height - kerb;
  const row = useMemo(
    () => fit(houses, { width, height, left, phone, lot, cellar, above }),
    [houses, width, height, left, phone, lot, cellar, above],
  );
  const { aim } = seen;
  const marks = useSame(useMemo(() => houses.map((shape) => marksOf(view, aim, shape)), [houses, view, aim]));
  const { scale, ground, starts, breadth } = row;
  const lowest = houses.reduce((low, { height }, i) => (height < houses[low].height ? i : low), 0);
  const sun = houses.length === 0 ? size.width * 0.6 : starts[lowest] + (breadth.wide ? 56 : breadth.room / 2) * scale;
  const money = (sum: number): string => sumOf(view, sum);
  const rent = (sum: number): string => String(inDollars(view, sum));
  const inner = { width: row.width, height: size.height };
  return (
    <div className={styles.pan} data-pans={row.width > size.width + 1}>
      <div className={styles.street} style={inner} {...reads(seen.look)}>
        <svg className={styles.layer} viewBox={`0 0 ${inner.width} ${inner.height}`} aria-hidden="true">
          <Backdrop width={inner.width} height={inner.height} ground={ground} sun={sun} />
          <Furniture row={row} left={left} phone={phone} width={inner.width} />
          {phone ? null : <Hall {...seen} left={left} ground={ground} />}
          <Houses houses={houses} row={row} marks={marks} struck={pendingOf(view)?.house ?? -1} items={seen.items} />
          <LotPicture {...seen} row={row} houses={houses} />
          <rect className={artStyles.pavement} x={-2} y={ground - 0.5} width={inner.width + 4} height={5 * scale} />
          <path className={artStyles.slabs} d={slabsOf(inner.width, ground, scale)} />
        </svg>
        <Lodgers {...seen} row={row} houses={houses} />
        <svg className={styles.layer} viewBox={`0 0 ${inner.width} ${inner.height}`} aria-hidden="true">
          {houses.map((shape, i) => (
            <g key={shape.house} transform={`translate(${starts[i]} ${ground}) scale(${scale})`}>
              <Signs shape={shape} breadth={breadth} {...marks[i]} money={money} rent={rent} />
            </g>
          ))}
        </svg>
        <Targets {...seen} row={row} houses={houses} marks={marks} />
        {phone ? null : <HallTargets {...seen} left={left} ground={ground} />}
        <LotTarget {...seen} row={row} houses={houses} />
        <RentDay {...seen} row={row} houses={houses} />
      </div>
      {phone ? <HangingSigns {...seen} /> : null}
      {hasKerb ? <Kerb {...seen} /> : null}
      <Drama {...seen} row={row} houses={houses} size={{ width, height }} left={left} above={isLooking ? above : 0} />
      <Moments {...seen} />
    </div>
  );
}

/** The joints of the pavement. */
const slabsOf = (width: number, ground: number, scale: number): string =>
  Array.from(
    { length: Math.ceil(width / (46 * scale)) },
    (_, i) => `M${(i + 0.5) * 46 * scale} ${ground}v${4 * scale}`,
  ).join('');

const NO_MARKS: Marks = { states: {}, previews: {} };

/** What choosing makes of the rooms of a house, and what whoever looks for a room would pay in each. */
function marksOf(view: View, aim: Aim | null, shape: HouseShape): Marks {
  const pending = pendingOf(view);
  if (aim === null || aim.spots.size === 0) return struckIn(pending, shape);
  const states: { [place: number]: 'glow' | 'dim' } = {};
  const previews: { [place: number]: string } = {};
  for (const { place, card } of shape.flats) {
    const can = aim.spots.has(aim.isForHouses ? houseSpot(shape.house) : roomSpot(shape.house, place));
    states[place] = can ? 'glow' : 'dim';
    if (can && card === null && aim.tenant !== null)
      previews[place] = `+${inDollars(view, rentThere(view, aim.tenant, shape.house * ROOMS + place, aim.from))}`;
  }
  return { states, previews };
}

function struckIn(pending: ReturnType<typeof pendingOf>, shape: HouseShape): Marks {
  if (pending === null || pending.house !== shape.house) return NO_MARKS;
  const places = pending.place === null ? shape.flats.map(({ place }) => place) : [pending.place];
  return { states: Object.fromEntries(places.map((place) => [place, 'hit' as const])), previews: {} };
}

function Furniture({
  row: { ground, scale, starts },
  left,
  phone,
  width,
}: {
  readonly row: Row;
  readonly left: number;
  readonly phone: boolean;
  readonly width: number;
}): JSX.Element | null {
  if (phone) return null;
  const verge = (starts[0] ?? width) - left;
  return (
    <>
      <Tree x={width - 24} ground={ground} size={scale * 0.9} />
      {verge > 44 ? <Tree x={left + 22} ground={ground} size={scale * 0.7} /> : null}
      {verge > 26 ? <LampPost x={left + 4} ground={ground} size={scale * 0.84} /> : null}
    </>
  );
}
