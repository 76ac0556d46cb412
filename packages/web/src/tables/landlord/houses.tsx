import type { Item } from '@insula/protocol';
import { type JSX, memo, useState } from 'react';
import { House } from './art/house.tsx';
import { type Fresh, useFresh } from './drama/useFresh.ts';
import type { Row } from './fit.ts';
import styles from './scene.module.css';
import type { HouseShape } from './shape.ts';
import type { Marks } from './staged.ts';

interface Props {
  readonly houses: readonly HouseShape[];
  readonly row: Row;
  readonly marks: readonly Marks[];
  /** The house that is aimed at; -1: none. */
  readonly struck: number;
  readonly items: readonly Item[];
}

/** So long a house is new, and so long one that is gone takes to fall. */
const SETTLES = 500;

/** The houses on the stage. What has just happened to one moves it, and what was blown up or torn down folds. */
export const Houses = memo(function Houses({ houses, row, marks, struck, items }: Props): JSX.Element {
  const { starts, ground, scale, breadth } = row;
  const fresh = useFresh(items, SETTLES);
  const news = new Map(fresh.flatMap(({ event }) => ('house' in event ? [[event.house, event.is] as const] : [])));
  const before = useBefore(houses, row);
  return (
    <>
      {fallen(before.houses, fresh).map((nth) => (
        <g
          key={`gone ${before.houses[nth].house}`}
          transform={`translate(${before.row.starts[nth]} ${before.row.ground}) scale(${before.row.scale})`}
        >
          <g className={styles.falling} data-falling={before.houses[nth].house + 1}>
            <House shape={before.houses[nth]} breadth={before.row.breadth} mini={false} states={NO_STATES} peopled={false} />
          </g>
        </g>
      ))}
      {houses.map((shape, i) => (
        <g key={shape.house} transform={`translate(${starts[i]} ${ground}) scale(${scale})`} data-house={shape.house + 1}>
          <g className={styles.house} data-news={news.get(shape.house)} data-struck={shape.house === struck}>
            <House shape={shape} breadth={breadth} mini={false} states={marks[i].states} peopled={false} />
          </g>
        </g>
      ))}
    </>
  );
});

const NO_STATES = {};

type Street = Pick<Props, 'houses' | 'row'>;

/** The street as it was before the last house came or went. */
function useBefore(houses: readonly HouseShape[], row: Row): Street {
  const [{ now, before }, set] = useState<{ readonly now: Street; readonly before: Street }>(() => {
    const first = { houses, row };
    return { now: first, before: first };
  });
  if (now.houses === houses && now.row === row) return before;
  const next = { houses, row };
  const settled = now.houses.length === houses.length ? before : now;
  set({ now: next, before: settled });
  return settled;
}

const FALLS: readonly Fresh['event']['is'][] = ['bombed', 'bombed-out', 'demolished'];

/** Which of the houses that were there are gone by what has just happened. */
function fallen(houses: readonly HouseShape[], fresh: readonly Fresh[]): readonly number[] {
  const gone = fresh.flatMap(({ event }) => (FALLS.includes(event.is) && 'house' in event ? [event.house] : []));
  return houses.flatMap(({ house }, nth) => (gone.includes(house) ? [nth] : []));
}
