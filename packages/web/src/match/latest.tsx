import type { Item } from '@insula/protocol';
import type { JSX } from 'react';
import { useNarrow } from '../parts/useNarrow.ts';
import type { AnyTable, Seen } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import { inForce, textOf } from './log.tsx';
import styles from './prompt.module.css';

/** So many lines are shown; so many are looked at for them, since some are left out. */
const SHOWN = 3;
const LOOKED_AT = 40;

interface Told {
  readonly item: Item;
  readonly text: string;
  readonly times: number;
}

/** On a phone, where the log is a tap away: what the others have just done, for whoever waits for them. */
export function Latest({ seen, table }: { readonly seen: Seen<unknown>; readonly table: AnyTable }): JSX.Element | null {
  if (!useNarrow()) return null;
  return (
    <ul className={styles.latest} aria-live="polite">
      {latestOf(seen, table).map(({ item, text, times }) => (
        <li key={item.n}>
          {text}
          {times > 1 ? <b> {page('log.times', { times })}</b> : null}
        </li>
      ))}
    </ul>
  );
}

function latestOf({ items, say, names, seat }: Seen<unknown>, table: AnyTable): readonly Told[] {
  const told: Told[] = [];
  for (const item of inForce(items.slice(-LOOKED_AT), table.retells)) {
    const text = textOf(item, say, names, seat);
    const last = told.at(-1);
    if (last?.text === text) told[told.length - 1] = { item, text, times: last.times + 1 };
    else if (text !== '') told.push({ item, text, times: 1 });
  }
  return told.slice(-SHOWN);
}
