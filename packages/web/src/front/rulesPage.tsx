import { type JSX, useEffect, useState } from 'react';
import { type RuleSection, rules, shelf } from '../net/api.ts';
import { Bar } from '../parts/bar.tsx';
import { Loading } from '../parts/loading.tsx';
import { RuleText } from '../parts/ruleText.tsx';
import { Stop } from '../parts/stop.tsx';
import { say } from '../words/say.ts';
import styles from './rulesPage.module.css';

/** The rules, clause by clause; each clause has an address of its own. */
export function RulesPage({ game }: { readonly game: string }): JSX.Element {
  const [sections, setSections] = useState<readonly RuleSection[] | null>(null);
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    Promise.all([rules(game), shelf()]).then(
      ([book, { games }]) => {
        setSections(book.sections);
        setTitle(games.find(({ id }) => id === game)?.words.title ?? game);
      },
      () => setFault('no-game'),
    );
  }, [game]);
  useEffect(() => {
    if (fault !== null) document.title = say('title.table', { game: say(`stop.${fault}`) });
    else if (title !== '') document.title = say('title.rules', { game: title });
  }, [title, fault]);
  useEffect(() => {
    if (sections !== null && window.location.hash !== '') document.querySelector(window.location.hash)?.scrollIntoView();
  }, [sections]);
  if (fault !== null) return <Stop code={fault} onRetry={() => window.location.reload()} />;
  if (sections === null) return <Loading />;
  return (
    <>
      <Bar title={title} />
      <main className={styles.rules} data-rules>
        {sections.map(({ heading, intro, clauses }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {intro === '' ? null : (
              <p className={styles.intro}>
                <RuleText text={intro} />
              </p>
            )}
            <dl>
              {clauses.map(({ id, text }) => (
                <div key={id} id={id}>
                  <dt>
                    <a href={`#${id}`}>{id}</a>
                  </dt>
                  <dd>
                    <RuleText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </main>
    </>
  );
}
