import type { View } from '@insula/raja';
import { ALONE, CHARACTERS, CITIES, countIn, lowestCard, PRIEST } from '@insula/raja/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { Architect, Coin, Crest, House, Palace } from '../art/pieces.tsx';
import { countedView, type Scoring, scoringShown } from '../scoring.ts';
import { tells } from '../tells.ts';
import { say as words } from '../words.ts';
import deskStyles from './desk.module.css';
import styles from './scoring.module.css';

/** R-60 … R-62 The count of a city: per seat and kind of piece, ties, prizes, who is alone. A tap goes on. */
export function ScoringDesk(seen: Seen<View>): JSX.Element | null {
  const { held, look, goOn, say, names, seat: me } = seen;
  const scoring = scoringShown(seen);
  if (scoring === null) return null;
  // Seen again, the table is long another one: what each piece gave is told only of what this page has seen.
  const then = countedView(seen, scoring);
  const view = then ?? seen.view;
  return (
    <div className={styles.scoring} data-scoring={CITIES[scoring.city]}>
      <h3>{tells(seen)}</h3>
      <table className={styles.count}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span className="aside">{words('scoring.seat')}</span>
              {then === null ? null : (
                <span className={styles.each} aria-hidden="true">
                  {words('scoring.each')}
                </span>
              )}
            </th>
            {then === null ? null : <Heads />}
            <th scope="col">{words('scoring.sum')}</th>
            <th scope="col">{words('scoring.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {withMe(scoring, me).map((rank, place) => {
            const count = countIn(view, scoring.city, rank.seat);
            const isTied = rank.points > 0 && scoring.ranks.some((other) => other !== rank && other.points === rank.points);
            return (
              <tr
                key={rank.seat}
                data-me={rank.seat === me}
                data-tied={isTied}
                style={{ animationDelay: `${place * 180}ms` }}
              >
                <td className={styles.nth}>{rank.points > 0 ? place + 1 : '–'}</td>
                <th scope="row">
                  <Crest seat={rank.seat} />
                  <span className={styles.who}>
                    {names[rank.seat]}
                    {then !== null && count.home > 0 ? <small>{words('scoring.home')}</small> : null}
                  </span>
                </th>
                {then === null ? null : (
                  <>
                    <Cell count={count.architect} />
                    <Cell count={count.houses} />
                    {view.holder[PRIEST] === rank.seat ? (
                      <Cell count={count.small / 2} note="×2" />
                    ) : (
                      <Cell count={count.small} />
                    )}
                    <Cell count={count.large} />
                  </>
                )}
                <td className={styles.sum}>{rank.points}</td>
                <td className={styles.prize}>
                  {rank.prize > 0 ? (
                    <>
                      <Coin className={deskStyles.inline} />
                      <b>+{rank.prize}</b>
                    </>
                  ) : (
                    '–'
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {then === null ? null : <Ties scoring={scoring} view={then} say={say} />}
      <p className={styles.bonus} data-on={scoring.alone >= 0}>
        {scoring.alone >= 0
          ? words('scoring.alone', { name: names[scoring.alone], gold: ALONE })
          : words('scoring.notAlone')}
      </p>
      <div className={`${deskStyles.row} ${deskStyles.push}`}>
        <Button
          look="strong"
          className={deskStyles.grow}
          data-way="go on"
          onClick={() => (held === null ? look({ scoring: null, again: null }) : goOn())}
        >
          {words('scoring.goOn')}
        </Button>
      </div>
    </div>
  );
}

/** Whoever has nothing in the city is told so, too, if it is the viewer. */
function withMe({ ranks }: Scoring, me: number | null): Scoring['ranks'] {
  return me === null || ranks.some(({ seat }) => seat === me) ? ranks : [...ranks, { seat: me, points: 0, prize: 0 }];
}

/** What each kind of piece is worth. */
const Heads = (): JSX.Element => (
  <>
    <Head text={words('scoring.architect')} worth="1">
      <Architect seat="n" />
    </Head>
    <Head text={words('scoring.houses')} worth="1">
      <House seat="n" />
    </Head>
    <Head text={words('scoring.small')} worth="1">
      <Palace seat="n" />
    </Head>
    <Head text={words('scoring.large')} worth="3">
      <Palace seat="n" className={styles.great} />
    </Head>
  </>
);

function Head({
  text,
  worth,
  children,
}: {
  readonly text: string;
  readonly worth: string;
  readonly children: React.ReactNode;
}): JSX.Element {
  return (
    <th scope="col">
      {children}
      <i>{worth}</i>
      <span className="aside">{text}</span>
    </th>
  );
}

const Cell = ({ count, note = '' }: { readonly count: number; readonly note?: string }): JSX.Element => (
  <td>
    {count === 0 ? '·' : <b>{count}</b>}
    {count > 0 && note !== '' ? <small>{note}</small> : null}
  </td>
);

/** R-61 Why somebody with as many points stands before another. */
function Ties({
  scoring: { ranks },
  view,
  say,
}: {
  readonly scoring: Scoring;
  readonly view: View;
  readonly say: Seen<View>['say'];
}): JSX.Element | null {
  const tied = ranks.find((rank, i) => rank.points > 0 && ranks[i + 1]?.points === rank.points);
  if (tied === undefined) return null;
  const card = lowestCard(view, tied.seat);
  return (
    <p className={deskStyles.says}>
      {words('scoring.tie', { points: tied.points, card: say(`character.${CHARACTERS[card]}`), number: card + 1 })}
    </p>
  );
}
