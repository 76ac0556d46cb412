import type { Words } from '@insula/kernel';
import type { Item } from '@insula/protocol';
import { type JSX, memo, useMemo, useRef, useState } from 'react';
import { shallow } from 'zustand/shallow';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { SeatMark } from '../parts/seatMark.tsx';
import type { AnyTable } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import { concerns, whose } from './about.ts';
import { naming, type Taken } from './named.ts';
import styles from './talk.module.css';

export interface LogProps {
  readonly link: Link;
  readonly table: AnyTable;
  readonly words: Words;
  readonly say: Say;
  readonly names: readonly string[];
  /** Whether only what concerns the viewer is wanted. */
  readonly isMine: boolean;
  onPoint(place: string | null): void;
  /** Somebody wants to see again what the line with this number tells. */
  onPick(n: number): void;
  /** Somebody wants to read about what a line names; null: no longer. */
  onRead: Read;
}
type Read = (about: string | null, isKept: boolean) => void;
/** At least so many are shown until somebody asks for more, in pages of which only the last one changes. */
const SHOWN = 40;
const PAGE = 20;

/** What happened, in words. Whoever points at a line sees where it was. */
export function Log({ link, table, words, say, names, isMine, onPoint, onPick, onRead }: LogProps): JSX.Element {
  const { items, seat: me } = useSeated(link, 'items', 'seat');
  const [whole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const all = inForce(items, table.retells);
  const lines = isMine && me !== null ? all.filter((item) => concerns(item, me)) : all;
  const taken = useMemo(() => naming(table.named, words), [table, words]);
  const first = Math.max(0, Math.floor((lines.length - SHOWN) / PAGE)) * PAGE;
  const drawn = (some: readonly Item[]): JSX.Element[] =>
    pages(some).map((page) => (
      <Page key={page[0].n} items={page} {...{ table, taken, say, names, me, onPoint, onPick, onRead }} />
    ));
  const showWhole = (): void => {
    setWhole(true);
    box.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    // biome-ignore lint/a11y/useSemanticElements: a log is no fieldset
    <div className={styles.log} ref={box} role="group" aria-label={page('talk.log', { unread: 0 })} tabIndex={0}>
      <div className={styles.lines}>
        {lines.length === 0 ? <p className={styles.platform}>{page('log.empty')}</p> : null}
        {first > 0 && !whole ? (
          <button type="button" className={styles.earlier} onClick={showWhole}>
            {page('log.earlier', { count: first })}
          </button>
        ) : null}
        {/* Apart from the live lines, else all of them would be read out as news. */}
        {whole ? <ol>{drawn(lines.slice(0, first))}</ol> : null}
        <div role="log" aria-label={page('talk.log', { unread: 0 })}>
          <ol>{drawn(lines.slice(first))}</ol>
        </div>
      </div>
    </div>
  );
}

interface LineProps extends Omit<LogProps, 'link' | 'words' | 'isMine'> {
  readonly taken: Taken;
  readonly item: Item;
  readonly told: string;
  /** How often it has happened in a row: the same sentence is not read twice. */
  readonly times: number;
  /** Whether the lines before are about somebody else. What is about nobody belongs to what it follows from. */
  readonly isFirst: boolean;
  /** Whether no line before, on its page, is about anybody. */
  readonly isTop: boolean;
  readonly me: number | null;
}
interface PageProps extends Omit<LineProps, 'item' | 'told' | 'times' | 'isFirst' | 'isTop'> {
  readonly items: readonly Item[];
}

/** A page is the same with the same first and last line: lines are added to it, or taken back, at its end only. */
const Page = memo(
  function Page({ items, ...rest }: PageProps): JSX.Element[] {
    const told = items.map((item) => textOf(item, rest.say, rest.names, rest.me));
    let before: number | null = null;
    let times = 0;
    return items.flatMap((item, i) => {
      times++;
      if (told[i] === told[i + 1]) return [];
      const seat = whose(item);
      const isTop = before === null;
      const isFirst = seat !== null && !isTop && seat !== before;
      const line = <Line key={item.n} {...{ item, told: told[i], times, isFirst, isTop }} {...rest} />;
      before = seat ?? before;
      times = 0;
      return line;
    });
  },
  ({ items: before, ...rest }, { items, ...now }) =>
    before.length === items.length && before.at(-1) === items.at(-1) && shallow(rest, now),
);

/** Lines never change, so each is drawn once. */
const Line = memo(function Line({ item, told, times, isFirst, isTop, taken, ...seen }: LineProps): JSX.Element {
  const { table, onPoint, onPick, onRead } = seen;
  const place = item.kind === 'event' ? table.placeOf(item.event) : null;
  const pieces = item.kind === 'event' ? taken(told) : [];
  const again = times > 1 ? <b className={styles.times}> {page('log.times', { times })}</b> : null;
  const points = pointing((isOn) => onPoint(isOn ? place : null));
  const pick = (): void => onPick(item.n);
  const seat = whose(item);
  const mark = seat !== null && (isFirst || isTop) ? <SeatMark mark={table.marks[seat]} /> : null;
  if (pieces.some(({ about }) => about !== null))
    return (
      <li className={styles.naming} data-first={isFirst} {...(place === null ? {} : points)}>
        {mark}
        {place === null ? null : (
          <button type="button" className={styles.whole} aria-label={page('log.where')} onClick={pick} />
        )}
        <p>
          {pieces.map(({ text, about }, i) =>
            about === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
              <span key={i}>{text.slice(i === 0 ? 0 : stopOf(text).length)}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
              <span key={i} className={styles.together}>
                <Name {...{ text, about, onRead }} />
                {stopOf(pieces[i + 1]?.text ?? '')}
              </span>
            ),
          )}
          {again}
        </p>
      </li>
    );
  return (
    <li data-first={isFirst}>
      {mark}
      {place === null ? (
        <p className={item.kind === 'event' ? undefined : styles.platform}>
          {told}
          {again}
        </p>
      ) : (
        <button type="button" onClick={pick} {...points}>
          {told}
          {again}
        </button>
      )}
    </li>
  );
});

/** A stop that follows a name: alone on the next line it would look lost. */
const stopOf = (text: string): string => /^[.,:;!?]*/.exec(text)?.[0] ?? '';

/** A name that can be read about. */
function Name({ text, about, onRead }: { readonly text: string; readonly about: string; onRead: Read }): JSX.Element {
  return (
    <button
      type="button"
      className={styles.name}
      data-about={about}
      onClick={() => onRead(about, true)}
      {...pointing((isOn) => onRead(isOn ? about : null, false))}
    >
      {text}
    </button>
  );
}

/** Calls while the pointer or the focus is on something, and when it is no longer. */
const pointing = (on: (isOn: boolean) => void): Pick<React.DOMAttributes<Element>, Pointing> => ({
  onFocus: () => on(true),
  onBlur: () => on(false),
  onPointerEnter: () => on(true),
  onPointerLeave: () => on(false),
});
type Pointing = 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave';

/** What happened, in words. */
export function textOf(item: Item, say: Say, names: readonly string[], me: number | null): string {
  if (item.kind === 'event') return item.say === undefined ? '' : say(item.say.key, item.say.values);
  return page(`log.${item.kind}`, { name: names[item.seat], you: item.seat === me ? 'yes' : 'no' });
}

/** Without what was taken back or is told again, and without saying the end twice. */
export function inForce(items: readonly Item[], retells: AnyTable['retells']): readonly Item[] {
  let left: Item[] = [];
  for (const item of items) {
    const last = left.at(-1);
    if (item.kind === 'undo') left = left.filter(({ n }) => n < item.from);
    else if (item.kind === 'event' && last?.kind === 'event' && retells(item.event, last.event)) left.pop();
    if (!repeats(item, left)) left.push(item);
  }
  return left;
}

/** A game that tells its own end (`event.over`) has said so already. */
function repeats(item: Item, before: readonly Item[]): boolean {
  const last = before.at(-1);
  return item.kind === 'end' && last?.kind === 'event' && last.say?.key === 'event.over';
}

/** What happens again and again stays on one page, else it would be counted on each. */
export function pages(lines: readonly Item[]): (readonly Item[])[] {
  const found: (readonly Item[])[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = Math.min(from + PAGE, lines.length);
    while (to < lines.length && isAgain(lines[to], lines[to - 1])) to++;
    found.push(lines.slice(from, to));
    from = to;
  }
  return found;
}

const isAgain = (item: Item, before: Item): boolean =>
  item.kind === 'event' && before.kind === 'event' && JSON.stringify(item.say) === JSON.stringify(before.say);
