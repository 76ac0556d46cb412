import { type JSX, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Refused, rules, shelf } from '../net/api.ts';
import { Bar } from '../parts/bar.tsx';
import { Loading } from '../parts/loading.tsx';
import { RuleBlocks } from '../parts/ruleBlocks.tsx';
import type { Reading } from '../parts/ruleText.tsx';
import { Stop } from '../parts/stop.tsx';
import { say } from '../words/say.ts';
import { type Chapter, chaptersOf, foundIn, rangeOf } from './rulebook.ts';
import styles from './rulesPage.module.css';

/** The rules, clause by clause; each clause has an address of its own. */
export function RulesPage({ game }: { readonly game: string }): JSX.Element {
  const [chapters, setChapters] = useState<readonly Chapter[] | null>(null);
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    Promise.all([rules(game), shelf()]).then(
      ([book, { games }]) => {
        setChapters(chaptersOf(book.sections));
        setTitle(games.find(({ id }) => id === game)?.words.title ?? game);
      },
      (error: unknown) => setFault(error instanceof Refused && error.code === 'offline' ? 'offline' : 'no-game'),
    );
  }, [game]);
  useEffect(() => {
    if (fault !== null) document.title = say('title.table', { game: say(`stop.${fault}`) });
    else if (title !== '') document.title = say('title.rules', { game: title });
  }, [title, fault]);
  useEffect(() => {
    if (chapters === null) return;
    open();
    // What is gone to may be among the clauses that do not say what is sought.
    const follow = (): void => {
      const { hash } = window.location;
      if (hash === '' || document.getElementById(decodeURIComponent(hash.slice(1))) !== null) return;
      flushSync(() => setTyped(''));
      open();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [chapters]);
  const sought = typed.trim();
  const found = useMemo(() => foundIn(chapters ?? [], sought), [chapters, sought]);
  const reading = useMemo(() => readingOf(chapters ?? [], sought), [chapters, sought]);
  if (fault !== null) return <Stop code={fault} onRetry={() => window.location.reload()} />;
  if (chapters === null) return <Loading />;
  const clauses = found.flatMap((chapter) => chapter.clauses);
  return (
    <>
      <Bar title={title} />
      <main className={styles.page} data-rules>
        <nav className={styles.contents} aria-label={say('rules.contents')}>
          <label htmlFor="sought">{say('rules.search')}</label>
          <input
            id="sought"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped('');
              if (event.key === 'Enter' && clauses.length > 0) window.location.hash = clauses[0].id;
            }}
          />
          <p role="status">{sought === '' ? null : say('rules.found', { count: clauses.length })}</p>
          <ul>
            {found.map(({ heading, address, clauses }) => (
              <li key={address} data-book={clauses.length === 0}>
                <a href={`#${address}`}>
                  {heading} <small>{rangeOf(clauses)}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.rules}>
          {found.map((chapter) => (
            <Section key={chapter.address} chapter={chapter} reading={reading} />
          ))}
        </div>
      </main>
    </>
  );
}

interface SectionProps {
  readonly chapter: Chapter;
  readonly reading: Reading;
}

function Section({ chapter: { address, heading, intro, clauses }, reading }: SectionProps): JSX.Element {
  return (
    <section id={address}>
      <h2>{heading}</h2>
      <div className={styles.intro}>
        <RuleBlocks text={intro} reading={reading} />
      </div>
      <dl>
        {clauses.map(({ id, text }) => (
          <div key={id} id={id}>
            <dt>
              <a href={`#${id}`}>{id}</a>
            </dt>
            <dd>
              <RuleBlocks text={text} reading={reading} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const readingOf = (chapters: readonly Chapter[], sought: string): Reading => ({
  clauses: new Set(chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id))),
  sought,
});

/** Goes to the clause that was asked about: it was not there yet when the browser looked for it. */
function open(): void {
  const { hash } = window.location;
  if (hash === '') return;
  // Set anew, so that it is the target and lit; in place, so that one step back leads to where one came from.
  window.location.replace('#');
  window.location.replace(hash);
}
