import type { JSX } from 'react';
import { Landlord } from '../art/crest.tsx';
import { MiniCard } from '../card.tsx';
import { chainOf, questioned } from '../pending.ts';
import type { Staged } from '../staged.ts';
import { street } from '../words.ts';
import styles from './drama.module.css';

/** What was played, oldest left, and the lamp going from suspect to suspect round the table. */
export function Investigation(seen: Staged): JSX.Element {
  const { view, say, names, seat } = seen;
  const now = questioned(view);
  const chain = chainOf(view);
  const name = (of: number): string => (of === seat ? street('tile.mine') : names[of]);
  return (
    <div className={styles.over} data-drama="investigation">
      <div className={styles.panel}>
        <ol className={styles.chain} aria-label={street('chain.label')}>
          {chain.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chain only grows
            <li key={i}>
              <MiniCard card={card} view={view} say={say} />
            </li>
          ))}
          <li>
            <span className={styles.next} />
          </li>
        </ol>
        <ul className={styles.ring} aria-label={street('chain.ring')}>
          {names.map((_, of) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={of} className={styles.suspect} data-now={of === now} data-jailed={view.jailed === of}>
              <Landlord seat={of} />
              <b>{name(of)}</b>
              <small>{street(of === now ? 'chain.now' : view.jailed === of ? 'chain.jailed' : 'chain.next')}</small>
            </li>
          ))}
        </ul>
        <p>{street('chain.help', { freed: view.jailed < 0 ? 'nobody' : name(view.jailed) })}</p>
      </div>
    </div>
  );
}
