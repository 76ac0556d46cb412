import { type JSX, memo, useState } from 'react';
import { Link as Way } from 'wouter';
import { useStore } from 'zustand/react';
import { SeatMark } from '../parts/seatMark.tsx';
import { say as page } from '../words/say.ts';
import { Chat } from './chat.tsx';
import { Log, type LogProps } from './log.tsx';
import { recapOf } from './recap.tsx';
import styles from './talk.module.css';

/** What happened since one's last turn, in one click. */
function Recap({ link }: Pick<LogProps, 'link'>): JSX.Element | null {
  const seat = useStore(link.store, (now) => now.seat);
  const match = useStore(link.store, ({ summary, items }) =>
    summary?.phase === 'playing' && items.length > 0 ? summary.id : null,
  );
  if (seat === null || match === null) return null;
  return (
    <Way className={styles.recap} href={recapOf(match, seat)} title={page('replay.recap')} aria-label={page('replay.recap')}>
      ↺
    </Way>
  );
}

/** The log and the chat, one at a time. */
export const Talk = memo(function Talk(props: Omit<LogProps, 'isMine'>): JSX.Element {
  const { link, table } = props;
  const seat = useStore(link.store, (now) => now.seat);
  const lines = useStore(link.store, ({ chat }) => chat.length);
  const [shown, setShown] = useState<'log' | 'chat'>('log');
  const [isMine, setMine] = useState(false);
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
      {seat === null || shown === 'chat' ? null : (
        <button
          type="button"
          className={styles.mine}
          aria-pressed={isMine}
          aria-label={page('log.mine')}
          title={page('log.mine')}
          onClick={() => setMine(!isMine)}
        >
          <SeatMark mark={table.marks[seat]} />
        </button>
      )}
      <Recap link={link} />
      <div role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`} className={styles.panel}>
        {shown === 'log' ? <Log {...props} isMine={isMine} /> : <Chat link={link} draft={draft} onDraft={setDraft} />}
      </div>
    </section>
  );
});
