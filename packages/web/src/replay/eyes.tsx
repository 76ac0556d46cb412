import type { Summary } from '@insula/protocol';
import type { JSX } from 'react';
import type { Eyes as Through } from '../net/api.ts';
import { seatNames } from '../parts/seatNames.ts';
import { say } from '../words/say.ts';
import styles from './replay.module.css';

interface Props {
  readonly match: Summary;
  readonly yours: readonly number[];
  readonly eyes: Through;
  onEyes(eyes: Through): void;
}

/** Through whose eyes the match is seen: one's own, and after the end anybody's, or with everything open. */
export function Eyes({ match, yours, eyes, onEyes }: Props): JSX.Element {
  const names = seatNames(match.seats);
  const isOver = match.phase === 'over';
  const seats = isOver ? names.map((_, seat) => seat) : yours;
  return (
    <label className={styles.eyes}>
      {say('replay.eyes')}{' '}
      <select value={eyes === null ? '' : String(eyes)} onChange={(event) => onEyes(eyesOf(event.target.value))}>
        <option value="">{say('replay.bystander')}</option>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {names[seat]}
          </option>
        ))}
        {isOver ? <option value="all">{say('replay.open')}</option> : null}
      </select>
    </label>
  );
}

function eyesOf(chosen: string): Through {
  if (chosen === 'all') return 'all';
  return chosen === '' ? null : Number(chosen);
}
