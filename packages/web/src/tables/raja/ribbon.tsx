import type { View } from '@insula/raja';
import { ALONE, CITIES, CITY_COUNT, PLACES, type Rank, ranking } from '@insula/raja/face';
import { type JSX, memo } from 'react';
import type { Seen } from '../table.ts';
import { Coin, Crest, Elephant, Emblem } from './art/pieces.tsx';
import styles from './ribbon.module.css';
import { type Scoring, scoringShown } from './scoring.ts';
import { sitters } from './seated.ts';
import { say as words } from './words.ts';

/** On a phone there is room for the name of the city beside so many. */
const FEW = 3;

/** Who would get what if the maharaja's city were scored now; if a city is looked at, the same of that one; while one is
 *  counted, who gets what. Before the first round, what is going on instead. */
export const Ribbon = memo(function Ribbon(seen: Seen<View>): JSX.Element {
  const { view, looks, say, names } = seen;
  const scoring = scoringShown(seen);
  const looked = looks.place === undefined ? -1 : PLACES.indexOf(looks.place);
  const city = scoring?.city ?? (looked >= 0 && looked < CITY_COUNT ? looked : view.maharaja);
  if (scoring === null && view.round === 0 && looked < 0) return <Before {...seen} />;
  if (city >= CITY_COUNT) return <Before {...seen} />;
  const ranks = scoring === null ? ranking(view, city) : ranksOf(scoring);
  const shown = ranks.filter(({ seat, points }) => points > 0 || seat === seen.seat);
  return (
    <section
      className={styles.ribbon}
      data-seats={view.seats}
      data-many={shown.length > FEW}
      aria-label={words(scoring === null ? 'ribbon.label' : 'ribbon.gets', { city: say(`place.${CITIES[city]}`) })}
    >
      <h3>
        {city === view.maharaja && view.round > 0 ? <Elephant /> : <Emblem city={city} className={styles.emblem} />}
        <span>{say(`place.${CITIES[city]}`)}</span> <small>{words(scoring === null ? 'ribbon.now' : 'ribbon.scored')}</small>
      </h3>
      <ol>
        {ranks.map(({ seat, points, prize, alone }, place) => (
          <li key={seat} data-me={seat === seen.seat} data-none={points === 0}>
            <i aria-hidden="true">{points > 0 ? place + 1 : '–'}</i>
            <Crest seat={seat} />
            <span aria-hidden="true">{points}</span>
            <em aria-hidden="true">{words('ribbon.points', { points })}</em>
            {prize + alone > 0 ? (
              <>
                <Coin />
                <span aria-hidden="true">{prize + alone}</span>
              </>
            ) : null}
            <span className="aside">{words('ribbon.rank', { name: names[seat], points, gold: prize + alone })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});

const ranksOf = ({ ranks, alone }: Scoring): readonly Pick<Rank, 'seat' | 'points' | 'prize' | 'alone'>[] =>
  ranks.map((rank) => ({ ...rank, alone: rank.seat === alone ? ALONE : 0 }));

/** The auction's bids, or who puts the next house. */
function Before({ view, names, seat: me }: Seen<View>): JSX.Element {
  const top = view.stack[view.stack.length - 1];
  const auction = top?.kind === 'auction' ? top : null;
  return (
    <section className={styles.ribbon} aria-label={words('ribbon.before')}>
      <h3>
        <span>{words(auction === null ? 'ribbon.setUp' : 'ribbon.bids')}</span>
      </h3>
      {auction === null ? null : (
        <ol>
          {sitters(names).map(({ name, seat }) =>
            ((auction.bidding >> seat) & 1) === 0 ? null : (
              <li key={seat} data-me={seat === me} data-lead={seat === auction.leader}>
                <Crest seat={seat} />
                <span className={styles.bidder}>{name}</span>
                {seat === auction.leader ? (
                  <>
                    <Coin />
                    <span>{auction.high}</span>
                  </>
                ) : null}
              </li>
            ),
          )}
        </ol>
      )}
    </section>
  );
}
