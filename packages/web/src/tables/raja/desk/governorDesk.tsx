import type { View } from '@insula/raja';
import { CITIES, governed, ranking, roundsLeft, SQUARE_ONE, visits } from '@insula/raja/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { Crest, Emblem } from '../art/pieces.tsx';
import { say as words } from '../words.ts';
import { Back } from './back.tsx';
import deskStyles from './desk.module.css';
import styles from './governor.module.css';

/** R-47 The order of the visits before and after, before one agrees. */
export function GovernorDesk(seen: Seen<View>): JSX.Element {
  const { view, chooser, looks, look, say } = seen;
  const picked = CITIES.indexOf(looks.governor as (typeof CITIES)[number]);
  const can = new Set(
    chooser.choices.flatMap(({ parts }) => (parts.deed === 'governor' && parts.place !== undefined ? [parts.place] : [])),
  );
  const before = visits(view.squares);
  const squares = picked < 0 ? view.squares : governed(view.squares, picked);
  const after = visits(squares);
  const gain = roundsLeft(view, squares) - roundsLeft(view);
  const name = picked < 0 ? '' : say(`place.${CITIES[picked]}`);
  return (
    <>
      <div className={styles.slope}>
        <p aria-hidden="true">{words('governor.squares')}</p>
        <p aria-hidden="true">{words('governor.leads')}</p>
        <ol aria-label={words('governor.now')}>
          {before.map((city, nth) => (
            <li key={CITIES[city]}>
              <button
                type="button"
                className={styles.govrow}
                data-governor={CITIES[city]}
                aria-pressed={city === picked}
                aria-disabled={!can.has(CITIES[city])}
                onClick={() =>
                  can.has(CITIES[city])
                    ? look({ governor: CITIES[city] })
                    : chooser.pick({ deed: 'governor', place: CITIES[city] })
                }
              >
                <b>{nth + 1}</b>
                <Emblem city={city} className={deskStyles.emblem} />
                <span className={deskStyles.grow}>{say(`place.${CITIES[city]}`)}</span>
                <small>{view.squares[city] < SQUARE_ONE ? '–' : view.squares[city] - SQUARE_ONE + 1}</small>
              </button>
            </li>
          ))}
        </ol>
        <Slopes before={before} after={after} picked={picked} />
        <ol aria-label={words('governor.after')}>
          {after.map((city, nth) => (
            <li
              key={CITIES[city]}
              className={styles.govrow}
              data-picked={city === picked}
              data-changed={before[nth] !== city}
            >
              <b>{nth + 1}</b>
              <Emblem city={city} className={deskStyles.emblem} />
              <span className={deskStyles.grow}>{say(`place.${CITIES[city]}`)}</span>
              <Lead {...seen} city={city} />
            </li>
          ))}
        </ol>
      </div>
      {picked < 0 ? (
        <p className={deskStyles.says}>{words('governor.pick')}</p>
      ) : (
        <p className={deskStyles.says} data-longer={gain > 0}>
          <span className={styles.then}>
            {words('governor.then', {
              name,
              before: before.indexOf(picked) + 1,
              after: after.indexOf(picked) + 1,
              next: say(`place.${CITIES[after[0]]}`),
              same: before[0] === after[0] ? 'yes' : 'no',
            })}{' '}
          </span>
          {gain === 0 ? null : words('governor.rounds', { gain })}
        </p>
      )}
      <div className={deskStyles.row}>
        <Back {...seen} />
        <Button
          look="strong"
          className={deskStyles.grow}
          data-way="governor"
          disabled={picked < 0}
          onClick={() => picked >= 0 && chooser.play(`governor ${CITIES[picked]}`)}
        >
          {picked < 0 ? words('governor.none') : words('governor.move', { name })}
        </Button>
      </div>
    </>
  );
}

/** Who leads a city, and how one stands there oneself. */
function Lead({ view, seat, city }: Seen<View> & { readonly city: number }): JSX.Element | null {
  const ranks = ranking(view, city);
  const [first] = ranks;
  const mine = ranks.find((rank) => rank.seat === seat);
  if (first.points === 0) return null;
  return (
    <span className={styles.lead}>
      <Crest seat={first.seat} />
      {first.points}
      {mine === undefined || mine === first || mine.points === 0 ? null : (
        <>
          <Crest seat={mine.seat} />
          {mine.points}
        </>
      )}
    </span>
  );
}

const ROW = 10;

function Slopes({
  before,
  after,
  picked,
}: {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly picked: number;
}): JSX.Element {
  return (
    <svg viewBox={`0 0 46 ${before.length * ROW}`} preserveAspectRatio="none" aria-hidden="true">
      {before.map((city, i) => {
        const [y1, y2] = [(i + 0.5) * ROW, (after.indexOf(city) + 0.5) * ROW];
        return (
          <path
            key={city}
            vectorEffect="non-scaling-stroke"
            data-picked={city === picked}
            data-changed={y1 !== y2}
            d={`M0 ${y1}C26 ${y1} 20 ${y2} 46 ${y2}`}
          />
        );
      })}
    </svg>
  );
}
