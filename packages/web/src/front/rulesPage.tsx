import { type JSX, useEffect, useMemo, useState } from 'react';
import { Refused, type RuleSection, rules, shelf } from '../net/api.ts';
import { Bar } from '../parts/bar.tsx';
import { Loading } from '../parts/loading.tsx';
import { RuleBlocks } from '../parts/ruleBlocks.tsx';
import { Stop } from '../parts/stop.tsx';
import { say } from '../words/say.ts';
import styles from './rulesPage.module.css';

/** The rules, clause by clause; each clause has an address of its own. */
export function RulesPage({ game }: { readonly game: string }): JSX.Element {
  const [sections, setSections] = useState<readonly RuleSection[] | null>(null);
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  useEffect(() => {
    Promise.all([rules(game), shelf()]).then(
      ([book, { games }]) => {
        setSections(book.sections);
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
    if (sections !== null) open();
  }, [sections]);
  const found = useMemo(() => foundIn(sections ?? [], sought), [sections, sought]);
  if (fault !== null) return <Stop code={fault} onRetry={() => window.location.reload()} />;
  if (sections === null) return <Loading />;
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <>
      <Bar title={title} />
      <main className={styles.page} data-rules>
        <nav className={styles.contents} aria-label={say('rules.contents')}>
          <label htmlFor="sought">{say('rules.search')}</label>
          <input
            id="sought"
            type="search"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setSought('');
            }}
          />
          <p role="status">{sought.trim() === '' ? null : say('rules.found', { count })}</p>
          <ul>
            {found.map(({ heading, clauses }) => (
              <li key={heading}>
                <a href={`#${idOf(heading)}`}>
                  {heading} <small>{rangeOf(clauses)}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.rules}>
          {found.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </div>
      </main>
    </>
  );
}

function Section({ section: { heading, intro, clauses } }: { readonly section: RuleSection }): JSX.Element {
  return (
    <section id={idOf(heading)}>
      <h2>{heading}</h2>
      <div className={styles.intro}>
        <RuleBlocks text={intro} />
      </div>
      <dl>
        {clauses.map(({ id, text }) => (
          <div key={id} id={id}>
            <dt>
              <a href={`#${id}`}>{id}</a>
            </dt>
            <dd>
              <RuleBlocks text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Goes to the clause that was asked about: it was not there yet when the browser looked for it. */
function open(): void {
  const { hash } = window.location;
  if (hash === '') return;
  // Set anew, so that it is the target and lit.
  window.location.hash = '';
  window.location.hash = hash;
}

/** The sections with those clauses that say what is sought, or are called that. */
export function foundIn(sections: readonly RuleSection[], sought: string): readonly RuleSection[] {
  const wanted = sought.trim().toLocaleLowerCase();
  if (wanted === '') return sections;
  return sections.flatMap((section) => {
    const clauses = section.clauses.filter(({ id, text }) => `${id} ${text}`.toLocaleLowerCase().includes(wanted));
    return clauses.length === 0 ? [] : [{ ...section, intro: '', clauses }];
  });
}

/** The numbers of the first and the last: one book has one letter. */
function rangeOf(clauses: RuleSection['clauses']): string {
  const numbers = [clauses[0], clauses.at(-1)].map((clause) => clause?.id.split('-').at(-1) ?? '');
  return [...new Set(numbers)].join('–');
}

const idOf = (heading: string): string => `s-${heading.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
