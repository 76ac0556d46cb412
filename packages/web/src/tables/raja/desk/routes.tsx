import type { View } from '@insula/raja';
import { PLACES, palacePriceFor, tasksOf, turnOf, WANDERER, type Way } from '@insula/raja/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { Coin, Crest } from '../art/pieces.tsx';
import { myWays } from '../map/marks.ts';
import { say as words } from '../words.ts';
import deskStyles from './desk.module.css';
import styles from './place.module.css';

/** R-51 The cheapest way and others beside it, each with what it pays to whom, before anything is paid. */
export function Routes(seen: Seen<View> & { readonly city: number }): JSX.Element {
  const { view, seat, chooser, looks, look, say, city } = seen;
  const ways = myWays(seen)?.[city] ?? [];
  const at = Math.min(Number(looks.way ?? 0), ways.length - 1);
  const way = ways[at];
  if (way === undefined || seat === null) return <p className={deskStyles.says}>{words('route.broken')}</p>;
  const name = say(`place.${PLACES[city]}`);
  return (
    <>
      <ul className={styles.routes}>
        {ways.map((each, nth) => (
          <li key={each.stops.join()}>
            <button
              type="button"
              className={styles.route}
              data-short={each.short > 0}
              aria-pressed={nth === at}
              onClick={() => look({ place: PLACES[city], way: String(nth) })}
            >
              <RouteLine seen={seen} way={each} />
            </button>
          </li>
        ))}
      </ul>
      <Button
        look="strong"
        className={styles.travel}
        data-way="travel"
        disabled={way.short > 0}
        onClick={() => chooser.play(...way.stops.slice(1).map((stop) => `travel ${PLACES[stop]}`))}
      >
        {way.short > 0 ? (
          words('route.short', { name, gold: way.short })
        ) : (
          <>
            {words('route.travel', { name, gold: way.cost })} {way.cost > 0 ? <Coin className={deskStyles.inline} /> : null}
            <small>{words('route.leaves', { gold: view.gold[seat] - way.cost, cost: costLeft(view, seat) })}</small>
          </>
        )}
      </Button>
    </>
  );
}

/** What the actions still to be done will cost. */
function costLeft(view: View, seat: number): number {
  const turn = turnOf(view);
  const open = turn === null ? [] : tasksOf(turn).flatMap(({ slots }) => slots.filter(({ done }) => !done));
  return open.reduce(
    (sum, { what }) => sum + (what === 'palace' ? palacePriceFor(view, seat) : what.endsWith('house') ? 1 : 0),
    0,
  );
}

function RouteLine({
  seen: { names, say, view, seat },
  way,
}: {
  readonly seen: Seen<View>;
  readonly way: Way;
}): JSX.Element {
  const paid = way.tolls.flatMap((gold, owner) => (gold > 0 ? [[owner, gold] as const] : []));
  const bank = seat !== null && view.holder[WANDERER] === seat;
  return (
    <>
      <span className={styles.stops}>
        {way.stops
          .slice(1)
          .map((stop) => say(`place.${PLACES[stop]}`))
          .join(' → ')}
      </span>
      <span className={styles.tolls}>
        {paid.map(([owner, gold]) => (
          <span key={owner}>
            <Crest seat={owner} />
            {words('route.to', { gold, name: names[owner] })}
          </span>
        ))}
        {paid.length === 0 ? words('route.free') : bank ? words('route.bank') : null}
        <b>{way.short > 0 ? words('fare.short', { gold: way.short }) : words('route.sum', { gold: way.cost })}</b>
      </span>
    </>
  );
}
