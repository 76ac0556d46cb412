import type { View } from '@insula/landlord';
import { type JSX, type KeyboardEvent, type SyntheticEvent, useMemo, useState } from 'react';
import { choose, houseSpot, roomSpot } from './aim.ts';
import type { Box } from './art/sizes.ts';
import type { Row } from './fit.ts';
import { sumOf } from './money.ts';
import { atWord } from './names.ts';
import styles from './scene.module.css';
import { type HouseShape, plateOf, riseOf, storeyOf, widthOf } from './shape.ts';
import type { Marks, Staged } from './staged.ts';
import { street } from './words.ts';

interface Props extends Staged {
  readonly row: Row;
  readonly houses: readonly HouseShape[];
  readonly marks: readonly Marks[];
}

/** Lower than this in pixels a storey is no target for a finger: the first tap opens the house, the second picks. */
const FINGER = 40;
const STOREY = 50;

/** The flats as buttons, or whole houses where a house is meant. Arrow keys walk through the street. */
export function Targets(seen: Props): JSX.Element {
  const { aim, row, houses, marks, say, view, staged, names, seat, look, looks } = seen;
  const [at, setAt] = useState<string | null>(null);
  const opensFirst = row.scale * STOREY < FINGER;
  const byHouse = aim?.isForHouses === true || opensFirst;
  const { variant } = view;
  const targets = useMemo(() => {
    const street = { aim, row, marks, say, variant };
    return houses.flatMap((shape, i) => (byHouse ? [wholeHouse(street, shape, i)] : flatsOf(street, shape, i)));
  }, [houses, aim, row, marks, say, variant, byHouse]);
  const first = targets.some(({ spot }) => spot === at) ? at : (targets[0]?.spot ?? null);

  const onTap = (spot: string): void => {
    const house = Number(/\d+/.exec(spot)?.[0]);
    const isRead = aim === null || aim.spots.size === 0 || (opensFirst && !aim.isForHouses);
    if (isRead) look({ sheet: looks.sheet === `house ${house}` ? null : `house ${house}` });
    else choose(seen, aim, spot);
  };

  const walk = (event: KeyboardEvent): void => {
    const here = targets.find(({ spot }) => spot === first);
    const next = here === undefined ? undefined : nextTo(targets, here, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next.spot);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-spot="${next.spot}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture of a street is no fieldset
    <div
      className={styles.targets}
      role="group"
      aria-label={street('street', { you: staged === seat ? 'yes' : 'no', name: names[staged] })}
      onKeyDown={walk}
      onFocus={(event) => withSpot(event, setAt)}
      onClick={(event) => withSpot(event, onTap)}
    >
      {targets.map(({ spot, about, box, state, label }) => (
        <button
          key={spot}
          type="button"
          className={styles.target}
          data-spot={spot}
          data-about={about}
          data-state={state}
          data-pointed={seen.pointed === spot}
          tabIndex={spot === first ? 0 : -1}
          aria-label={label}
          style={placed(row, box)}
        />
      ))}
      {houses.map((shape, i) =>
        byHouse || shape.top === null ? null : <DoorTarget key={shape.house} {...seen} shape={shape} nth={i} />,
      )}
    </div>
  );
}

interface Target {
  readonly spot: string;
  /** What can be read of it. */
  readonly about: string;
  /** In units of its house, and where that begins in pixels. */
  readonly box: Box & { readonly start: number };
  readonly column: number;
  readonly state: string;
  readonly label: string;
}

type Street = Pick<Props, 'aim' | 'row' | 'marks' | 'say'> & Pick<View, 'variant'>;

function flatsOf({ variant, row, marks, say }: Street, shape: HouseShape, column: number): Target[] {
  const { states, previews } = marks[column];
  return shape.flats.map((flat) => ({
    spot: roomSpot(shape.house, flat.place),
    about: flat.card === null ? houseSpot(shape.house) : `card ${flat.card}`,
    box: { ...storeyOf(shape, flat, row.breadth), start: row.starts[column] },
    column,
    state: states[flat.place] ?? '',
    label: street('room.label', {
      house: shape.house + 1,
      at: atWord(say, flat.place),
      who: flat.card === null ? street('room.empty') : say(`card.${flat.card}`),
      pays: street('room.pays', { sum: sumOf({ variant }, flat.paid) }),
      state: states[flat.place] ?? 'none',
      would: previews[flat.place] ?? 'none',
    }),
  }));
}

function wholeHouse({ variant, row, aim, marks }: Street, shape: HouseShape, column: number): Target {
  const rise = riseOf(shape);
  const can = aim?.isForHouses
    ? aim.spots.has(houseSpot(shape.house))
    : Object.values(marks[column].states).includes('glow');
  const state = aim === null || aim.spots.size === 0 ? '' : can ? 'glow' : 'dim';
  return {
    spot: houseSpot(shape.house),
    about: houseSpot(shape.house),
    box: { x: 0, y: -rise, w: widthOf(row.breadth), h: rise + (shape.hasCellar ? 50 : 12), start: row.starts[column] },
    column,
    state,
    label: street('house.label', { house: shape.house + 1, sum: sumOf({ variant }, shape.sum), state: state || 'none' }),
  };
}

const placed = ({ scale, ground }: Row, { x, y, w, h, start }: Target['box']): React.CSSProperties => ({
  left: start + x * scale,
  top: ground + y * scale,
  width: w * scale,
  height: h * scale,
});

/** The door tells how the sum on it comes about. For fingers and mice only: by key every flat does. */
function DoorTarget({ row, shape, nth, look }: Props & { readonly shape: HouseShape; readonly nth: number }): JSX.Element {
  const wide = row.breadth.wide;
  const box = wide ? { x: 82, y: -30, w: 30, h: 42 } : { x: plateOf(shape, row.breadth) - 18, y: -2, w: 36, h: 18 };
  return (
    <button
      type="button"
      className={styles.doorTarget}
      tabIndex={-1}
      aria-hidden="true"
      data-door={shape.house + 1}
      style={placed(row, { ...box, start: row.starts[nth] })}
      onClick={(event) => {
        event.stopPropagation();
        look({ sheet: `house ${shape.house + 1}` });
      }}
    />
  );
}

/** The nearest one in the direction of an arrow key. */
function nextTo(targets: readonly Target[], here: Target, key: string): Target | undefined {
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (aside !== undefined) {
    const columns = targets.filter(({ column }) => column === here.column + aside);
    return columns.toSorted((a, b) => Math.abs(a.box.y - here.box.y) - Math.abs(b.box.y - here.box.y))[0];
  }
  const up = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (up === undefined) return undefined;
  return targets
    .filter(({ column, box }) => column === here.column && Math.sign(box.y - here.box.y) === up)
    .toSorted((a, b) => Math.abs(a.box.y - here.box.y) - Math.abs(b.box.y - here.box.y))[0];
}

function withSpot({ target }: SyntheticEvent, then: (spot: string) => void): void {
  const { spot } = (target as HTMLElement).dataset;
  if (spot !== undefined) then(spot);
}
