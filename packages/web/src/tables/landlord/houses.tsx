import type { Item } from '@insula/protocol';
import { type JSX, memo } from 'react';
import { House } from './art/house.tsx';
import { useFresh } from './drama/useFresh.ts';
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

/** So long a house is new. */
const SETTLES = 500;

/** The houses on the stage. What has just happened to one moves it. */
export const Houses = memo(function Houses({ houses, row, marks, struck, items }: Props): readonly JSX.Element[] {
  const { starts, ground, scale, breadth } = row;
  const news = new Map(
    useFresh(items, SETTLES).flatMap(({ event }) => ('house' in event ? [[event.house, event.is] as const] : [])),
  );
  return houses.map((shape, i) => (
    <g key={shape.house} transform={`translate(${starts[i]} ${ground}) scale(${scale})`} data-house={shape.house + 1}>
      <g className={styles.house} data-news={news.get(shape.house)} data-struck={shape.house === struck}>
        <House shape={shape} breadth={breadth} mini={false} states={marks[i].states} peopled={false} />
      </g>
    </g>
  ));
});
