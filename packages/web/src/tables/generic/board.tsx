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
        <Told place={table} texts={NONE} />
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
      <Told place={place} texts={texts} />
    </section>
  ),
);

const NONE: ReadonlyMap<string, string> = new Map();

interface ToldProps {
  readonly place: Place;
  readonly texts: ReadonlyMap<string, string>;
}

const Told = memo(function Told({ place: { lines, things }, texts }: ToldProps): JSX.Element {
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
      {lists.length === 0 ? null : <Lists lines={lists} texts={texts} />}
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
    <Lists lines={lines} texts={NONE} />
  </>
);

interface ListsProps {
  readonly lines: readonly Line[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Names with what they name, beside each other. A card says what it does where it is named first. */
function Lists({ lines, texts }: ListsProps): JSX.Element {
  const firsts = firstsIn(lines, texts);
  return (
    <dl className={styles.lists}>
      {lines.map(({ path, label, chips }) => (
        <div key={path}>
          {label === '' ? null : <dt>{label}</dt>}
          <dd>
            {chips.map((chip) => (
              <span key={chip.text} className={firsts.has(chip) ? styles.card : styles.chip}>
                <span>
                  {chip.text}
                  {chip.count > 1 ? <b>{generic('times', { count: chip.count })}</b> : null}
                </span>
                {firsts.has(chip) ? <small>{texts.get(chip.text)}</small> : null}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The first of each card that has something to say. */
function firstsIn(lines: readonly Line[], texts: ReadonlyMap<string, string>): ReadonlySet<Line['chips'][number]> {
  const firsts = new Map<string, Line['chips'][number]>();
  for (const chip of lines.flatMap(({ chips }) => chips))
    if (texts.has(chip.text) && !firsts.has(chip.text)) firsts.set(chip.text, chip);
  return new Set(firsts.values());
}
