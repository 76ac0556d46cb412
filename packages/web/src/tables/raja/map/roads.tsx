import { type JSX, memo } from 'react';
import type { RoadOnSheet } from './layout.ts';
import styles from './map.module.css';

/** Paved where it can be travelled; dotted where a village on it is empty. */
export const Road = memo(function Road({
  d,
  k,
  isOpen,
}: {
  readonly d: string;
  readonly k: number;
  readonly isOpen: boolean;
}): JSX.Element {
  return (
    <g className={styles.road} data-open={isOpen}>
      {isOpen ? <path className={styles.roadEdge} d={d} strokeWidth={9.5 * k} /> : null}
      <path
        className={styles.way}
        d={d}
        strokeWidth={isOpen ? 5.6 * k : 4.4 * k}
        strokeDasharray={isOpen ? undefined : `0.1 ${9 * k}`}
      />
    </g>
  );
});

/** The way picked, with a trail of ants along it. */
export function Route({
  stops,
  roads,
  k,
}: {
  readonly stops: readonly number[];
  readonly roads: readonly RoadOnSheet[];
  readonly k: number;
}): JSX.Element {
  return (
    <>
      {stops.slice(1).map((to, i) => {
        const from = stops[i];
        const road = roads.find((each) => (each.from === from && each.to === to) || (each.to === from && each.from === to));
        if (road === undefined) return null;
        return (
          <g key={to} className={styles.route}>
            <path className={styles.pickedEdge} d={road.d} strokeWidth={15 * k} />
            <path className={styles.picked} d={road.d} strokeWidth={9.6 * k} />
            <path className={styles.ants} d={road.d} strokeWidth={3 * k} strokeDasharray={`${7 * k} ${9 * k}`} />
          </g>
        );
      })}
    </>
  );
}
