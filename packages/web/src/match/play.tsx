import type { SeatSummary, Table } from '@insula/protocol';
import {
  Activity,
  type JSX,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand/react';
import type { Voice } from '../choose/chooser.ts';
import { useChooser } from '../choose/useChooser.ts';
import type { GameOnShelf } from '../net/api.ts';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Bar } from '../parts/bar.tsx';
import { Button } from '../parts/button.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { useNarrow } from '../parts/useNarrow.ts';
import { ShowingContext } from '../pieces/showing.ts';
import type { AnyTable, Said, Seen } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import { type Say, sentence, speaker } from '../words/speaker.ts';
import { Aim } from './aim.tsx';
import { End } from './end.tsx';
import { Forced } from './forced.ts';
import { Menu } from './menu.tsx';
import { Offline } from './offline.tsx';
import styles from './play.module.css';
import { type Presented, present } from './presented.ts';
import { Prompt } from './prompt.tsx';
import { Proposals } from './proposals.tsx';
import { Missed } from './recap.tsx';
import { Seats } from './seats.tsx';
import { Talk } from './talk.tsx';
import { useLooks } from './useLooks.ts';
import { useSounds } from './useSounds.ts';
import { useTurnSignal } from './useTurnSignal.ts';

interface Props {
  readonly link: Link;
  readonly table: AnyTable;
  readonly game: GameOnShelf;
  /** Puts the device down; null: nobody shares it. */
  readonly onPass: (() => void) | null;
}

/** The frame that is the same for every table: seats, board, prompt, log and chat. */
export function Play({ link: told, table: own, game, onPass }: Props): JSX.Element {
  const shown = usePresented(told, own);
  const link = shown.beside;
  const { view, items } = useDrawn(shown);
  const { table, summary, seat, connection, since } = useSeated(link, 'table', 'summary', 'seat', 'connection', 'since');
  const { looks, look, read } = useLooks();
  const [talks, setTalks] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  if (table === null || summary === null) throw new Error('A table is drawn only once it is there.');
  const joined = seatNames(summary.seats).join('\n');
  const names = useMemo(() => joined.split('\n'), [joined]);
  const say = useMemo(() => speaker(game.words, names, seat), [game, names, seat]);
  const isAnswered = table.answered === true;
  const asked = { legal: isAnswered ? NONE : table.legal, decision: table.decision, view: table.view, seat };
  const phase = useRef(summary.phase);
  const prompt = useRef<HTMLElement>(null);
  const handOver = useHandOver(prompt);
  const chooser = useChooser(own, asked, useVoice(link, handOver));
  const mine =
    seat !== null &&
    table.awaited.includes(seat) &&
    summary.phase === 'playing' &&
    !isAnswered &&
    isPlayedHere(summary.seats[seat]);
  useTurnSignal(mine, game.words.title);
  useSounds(link, mine);

  // The button that took the device is gone.
  useEffect(() => {
    if (onPass !== null) prompt.current?.focus({ preventScroll: true });
  }, [onPass]);

  const { legal, say: phrases } = table;
  const said = useMemo(() => saidOf(legal, phrases, say), [legal, phrases, say]);
  // Whatever is the same as before need not be looked at again.
  const Board = useMemo(() => memo(own.Board), [own]);
  const seen: Seen<unknown> = {
    view,
    seat,
    awaited: table.awaited,
    summary,
    items,
    say,
    words: game.words,
    said,
    chooser,
    pointed,
    asks: table.ask === undefined ? '' : say(table.ask.key, table.ask.values),
    hasAnswered: isAnswered,
    names,
    clocks: table.clocks,
    since,
    looks,
    look,
    held: useStore(shown.held).lines,
    goOn: shown.goOn,
  };
  const isWhole = own.layout === 'whole' || own.layout === 'desk';
  // Where the log has no room beside the table.
  const isNarrow = useNarrow();
  const isAside = own.layout === 'desk' || (own.layout === 'whole' && isNarrow);
  const aim = seat === null ? null : <Aim game={game.id} words={say} isOver={summary.phase === 'over'} />;
  // A log that lies over the table gives way to what was picked in it.
  const pick = useCallback(
    (n: number): void => {
      setTalks(false);
      look({ again: String(n) });
    },
    [look],
  );
  const readHere = useCallback(
    (about: string | null, isKept: boolean): void => {
      if (isKept) setTalks(false);
      read(about, isKept);
    },
    [read],
  );
  return (
    <div className={styles.page} data-layout={own.layout} onClickCapture={useMeant(table.decision, shown)}>
      <Top link={link} game={game} onPass={onPass} say={say} onTalk={isWhole ? setTalks : null} />
      <Forced link={link} table={own} mine={mine} />
      <div>
        <Offline connection={connection} />
        {own.layout === 'desk' ? null : aim}
      </div>
      <div className={styles.table} data-table={game.id} data-layout={own.layout} data-told={items.length}>
        {own.layout === 'desk' ? <div className={styles.aim}>{aim}</div> : null}
        {isWhole ? null : <Seats link={link} table={own} say={say} names={names} />}
        <main className={styles.board} aria-label={page('table.board')}>
          <ShowingContext value={shown}>
            <Board {...seen} />
          </ShowingContext>
        </main>
        <div className={styles.side}>
          <section className={styles.prompt} aria-label={page('table.prompt')} data-mine={mine} ref={prompt} tabIndex={-1}>
            {onPass === null ? <Missed link={told} /> : null}
            <Proposals link={link} onGone={handOver} />
            {summary.phase === 'over' ? (
              <End link={link} game={game} say={say} names={names} isNews={phase.current === 'playing'} />
            ) : (
              <Prompt link={link} table={own} seen={seen} game={game} onGone={handOver} />
            )}
          </section>
          <div className={styles.talk} data-open={talks}>
            {/* Out of sight it is kept up to date only when there is nothing better to do. */}
            <Activity mode={isAside && !talks ? 'hidden' : 'visible'}>
              <Talk
                {...{ link, say, names }}
                table={own}
                words={game.words}
                onPoint={setPointed}
                onPick={pick}
                onRead={readHere}
              />
            </Activity>
          </div>
        </div>
        {isWhole && seat !== null ? (
          <section className={styles.hand} aria-label={page('table.hand')}>
            <own.Hand {...seen} />
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** What is chosen goes over the link. `onPlay` is told just before: what was clicked is about to go away. */
function useVoice(link: Link, onPlay: () => void): Voice {
  return useMemo(
    () => ({
      // Looked up when somebody acts: not a reason to draw the table anew.
      waits: () => link.store.getState().pending > 0,
      play(decision, moves) {
        onPlay();
        link.send({ t: 'move', decision, moves: [...moves] });
      },
      why: link.why,
      weigh: link.weigh,
      forgive: link.forgive,
    }),
    [link, onPlay],
  );
}

/** Whether no bot plays the seat: what it is asked is not for its person to answer then, and nobody is called to the table. */
const isPlayedHere = ({ standIn, resigned }: SeatSummary): boolean => !standIn && !resigned;

const NONE: readonly string[] = [];

function usePresented(link: Link, table: AnyTable): Presented {
  const shown = useMemo(() => present(link, table), [link, table]);
  useEffect(() => shown.close, [shown]);
  return shown;
}

/** What the board draws: it may be a step ahead of what stands beside it, and never behind. */
function useDrawn(shown: Presented): { readonly view: unknown; readonly items: Seen<unknown>['items'] } {
  const { table, items } = useSeated(shown, 'table', 'items');
  return { view: table?.view, items };
}

/** What a click means besides what it is on: a tap finishes what is being shown, and the second click of a double click was
 *  meant for the question that the first one has answered. */
function useMeant(decision: number, shown: Presented): (event: MouseEvent) => void {
  const first = useRef(decision);
  return (event) => {
    if (event.detail <= 1) first.current = decision;
    else if (first.current !== decision) event.stopPropagation();
    if (!isControl(event.target)) shown.finish();
  };
}

/** A button beside the board is pressed for itself; on the board nothing else can be meant while something is shown. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('main') === null &&
  target.closest('button, a, input, select, textarea, dialog') !== null;

interface TopProps {
  readonly say: Say;
  /** Lays the log over the table, where it has no room beside it; null: it has. */
  readonly onTalk: ((turn: (open: boolean) => boolean) => void) | null;
}

/** The same at every move. */
const Top = memo(
  ({ link, game, onPass, say, onTalk }: Omit<Props, 'table'> & TopProps): JSX.Element => (
    <Bar title={game.words.title}>
      {onTalk === null ? null : (
        <Button look="quiet" className={styles.talks} onClick={() => onTalk((open) => !open)}>
          {page('talk.log', { unread: 0 })}
        </Button>
      )}
      <Menu link={link} game={game} onPass={onPass} say={say} />
    </Bar>
  ),
);

/** The button of a move goes with the move. Whoever pressed it stays in the prompt, not at the top of the page; and the
 *  browser need not lay out a half-changed page to find out what has the focus now. */
function useHandOver(prompt: RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    if (prompt.current?.contains(document.activeElement)) prompt.current.focus({ preventScroll: true });
  }, [prompt]);
}

/** There may be hundreds of moves, and few of them are ever read: each is put into words when it is. */
function saidOf(legal: readonly string[], phrases: Table['say'], say: Say): Said {
  const at = new Map(legal.map((move, i) => [move, i]));
  return {
    get(move) {
      const i = at.get(move);
      if (i === undefined || phrases === undefined) return i === undefined ? undefined : move;
      return sentence(say(phrases[i].key, phrases[i].values));
    },
  };
}
