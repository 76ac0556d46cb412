import { type JSX, useEffect, useState } from 'react';
import { Link as Way } from 'wouter';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { say as page } from '../words/say.ts';
import { leave, leftAt } from './left.ts';
import styles from './prompt.module.css';

/** Where what happened since somebody's last turn is played again. */
export const recapOf = (match: string, seat: number): string => `/replay/${match}?seat=${seat}&recap`;

/** Away for so long, or with so much told meanwhile, nobody knows the table any more. */
const LONG = 120_000;
const MUCH = 12;

/** Offers whoever has been away to see what they missed. */
export function Missed({ link }: { readonly link: Link }): JSX.Element | null {
  const { summary, seat, items } = useSeated(link, 'summary', 'seat', 'items');
  const [offered, setOffered] = useState(false);
  const match = summary?.id ?? '';
  useEffect(() => {
    if (seat === null || match === '') return;
    const told = (): number => link.store.getState().items.length;
    const come = (): void => {
      const left = leftAt(match, seat);
      if (left !== null && isMuch(told() - left.n, Date.now() - left.at)) setOffered(true);
    };
    const turn = (): void => (document.hidden ? leave(match, seat, told()) : come());
    come();
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      leave(match, seat, told());
    };
  }, [link, match, seat]);
  if (!offered || seat === null || summary?.phase !== 'playing' || items.length === 0) return null;
  return (
    <div className={styles.answer} role="status">
      <p>{page('recap.missed')}</p>
      <div className={styles.ways}>
        <Way href={recapOf(match, seat)} className={buttonClass('strong')}>
          {page('replay.recap')}
        </Way>
        <Button look="quiet" onClick={() => setOffered(false)}>
          {page('recap.no')}
        </Button>
      </div>
    </div>
  );
}

const isMuch = (news: number, away: number): boolean => news >= MUCH || (news > 0 && away >= LONG);
