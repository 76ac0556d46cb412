import type { View } from '@insula/raja';
import {
  CITIES,
  CITY_COUNT,
  outerSitesFree,
  ownersOf,
  PLACE_CLAUSES,
  PLACES,
  START,
  STOPS,
  turnOf,
  VILLAGES,
} from '@insula/raja/face';
import type { JSX } from 'react';
import type { Seen } from '../../table.ts';
import { Emblem, House } from '../art/pieces.tsx';
import { placeLooked } from '../map/marks.ts';
import { roomIn } from '../map/village.tsx';
import { say as words } from '../words.ts';
import { Deeds } from './deeds.tsx';
import deskStyles from './desk.module.css';
import styles from './place.module.css';
import { Routes } from './routes.tsx';

/** A place looked at: what stands there, how to come there, and what can be done there. Without one, the city where the
 *  architect stands. */
export function PlaceCard(seen: Seen<View>): JSX.Element | null {
  const { view, seat, say, look, looks } = seen;
  const here = seat === null ? -1 : view.architects[seat];
  const looked = placeLooked(seen);
  const acts = seat !== null && turnOf(view)?.seat === seat && view.stack[view.stack.length - 1]?.kind === 'turn';
  const place = looked >= 0 ? looked : acts ? here : -1;
  if (place < 0) return <Where view={view} />;
  return (
    <section className={styles.place} aria-label={say(`place.${PLACES[place]}`)}>
      <h3>
        {place < STOPS ? (
          <Emblem city={place} className={deskStyles.emblem} />
        ) : (
          <span className={styles.owners}>
            {ownersOf(view.villages[place - STOPS]).map((owner, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: both may be of one seat
              <House key={i} seat={owner} />
            ))}
          </span>
        )}
        <span>{say(`place.${PLACES[place]}`)}</span>
        <small>{place === here ? words('place.here') : factsOf(seen, place)}</small>
        {looks.place === undefined ? null : (
          <button
            type="button"
            className={styles.close}
            aria-label={words('place.close')}
            onClick={() => look({ place: null, way: null })}
          >
            ×
          </button>
        )}
      </h3>
      {place === here ? <p className={styles.facts}>{factsOf(seen, place)}</p> : null}
      {acts && place < STOPS && place !== here ? <Routes {...seen} city={place} /> : null}
      <Deeds {...seen} place={place} />
    </section>
  );
}

/** Where a house may go, and what it is good for. */
const Where = ({ view }: Pick<Seen<View>, 'view'>): JSX.Element =>
  isMoving(view) ? (
    <p className={deskStyles.says}>{words('place.moving')}</p>
  ) : (
    <>
      <p className={deskStyles.says}>{words('place.placing')}</p>
      <p className={deskStyles.says}>{words('place.visits')}</p>
    </>
  );

const isMoving = ({ stack }: View): boolean => stack[stack.length - 1]?.kind === 'moving';

/** A place in one line, with the clause that speaks of its kind. */
function factsOf({ view, names }: Seen<View>, place: number): string {
  if (place === START) return words('facts.start', { clause: PLACE_CLAUSES.start });
  if (place > START) {
    const owners = ownersOf(view.villages[place - STOPS]);
    return words('facts.village', {
      owners: { list: [...new Set(owners)].map((seat) => names[seat]) },
      count: owners.length,
      room: roomIn(view.seats) - owners.length,
      clause: PLACE_CLAUSES.village,
      name: VILLAGES[place - STOPS],
    });
  }
  return words('facts.city', {
    large: view.large[place] < 0 ? 'free' : 'taken',
    owner: view.large[place] < 0 ? '' : names[view.large[place]],
    sites: outerSitesFree(view, place),
    clause: PLACE_CLAUSES.city,
    name: CITIES[place] ?? PLACES[CITY_COUNT],
  });
}
