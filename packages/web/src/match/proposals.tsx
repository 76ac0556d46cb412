import type { Proposal } from '@insula/protocol';
import { type JSX, memo, useEffect, useRef, useState } from 'react';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Button } from '../parts/button.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { say } from '../words/say.ts';
import styles from './prompt.module.css';

/** What somebody wants all to agree on. */
export const Proposals = memo(function Proposals({ link, onGone }: { readonly link: Link; onGone(): void }): JSX.Element {
  const { summary, seat } = useSeated(link, 'summary', 'seat');
  const names = summary === null ? [] : seatNames(summary.seats);
  const open = summary?.proposals ?? [];
  const vote = (what: Proposal['what'], yes: boolean): void => {
    onGone();
    link.send({ t: 'vote', what, yes });
  };
  const [fate, forget] = useFate(link);
  return (
    <div role="status">
      {fate === null ? null : (
        <div className={styles.answer}>
          <p>{say(`proposal.${fate.how}`, { what: fate.what })}</p>
          <Button onClick={forget}>{say('proposal.seen')}</Button>
        </div>
      )}
      {open.map(({ what, by, yes }) => (
        <div key={what} className={styles.answer}>
          <p>{say(`proposal.${what}`, { name: names[by], you: by === seat ? 'yes' : 'no' })}</p>
          {seat === null || by === seat || yes.includes(seat) || summary?.seats[seat].resigned ? (
            <p className={styles.soft}>{say('proposal.waiting')}</p>
          ) : (
            <div className={styles.ways}>
              <Button look="strong" onClick={() => vote(what, true)}>
                {say('yes')}
              </Button>
              <Button onClick={() => vote(what, false)}>{say('no')}</Button>
            </div>
          )}
        </div>
      ))}
    </div>
  );
});

interface Fate {
  readonly what: Proposal['what'];
  readonly how: 'refused' | 'expired';
}

/** What became of the viewer's own proposal, where it was not agreed on. */
function useFate(link: Link): [Fate | null, () => void] {
  const { summary, seat, items } = useSeated(link, 'summary', 'seat', 'items');
  const [fate, setFate] = useState<Fate | null>(null);
  const before = useRef<{ readonly own: Proposal | null; readonly told: number }>({ own: null, told: 0 });
  const own = summary?.proposals.find(({ by }) => by === seat) ?? null;
  const isAgreed =
    summary === null || (summary.phase === 'over') !== (before.current.own?.what === 'rematch') || summary.rematch !== null;
  useEffect(() => {
    const was = before.current.own;
    const news = items.slice(before.current.told);
    before.current = { own, told: items.length };
    if (own !== null) setFate(null);
    if (was === null || own !== null || isAgreed || news.some(({ kind }) => kind === 'undo')) return;
    setFate({ what: was.what, how: news.some(({ kind }) => kind === 'event') ? 'expired' : 'refused' });
  }, [own, items, isAgreed]);
  return [fate, () => setFate(null)];
}
