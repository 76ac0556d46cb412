import { type JSX, memo, useState } from 'react';
import { useStore } from 'zustand/react';
import type { Link } from '../net/link.ts';
import type { AnyTable } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import styles from './talk.module.css';

interface Props {
  readonly link: Link;
  readonly table: AnyTable;
  readonly say: Say;
  readonly names: readonly string[];
  onPoint(place: string | null): void;
}

/** The log and the chat, one at a time. */
export const Talk = memo(function Talk({ link, table, say, names, onPoint }: Props): JSX.Element {
  const lines = useStore(link.store, ({ chat }) => chat.length);
  const [shown, setShown] = useState<'log' | 'chat'>('log');
  const [read, setRead] = useState(lines);
  // Kept here, else a glance at the log would lose it.
  const [draft, setDraft] = useState('');
  const unread = shown === 'chat' ? 0 : lines - read;
  const open = (what: 'log' | 'chat'): void => {
    setShown(what);
    setRead(lines);
  };
  return (
    <section className={styles.talk} aria-label={page('table.talk')}>
      <div className={styles.tabs} role="tablist">
        {(['log', 'chat'] as const).map((what) => (
          <button
            key={what}
            type="button"
            role="tab"
            id={`tab-${what}`}
            aria-controls={`panel-${what}`}
            aria-selected={shown === what}
            className={styles.tab}
            onClick={() => open(what)}
          >
            {page(`talk.${what}`, { unread: what === 'chat' ? unread : 0 })}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`} className={styles.panel}>
        {shown === 'log' ? (
          <Log link={link} table={table} say={say} names={names} onPoint={onPoint} />
        ) : (
          <Chat link={link} draft={draft} onDraft={setDraft} />
        )}
      </div>
    </section>
  );
});
