import type { Proposal } from '@insula/protocol';
import { type JSX, memo } from 'react';
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
  return (
    <div role="status">
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
