import type { View } from '@insula/raja';
import { CITIES, CITY_COUNT, neutralPalaces, PLACES, ranking, START, STOPS } from '@insula/raja/face';
import { type JSX, type KeyboardEvent, memo, useDeferredValue, useMemo, useState } from 'react';
import type { Seen } from '../../table.ts';
import type { OnMap } from '../onMap.ts';
import { say as words } from '../words.ts';
import { dist, type Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import styles from './map.module.css';
import type { Marks } from './marks.ts';

interface Props {
  readonly layout: Layout;
  readonly seen: Seen<View>;
  readonly on: OnMap;
  readonly marks: Marks;
  onZoom(step: 1 | -1): void;
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Every city and village as a button with all that can be said about it. Arrow keys lead to the nearest in that
 *  direction, plus and minus change the size of the map. */
export function Targets({ layout, seen, on, marks, onZoom }: Props): JSX.Element {
  const [at, setAt] = useState(START);
  const { spots, reach } = useMemo(() => reachOf(layout), [layout]);
  const { view, say, names } = seen;
  // Nobody sees them: what a move changes in them is worked out once its first frame is drawn.
  const heard = useDeferredValue(useMemo(() => ({ view, on }), [view, on]));
  const labels = useMemo(
    () => spots.map((_, place) => labelOf(place, { view: heard.view, say, names }, heard.on)),
    [spots, heard, say, names],
  );
  const walk = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '-') onZoom(event.key === '+' ? 1 : -1);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = nearest(spots, at, step);
    setAt(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-place-target="${PLACES[next]}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no fieldset
    <div
      className={styles.targets}
      role="group"
      aria-label={words('map.label')}
      onKeyDown={walk}
      onClick={({ target, currentTarget, clientX, clientY, detail }) => {
        const named = (target as HTMLElement).dataset.placeTarget;
        if (named === undefined) return;
        // A key means the place that has the focus, a finger the one that is nearest.
        const { left, top } = currentTarget.getBoundingClientRect();
        const hit = detail === 0 ? PLACES.indexOf(named) : placeAt({ spots, reach }, [clientX - left, clientY - top]);
        setAt(hit);
        seen.look({ place: seen.looks.place === PLACES[hit] ? null : PLACES[hit], way: null });
      }}
    >
      {spots.map(([x, y], place) => (
        <Target
          key={PLACES[place]}
          place={place}
          x={x}
          y={y}
          r={reach[place]}
          isFirst={place === at}
          isPicked={marks.looked === place}
          can={place >= STOPS && marks.villages.has(place - STOPS)}
          label={labels[place]}
        />
      ))}
    </div>
  );
}

interface TargetProps {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly isFirst: boolean;
  readonly isPicked: boolean;
  readonly can: boolean;
  readonly label: string;
}

const Target = memo(function Target({ place, x, y, r, isFirst, isPicked, can, label }: TargetProps): JSX.Element {
  return (
    <button
      type="button"
      className={styles.target}
      data-place-target={PLACES[place]}
      data-can={can}
      tabIndex={isFirst ? 0 : -1}
      aria-pressed={isPicked}
      aria-label={label}
      style={{ left: `${x}px`, top: `${y}px`, width: `${2 * r}px`, height: `${2 * r}px`, zIndex: place < STOPS ? 2 : 1 }}
    />
  );
});

interface Reach {
  readonly spots: readonly Point[];
  readonly reach: readonly number[];
}

/** How far around its middle a place can be hit: as far as fingers want, but well away from the middle of another one. */
export function reachOf({ spots: stops, villages, radius, k }: Pick<Layout, 'spots' | 'villages' | 'radius' | 'k'>): Reach {
  const spots = [...stops, ...villages];
  const reach = spots.map((spot, place) => {
    const nearest = Math.min(...spots.map((other, i) => (i === place ? Number.POSITIVE_INFINITY : dist(spot, other))));
    return Math.min(place < STOPS ? radius[place] * 0.9 : Math.max(20, 20 * k), 0.9 * nearest);
  });
  return { spots, reach };
}

/** Where two of them meet, whichever is nearer for its size. */
export function placeAt({ spots, reach }: Reach, point: Point): number {
  const far = spots.map((spot, place) => dist(spot, point) / reach[place]);
  return far.indexOf(Math.min(...far));
}

/** The place that lies best in a direction: near, and not too far to the side. */
function nearest(spots: readonly (readonly [number, number])[], from: number, [sx, sy]: readonly [number, number]): number {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach(([x, y], place) => {
    const [dx, dy] = [x - spots[from][0], y - spots[from][1]];
    const ahead = dx * sx + dy * sy;
    if (ahead < 4) return;
    const cost = ahead + 2.2 * Math.abs(dx * sy + dy * sx);
    if (cost < least) [best, least] = [place, cost];
  });
  return best;
}

/** A place in words: who has what there, and who would get what. */
function labelOf(place: number, { view, say, names }: Pick<Seen<View>, 'view' | 'say' | 'names'>, on: OnMap): string {
  const name = say(`place.${PLACES[place]}`);
  const list = (parts: readonly string[]): string => (parts.length === 0 ? words('place.nothing') : parts.join(', '));
  if (place > START)
    return words('place.village', { name, houses: list(on.villages[place - STOPS].map((seat) => names[seat])) });
  const people = on.architects[place].map((seat) => words('place.architect', { name: names[seat] }));
  if (place >= CITY_COUNT) return words('place.start', { name, who: list(people) });
  const built = [
    ...(view.large[place] < 0 ? [] : [words('place.large', { name: names[view.large[place]] })]),
    ...names.flatMap((each, seat) => {
      const [small, houses] = [view.small[place * view.seats + seat], view.houses[place * view.seats + seat]];
      return [
        ...(small > 0 ? [words('place.small', { name: each, count: small })] : []),
        ...(houses > 0 ? [words('place.houses', { name: each, count: houses })] : []),
      ];
    }),
    ...(neutralPalaces(view) > 0 ? [words('place.neutral')] : []),
  ];
  const [first] = ranking(view, place);
  return words('place.city', {
    name,
    who: list([...built, ...people]),
    royal: view.maharaja === place && CITIES[place] !== undefined && view.round > 0 ? 'yes' : 'no',
    leads: first.points > 0 ? 'yes' : 'no',
    leader: names[first.seat],
    points: first.points,
  });
}
