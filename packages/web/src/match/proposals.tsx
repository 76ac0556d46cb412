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

/** What became of the viewer's own proposal, where it was not agreed on. An undo lapses when the match goes on; that may be
 *  heard before the proposal is gone, so all is looked at that was told since it was made. */
function useFate(link: Link): [Fate | null, () => void] {
  const { summary, seat, items } = useSeated(link, 'summary', 'seat', 'items');
  const [fate, setFate] = useState<Fate | null>(null);
  const made = useRef<{ readonly what: Proposal['what']; readonly told: number } | null>(null);
  const own = summary?.proposals.find(({ by }) => by === seat)?.what ?? null;
  const isAgreed =
    summary === null || (summary.phase === 'over') !== (made.current?.what === 'rematch') || summary.rematch !== null;
  useEffect(() => {
    const was = made.current;
    if (own !== null) {
      if (was?.what !== own) made.current = { what: own, told: items.length };
      setFate(null);
      return;
    }
    made.current = null;
    if (was === null || isAgreed) return;
    const since = new Set(items.slice(was.told).map(({ kind }) => kind));
    if (since.has('undo')) return;
    setFate({ what: was.what, how: was.what === 'undo' && since.has('event') ? 'expired' : 'refused' });
  }, [own, items, isAgreed]);
  return [fate, () => setFate(null)];
}
