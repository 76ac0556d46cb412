import type { Table } from '@insula/protocol';
import type { JSX } from 'react';
import type { Choice, Parts } from '../choose/narrow.ts';
import type { GameOnShelf } from '../net/api.ts';
import type { Link, Wish } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Button } from '../parts/button.tsx';
import { Clock } from '../parts/clock.tsx';
import type { AnyTable, Seen } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import { Latest } from './latest.tsx';
import { MoveList } from './moveList.tsx';
import styles from './prompt.module.css';
import { Standing } from './standing.tsx';
import { WhyNot } from './whyNot.tsx';

interface Props {
  readonly link: Link;
  readonly table: AnyTable;
  readonly seen: Seen<unknown>;
  readonly game: GameOnShelf;
  /** Told just before what was pressed goes away: else the focus falls to the top of the page. */
  onGone(): void;
}

/** What is asked, in one sentence; the viewer's own things; what can be done without the board; why not; undo. */
export function Prompt({ link, table, seen, game, onGone }: Props): JSX.Element | null {
  const { table: now, seat, summary, since } = useSeated(link, 'table', 'seat', 'summary', 'since');
  const { chooser, say, said } = seen;
  if (now === null || summary === null) return null;
  const isAnswered = now.answered === true;
  const sitter = seat === null ? null : summary.seats[seat];
  const mine = seat !== null && now.awaited.includes(seat) && !isAnswered && !sitter?.standIn;
  const isOut = seat !== null && table.interrupts(seen.view, seat);
  const clock = seat === null ? undefined : now.clocks?.[seat];
  // Nothing is left to point at, so only a button can play it.
  const buttons = table.Asking === null ? chooser.left.filter(isPickedOut(chooser.picked)) : [];
  const hasRows = table.layout === 'whole' || table.layout === 'desk';
  const send = (wish: Wish): void => {
    onGone();
    link.send(wish);
  };
  const picks = Object.keys(chooser.picked).length > 0;
  const told = table.tells(seen);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.ask} aria-live="polite">
          {told === null ? (
            <div className={styles.chip}>
              <span className={styles.whose} data-mine={mine}>
                {page(chipOf(mine, now, seat, isOut))}
              </span>
              {mine && now.closes !== undefined ? <Standing link={link} words={game.words} say={say} /> : null}
            </div>
          ) : (
            <p className="aside">{told}</p>
          )}
          {told !== null ||
          isAnswered ||
          now.ask === undefined ||
          (table.Asking !== null && table.layout !== 'desk') ? null : (
            <p>{say(now.ask.key, now.ask.values)}</p>
          )}
          {seat === null ? <p className={styles.soft}>{page('prompt.watchingHelp')}</p> : null}
          {now.closes === undefined || seat === null || !now.awaited.includes(seat) || now.awaited.length < 2 ? null : (
            <p className={styles.soft}>{page('prompt.closes')}</p>
          )}
        </div>
        {/* Beside what is read out, else it is read out every second. */}
        {mine && clock?.running ? (
          <p className={styles.deadline}>
            <Clock {...clock} since={since} />
          </p>
        ) : null}
      </div>
      {sitter?.standIn ? (
        <div className={styles.answer}>
          <p>{page(sitter.brief ? 'prompt.timeout' : 'prompt.standIn')}</p>
          <Button look="strong" onClick={() => send({ t: 'return' })}>
            {page('prompt.return')}
          </Button>
        </div>
      ) : null}
      {now.answer === undefined ? null : (
        <div className={styles.answer} data-answered>
          <p>{page('prompt.answered', { answer: now.answer.map((move) => said.get(move) ?? move).join(', ') })}</p>
          <Button onClick={() => send({ t: 'withdraw', decision: now.decision })}>{page('prompt.withdraw')}</Button>
        </div>
      )}
      {table.Asking === null ? null : <table.Asking {...seen} />}
      {table.layout === 'whole' && !mine && !isAnswered && summary.phase === 'playing' ? (
        <Latest seen={seen} table={table} />
      ) : null}
      {hasRows ? null : <table.Hand {...seen} />}
      <Queued link={link} />
      <WhyNot link={link} game={game} say={say} />
      <div className={styles.ways} data-flows={table.layout === 'whole'}>
        {buttons.map(({ move }) => (
          <Button
            key={move}
            data-way={move}
            look={buttons.length === 1 ? 'strong' : 'plain'}
            onClick={() => chooser.play(move)}
          >
            {said.get(move)}
          </Button>
        ))}
        {chooser.chore ? (
          <Button look="strong" data-way="settle" onClick={chooser.settle}>
            {page('prompt.settle')}
          </Button>
        ) : null}
        {picks && table.Asking === null ? (
          <Button
            look="quiet"
            onClick={() => {
              onGone();
              link.forgive();
              chooser.drop();
            }}
          >
            {page('prompt.unpick')}
          </Button>
        ) : null}
        {now.undo ? <Undo link={link} onUndo={() => send({ t: 'undo', decision: now.decision })} /> : null}
      </div>
      {hasRows ? null : <MoveList left={chooser.left} said={said} onPlay={chooser.play} />}
    </>
  );
}

/** Whoever has to answer what somebody else did is asked, in a turn that is not theirs. */
function chipOf(mine: boolean, { closes }: Table, seat: number | null, isOut: boolean): string {
  if (mine) return closes === undefined && !isOut ? 'prompt.yours' : 'prompt.asked';
  return seat === null ? 'prompt.watching' : 'prompt.wait';
}

const isPickedOut =
  (picked: Parts) =>
  ({ parts }: Choice): boolean =>
    Object.keys(parts).every((slot) => picked[slot] !== undefined);

/** Else what was chosen while the connection is down seems not to have been chosen at all. */
function Queued({ link }: { readonly link: Link }): JSX.Element {
  const { pending, connection } = useSeated(link, 'pending', 'connection');
  return (
    <div role="status">
      {pending > 0 && connection === 'lost' ? <p className={styles.soft}>{page('prompt.queued')}</p> : null}
    </div>
  );
}

/** It does not fade while a move is on its way: that would be drawn just when the news come. */
function Undo({ link, onUndo }: { readonly link: Link; onUndo(): void }): JSX.Element {
  const { pending, connection } = useSeated(link, 'pending', 'connection');
  const undo = (): void => {
    if (link.store.getState().pending === 0) onUndo();
  };
  return (
    <Button look="quiet" onClick={undo} disabled={pending > 0 && connection === 'lost'}>
      {page('prompt.undo')}
    </Button>
  );
}
