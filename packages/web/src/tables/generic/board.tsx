import { type JSX, memo, useMemo, useRef } from 'react';
import { seatNames } from '../../parts/seatNames.ts';
import { say as page } from '../../words/say.ts';
import type { Seen } from '../table.ts';
import styles from './board.module.css';
import { Drawing } from './drawing.tsx';
import { type Tongue, textsIn, tongueOf } from './readings.ts';
import { type Line, type Place, type Sorted, sortView, type Thing } from './sort.ts';
import { generic } from './words.ts';

/** Any view, sorted: what lies on the table, then a card for each seat, the viewer's own first. */
export function Board({ view, words, say, summary, seat, awaited, items }: Seen<unknown>): JSX.Element {
  const names = seatNames(summary.seats);
  const joined = names.join('\n');
  const tongue = useMemo(() => tongueOf(words, say, joined.split('\n')), [words, say, joined]);
  const { table, seats } = useSorted(view, tongue, seat);
  const texts = useMemo(() => textsIn(tongue), [tongue]);
  return (
    <div className={styles.board}>
      <section className={styles.place} aria-labelledby="on-the-table">
        <h2 id="on-the-table">{generic('table')}</h2>
        <Told place={table} />
      </section>
      {seat === null ? null : (
        <Before seat={seat} name={names[seat]} awaited={awaited.includes(seat)} place={seats[seat]} texts={texts} mine />
      )}
      <div className={styles.seats}>
        {names.map((name, i) =>
          i === seat ? null : (
            <Before
              key={name}
              seat={i}
              name={name}
              awaited={awaited.includes(i)}
              place={seats[i]}
              texts={NONE}
              mine={false}
            />
          ),
        )}
      </div>
      <Drawing match={summary.id} seat={seat} moment={items.length} />
    </div>
  );
}

/** What is told in the same words as before is the same place, so that it is not drawn again. */
function useSorted(view: unknown, tongue: Tongue, seat: number | null): Sorted {
  const known = useRef(new Map<string, Place>());
  return useMemo(() => {
    const { table, seats } = sortView(view, tongue, seat);
    const places = [table, ...seats].map((place) => [JSON.stringify(place), place] as const);
    const same = places.map(([text, place]) => known.current.get(text) ?? place);
    known.current = new Map(places.map(([text], i) => [text, same[i]]));
    return { table: same[0], seats: same.slice(1) };
  }, [view, tongue, seat]);
}

interface BeforeProps {
  readonly seat: number;
  readonly name: string;
  readonly awaited: boolean;
  readonly place: Place;
  /** What the cards before this seat do, by their names. */
  readonly texts: ReadonlyMap<string, string>;
  readonly mine: boolean;
}

/** What lies before a seat. */
const Before = memo(
  ({ seat, name, awaited, place, texts, mine }: BeforeProps): JSX.Element => (
    <section className={styles.place} data-me={mine} data-awaited={awaited} aria-labelledby={`before-${seat}`}>
      <h2 id={`before-${seat}`}>
        {name} {mine ? <small>{page('seat.you')}</small> : null}
      </h2>
      <Told place={place} />
      <Texts place={place} texts={texts} />
    </section>
  ),
);

const NONE: ReadonlyMap<string, string> = new Map();

/** What each of the cards that lie here does, in a sentence. */
function Texts({ place, texts }: Pick<BeforeProps, 'place' | 'texts'>): JSX.Element | null {
  const names = new Set(place.lines.flatMap(({ chips }) => chips.map(({ text }) => text)));
  const told = [...names].filter((name) => texts.has(name));
  if (told.length === 0) return null;
  return (
    <dl className={styles.texts}>
      {told.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{texts.get(name)}</dd>
        </div>
      ))}
    </dl>
  );
}

const Told = memo(function Told({ place: { lines, things } }: { readonly place: Place }): JSX.Element {
  const facts = lines.filter(({ plain }) => plain);
  const lists = lines.filter(({ plain }) => !plain);
  if (lines.length + things.length === 0) return <p className={styles.nothing}>{generic('nothing')}</p>;
  return (
    <>
      {facts.length === 0 ? null : (
        <ul className={styles.facts}>
          {facts.map(({ path, label, chips: [value] }) => (
            <li key={path}>
              {label}
              {value === undefined ? null : <b>{value.text}</b>}
            </li>
          ))}
        </ul>
      )}
      {lists.length === 0 ? null : <Lists lines={lists} />}
      {things.length === 0 ? null : (
        <ul className={styles.things}>
          {things.map((thing) => (
            <li key={thing.title}>
              <OneThing thing={thing} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const OneThing = ({ thing: { title, lines } }: { readonly thing: Thing }): JSX.Element => (
  <>
    <h3>{title}</h3>
    <Lists lines={lines} />
  </>
);

/** Names with what they name, beside each other. */
function Lists({ lines }: { readonly lines: readonly Line[] }): JSX.Element {
  return (
    <dl className={styles.lists}>
      {lines.map(({ path, label, chips }) => (
        <div key={path}>
          {label === '' ? null : <dt>{label}</dt>}
          <dd>
            {chips.map(({ text, count }) => (
              <span key={text} className={styles.chip}>
                {text}
                {count > 1 ? <b>{generic('times', { count })}</b> : null}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
