import { commitmentTo } from '@insula/kernel';
import { type JSX, useState } from 'react';
import { Link as Way } from 'wouter';
import { fileOf } from '../net/api.ts';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { say as page } from '../words/say.ts';
import { type Say, sentence } from '../words/speaker.ts';
import styles from './end.module.css';

/** How it ended, what can be done now (again, the file, the check of the shuffle), and how each count came about. */
export function End({
  link,
  say,
  names,
}: {
  readonly link: Link;
  readonly say: Say;
  readonly names: readonly string[];
}): JSX.Element | null {
  const { summary, seat } = useSeated(link, 'summary', 'seat');
  const [fair, setFair] = useState<'unknown' | 'fair' | 'unfair'>('unknown');
  const outcome = summary?.outcome ?? null;
  if (summary === null || outcome === null) return null;
  const order = names.map((_, i) => i).sort((a, b) => (outcome.rank?.[a] ?? 0) - (outcome.rank?.[b] ?? 0));
  const winners = order.filter((i) => outcome.rank?.[i] === 1);
  const check = (): void =>
    setFair(summary.secret !== null && commitmentTo(summary.secret) === summary.commitment ? 'fair' : 'unfair');
  return (
    <div className={styles.end}>
      <h2>
        {outcome.rank === null
          ? page('end.draw')
          : page('end.winner', {
              count: winners.length,
              names: { list: winners.map((i) => names[i]) },
              you: winners[0] === seat ? 'yes' : 'no',
            })}
      </h2>
      <p>{outcome.ending === null ? page(`end.${outcome.why}`) : sentence(say(`ending.${outcome.ending}`))}</p>
      <div className={styles.ways}>
        {summary.rematch !== null ? (
          <Way href={`/match/${summary.rematch}`} className={buttonClass('strong')}>
            {page('end.toRematch')}
          </Way>
        ) : seat === null ? null : (
          <Button
            look="strong"
            disabled={summary.proposals.some(({ what }) => what === 'rematch')}
            onClick={() => link.send({ t: 'propose', what: 'rematch' })}
          >
            {page('end.rematch')}
          </Button>
        )}
        <Way href={`/replay/${summary.id}`} className={buttonClass()}>
          {page('end.replay')}
        </Way>
        <Way href="/" className={buttonClass()}>
          {page('end.other')}
        </Way>
        <a className={buttonClass()} href={fileOf(summary, seat)} download={`insula-${summary.id}.json`}>
          {page('menu.file')}
        </a>
        <Button onClick={check}>{page('end.check')}</Button>
      </div>
      <div role="status">
        {fair === 'unknown' ? null : (
          <p className={styles.fair}>
            {page(`end.${fair}`)} <code>{summary.commitment.slice(0, 16)}…</code>
          </p>
        )}
      </div>
      <ol className={styles.ranks}>
        {order.map((i) => (
          <li key={i} data-me={i === seat} data-rank={outcome.rank?.[i]}>
            {outcome.rank === null ? null : <span className={styles.place}>{outcome.rank[i]}</span>}
            <b>
              {names[i]}
              {i === seat ? <small> {page('seat.you')}</small> : null}
            </b>
            {outcome.points === null ? null : <span className={styles.points}>{outcome.points[i]}</span>}
            {outcome.tally === null ? null : (
              <ul className={styles.tally}>
                {outcome.tally[i]
                  .filter(({ count }) => count !== 0)
                  .map(({ what, count, points, rule }) => (
                    <li key={what}>
                      <span>{say(`tally.${what}`, { count })}</span>
                      <span>
                        {page('points', { points })} <small>{rule}</small>
                      </span>
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
