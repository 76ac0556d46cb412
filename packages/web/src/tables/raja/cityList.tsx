import type { View } from '@insula/raja';
import {
  CITIES,
  countIn,
  neutralPalaces,
  outerSitesFree,
  ownersOf,
  PLACES,
  ranking,
  STOPS,
  VILLAGES,
  visits,
} from '@insula/raja/face';
import type { JSX } from 'react';
import type { Seen } from '../table.ts';
import { Coin, Crest, Emblem } from './art/pieces.tsx';
import styles from './cityList.module.css';
import { sitters } from './seated.ts';
import { say as words } from './words.ts';

/** The cities as a table, in the order of the maharaja's visits, and the villages by their owners: another view of the map. */
export function CityList({ view, say, names, look, looks }: Seen<View>): JSX.Element {
  const order = visits(view.squares);
  const city = (number: number): string => say(`place.${CITIES[number]}`);
  return (
    <div className={styles.list}>
      <table>
        <caption>{words('list.cities')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('list.city')}</th>
            {sitters(names).map(({ name, seat }) => (
              <th key={seat} scope="col">
                <Crest seat={seat} /> <span>{name}</span>
              </th>
            ))}
            <th scope="col">{words('list.sites')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((number, nth) => (
            <tr
              key={CITIES[number]}
              data-royal={number === view.maharaja && view.round > 0}
              data-looked={looks.place === CITIES[number]}
            >
              <th scope="row">
                <button type="button" onClick={() => look({ place: CITIES[number], way: null })}>
                  <i>{nth + 1}</i>
                  <Emblem city={number} /> {city(number)}
                </button>
              </th>
              {sitters(names).map(({ seat }) => {
                const rank = ranking(view, number).find((each) => each.seat === seat);
                const gold = (rank?.prize ?? 0) + (rank?.alone ?? 0);
                return (
                  <td key={seat}>
                    {rank === undefined || rank.points === 0 ? (
                      '–'
                    ) : (
                      <>
                        <b>{rank.points}</b> <small>{piecesOf(view, number, seat)}</small>{' '}
                        <span className={styles.prize}>
                          <Coin /> {gold}
                        </span>
                      </>
                    )}
                  </td>
                );
              })}
              <td>
                {words('list.free', {
                  small: outerSitesFree(view, number),
                  large: view.large[number] < 0 ? 1 : 0,
                  neutral: neutralPalaces(view),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{words('list.villages')}</h3>
      <ul>
        {VILLAGES.map((name, village) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={looks.place === name}
              onClick={() => look({ place: PLACES[STOPS + village], way: null })}
            >
              {say(`place.${name}`)}
              <span>
                {ownersOf(view.villages[village]).map((seat, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: both may be of one seat
                  <Crest key={i} seat={seat} />
                ))}
                <span className="aside">
                  {ownersOf(view.villages[village])
                    .map((seat) => names[seat])
                    .join(', ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What somebody has in a city, each kind that is there. */
function piecesOf(view: View, city: number, seat: number): string {
  const { architect, houses, small, large, home } = countIn(view, city, seat);
  const kinds = [
    ['architect', architect],
    ['houses', houses],
    ['small', small],
    ['large', large],
    ['home', home],
  ] as const;
  return kinds.flatMap(([kind, points]) => (points > 0 ? [words(`list.${kind}`, { points })] : [])).join(', ');
}
