import { commitmentTo, type Phrase, type Seat } from '@insula/kernel';
import type { Outcome, Summary } from '@insula/protocol';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, Link as Way } from 'wouter';
import { fileOf, type GameOnShelf, start } from '../net/api.ts';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { isStill } from '../settings/settings.ts';
import { say as page } from '../words/say.ts';
import { type Say, sentence } from '../words/speaker.ts';
import styles from './end.module.css';
import { Report } from './report.tsx';

interface Props {
  readonly link: Link;
  readonly game: GameOnShelf;
  readonly say: Say;
  readonly names: readonly string[];
}

/** `isNews`: it ended before the viewer's eyes. How it ended, the ranking, and what can be done now; how each count came about unfolds. */
export function End({ isNews, ...parts }: Props & { readonly isNews: boolean }): JSX.Element | null {
  const { link, game, say, names } = parts;
  const { summary, seat } = useSeated(link, 'summary', 'seat');
  const wanted = useRematch(summary, seat);
  const box = useRef<HTMLDivElement>(null);
  // On a phone the last move was made further down.
  useEffect(() => {
    if (isNews) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNews]);
  const outcome = summary?.outcome ?? null;
  if (summary === null || outcome === null) return null;
  const order = names.map((_, i) => i).sort((a, b) => (outcome.rank?.[a] ?? 0) - (outcome.rank?.[b] ?? 0));
  const winners = order.filter((i) => outcome.rank?.[i] === 1);
  return (
    <div className={styles.end} data-end ref={box}>
      {outcome.rank === null || !isNews ? null : <Cheer />}
      <h2 data-shared={winners.length > 1}>
        {outcome.rank === null
          ? page('end.draw')
          : page('end.winner', {
              count: winners.length,
              names: { list: winners.map((i) => names[i]) },
              you: winners[0] === seat ? 'yes' : 'no',
            })}
      </h2>
      <How link={link} game={game} say={say} names={names} />
      <ol className={styles.ranks}>
        {order.map((i) => (
          <li key={i} data-me={i === seat} data-rank={outcome.rank?.[i]}>
            <Unfolding lines={outcome.tally?.[i] ?? []} say={say}>
              {outcome.rank === null ? null : <span className={styles.place}>{outcome.rank[i]}</span>}
              <b>
                {names[i]}
                {i === seat ? <small> {page('seat.you')}</small> : null}
              </b>
              {outcome.points === null ? null : <span className={styles.points}>{outcome.points[i]}</span>}
            </Unfolding>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        {summary.rematch !== null ? (
          <Way href={`/match/${summary.rematch}`} className={buttonClass('strong')}>
            {page('end.toRematch')}
          </Way>
        ) : seat === null ? null : (
          <Button
            look="strong"
            disabled={summary.proposals.some(({ what }) => what === 'rematch')}
            onClick={() => {
              wanted();
              link.send({ t: 'propose', what: 'rematch' });
            }}
          >
            {page('end.rematch')}
          </Button>
        )}
        <Way href={`/replay/${summary.id}`} className={buttonClass()}>
          {page('end.replay')}
        </Way>
        {seat === null ? null : <Report summary={summary} seat={seat} />}
        <Way href="/" className={buttonClass()}>
          {page('end.other')}
        </Way>
      </div>
      <Proof summary={summary} seat={seat} />
    </div>
  );
}

/** Goes to the rematch when all have agreed to it; against bots there is nobody left to wait for. Whoever has resigned is not
 *  asked, but may have wanted it. */
function useRematch(summary: Summary | null, seat: Seat | null): () => void {
  const [, go] = useLocation();
  const next = summary?.rematch ?? null;
  const [before] = useState(next);
  const [wants, setWants] = useState(false);
  const plays = wants || (summary !== null && seat !== null && !summary.seats[seat].resigned);
  const isAlone = summary?.seats.filter(({ kind }) => kind === 'person').length === 1;
  useEffect(() => {
    if (next === null || next === before || !plays) return;
    const started = isAlone ? start(next).catch(ignored) : Promise.resolve();
    void started.then(() => go(`/match/${next}`));
  }, [next, before, plays, isAlone, go]);
  return () => setWants(true);
}

/** What ended it, who did, and what told equals apart, unless the ending says so already. */
function How({ link, game, say, names }: Props): JSX.Element | null {
  const { summary, seat, items } = useSeated(link, 'summary', 'seat', 'items');
  const outcome = summary?.outcome ?? null;
  if (summary === null || outcome === null) return null;
  const end = items.findLast((item) => item.kind === 'end');
  const by = end === undefined || outcome.why === 'consent' ? null : end.seat;
  const tie = tiesIn(outcome).find((key) => key in game.words);
  return (
    <p>
      {stop(outcome.ending === null ? page(`end.${outcome.why}`) : sentence(endingOf(outcome, game, say)))}
      {by === null ? null : ` ${page('end.by', { why: outcome.why, name: names[by], you: by === seat ? 'yes' : 'no' })}`}
      {tie === undefined ? null : ` ${say(tie, wordsFor(summary.options))}`}
    </p>
  );
}

/** Where a game has words for it, with the names of those who have most points. */
function endingOf({ ending, points }: Outcome, { words }: Props['game'], say: Say): string {
  const named = `ending.${ending}.by`;
  if (points === null || !(named in words)) return say(`ending.${ending}`);
  const most = points.flatMap((count, seat) => (count === Math.max(...points) ? [{ seat }] : []));
  return say(named, { most: { list: most }, mostCount: most.length });
}

/** Endings are also said inside a sentence, where no full stop belongs. */
const stop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** What a game may say of those who were level and still did not come out level. Its ending may have named who won so. */
function tiesIn({ points, rank }: Outcome): readonly string[] {
  if (points === null || rank === null) return [];
  const told = points.flatMap((count, i) =>
    points.some((other, j) => other === count && rank[j] > rank[i]) ? [rank[i]] : [],
  );
  if (told.length === 0) return [];
  return told.includes(1) ? ['tie'] : ['tie.below', 'tie'];
}

/** What was agreed on, as a game calls it: a variant may say who wins among equals. */
const wordsFor = (options: Summary['options']): { readonly [key: string]: Phrase['values'][string] } =>
  Object.fromEntries(Object.entries(options).map(([key, value]) => [key, { word: `option.${key}.${value}` }]));

interface UnfoldingProps {
  readonly lines: NonNullable<Outcome['tally']>[number];
  readonly say: Say;
  readonly children: ReactNode;
}

/** A line of the ranking: all of them are in sight as long as nobody asks how a count came about. */
function Unfolding({ lines, say, children }: UnfoldingProps): JSX.Element {
  const told = lines.filter(({ count }) => count !== 0);
  if (told.length === 0) return <div className={styles.line}>{children}</div>;
  return (
    <details>
      <summary className={styles.line}>{children}</summary>
      <ul className={styles.tally}>
        {told.map(({ what, count, points, rule }) => (
          <li key={what}>
            <span>{say(`tally.${what}`, { count })}</span>
            <span>
              {page('points', { points })} <small>{rule}</small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What only some ask for: the file of the match, and whether the shuffle was fair. */
function Proof({ summary, seat }: { readonly summary: Summary; readonly seat: Seat | null }): JSX.Element {
  const [fair, setFair] = useState<'unknown' | 'fair' | 'unfair'>('unknown');
  const check = (): void =>
    setFair(summary.secret !== null && commitmentTo(summary.secret) === summary.commitment ? 'fair' : 'unfair');
  return (
    <>
      <div className={styles.proof}>
        <a className={buttonClass('quiet')} href={fileOf(summary, seat)} download={`insula-${summary.id}.json`}>
          {page('menu.file')}
        </a>
        <Button look="quiet" onClick={check}>
          {page('end.check')}
        </Button>
      </div>
      <div role="status">
        {fair === 'unknown' ? null : (
          <p className={styles.fair}>
            {page(`end.${fair}`)} <code>{summary.commitment.slice(0, 16)}…</code>
          </p>
        )}
      </div>
    </>
  );
}

const ignored = (): void => {};

const PAPERS = Array.from({ length: 18 }, (_, i) => i);

/** Paper in the air for somebody's win, gone in less than two seconds. */
function Cheer(): JSX.Element | null {
  const [isOver, setOver] = useState(isStill);
  if (isOver) return null;
  return (
    <div className={styles.cheer} aria-hidden="true" data-cheer onAnimationEnd={(event) => setOver(isLast(event.target))}>
      {PAPERS.map((i) => (
        <i key={i} style={{ left: `${(i * 37) % 100}%`, animationDelay: `${(i % 6) * 60}ms` }} />
      ))}
    </div>
  );
}

const isLast = (paper: EventTarget): boolean => paper instanceof Element && paper.nextElementSibling === null;
