import type { View } from '@insula/raja';
import { CITY_COUNT, neutralPalaces, PLACES, START } from '@insula/raja/face';
import { type JSX, memo } from 'react';
import type { Say } from '../../../words/speaker.ts';
import type { OnMap } from '../onMap.ts';
import { City, Plate, Start } from './city.tsx';
import type { Layout } from './layout.ts';
import styles from './map.module.css';
import type { Marks } from './marks.ts';
import { Road, Route } from './roads.tsx';
import { roomIn, Village } from './village.tsx';

interface Props {
  readonly layout: Layout;
  readonly view: View;
  readonly on: OnMap;
  readonly marks: Marks;
  readonly say: Say;
}

/** Roads, cities, plates and villages, as what stands there makes them look. Villages come last: where it is narrow, a house
 *  covers part of a name, never a name a house. */
export const Ground = memo(function Ground({ layout, view, on, marks, say }: Props): JSX.Element {
  const { wide, high, k, spots, radius } = layout;
  const neutral = neutralPalaces(view);
  return (
    <svg className={styles.layer} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      {layout.roads.map(({ d, villages }) => (
        <Road key={d} d={d} k={k} isOpen={villages.every(({ village }) => on.villages[village].length > 0)} />
      ))}
      {marks.way === null ? null : <Route stops={marks.way.stops} roads={layout.roads} k={k} />}
      <Start spot={spots[START]} radius={radius[START]} k={k} />
      {spots.slice(0, CITY_COUNT).map((spot, city) => (
        <City
          key={PLACES[city]}
          spot={spot}
          radius={radius[city]}
          k={k}
          taken={neutral + on.small[city].length}
          neutral={neutral}
          hasLarge={on.large[city] !== null}
          glows={marks.sites[city]}
          isRoyal={on.maharaja === city}
        />
      ))}
      {layout.plates.map((plate, stop) => (
        <Plate
          key={PLACES[stop]}
          stop={stop}
          name={say(`place.${PLACES[stop]}`)}
          plate={plate}
          k={k}
          nth={marks.nth[stop] ?? 0}
          isLit={on.maharaja === stop}
          isPicked={marks.looked === stop}
          houses={(on.houses[stop] ?? []).map((each) => each.join(' ')).join()}
        />
      ))}
      {layout.villages.map((at, village) => (
        <Village
          key={PLACES[START + 1 + village]}
          at={at}
          k={k}
          houses={on.villages[village].length}
          room={roomIn(view.seats)}
          glows={marks.villages.has(village)}
          isPicked={marks.looked === START + 1 + village}
        />
      ))}
      {marks.pointed < 0 ? null : <Pointed layout={layout} place={marks.pointed} />}
    </svg>
  );
});

/** Where a line of the log was. */
function Pointed({ layout, place }: { readonly layout: Layout; readonly place: number }): JSX.Element {
  const [x, y] = place > START ? layout.villages[place - START - 1] : layout.spots[place];
  const r = place > START ? 22 * layout.k : layout.radius[place] + 8 * layout.k;
  return <circle className={styles.pointedRing} cx={x} cy={y} r={r} />;
}
