import type { Summary } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { atTempo } from '../pieces/tempo.ts';
import { say } from '../words/say.ts';
import styles from './transport.module.css';

interface Props {
  readonly match: Summary;
  readonly yours: readonly number[];
  readonly n: number;
  readonly of: number;
  /** Through whose eyes; null: a bystander's. */
  readonly eyes: number | null;
  onN(n: number): void;
  onEyes(seat: number | null): void;
}

/** Milliseconds a moment is seen while it plays; at once would be too quick to see anything. */
const STEP = 700;
const QUICKEST = 120;

/** The controls of a replay: a scrubber, steps, playing, and through whose eyes. */
export function Transport({ match, yours, n, of, eyes, onN, onEyes }: Props): JSX.Element {
  const [playing, setPlaying] = useState(false);
  const names = seatNames(match.seats);
  useEffect(() => {
    if (!playing) return;
    if (n >= of) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onN(n + 1), Math.max(QUICKEST, atTempo(STEP)));
    return () => clearTimeout(timer);
  }, [playing, n, of, onN]);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
      const to = stepOf(event, n, of);
      if (to === null) return;
      event.preventDefault();
      if (to === 'play') setPlaying((now) => !now);
      else onN(to);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [n, of, onN]);
  const seats = match.phase === 'over' ? names.map((_, seat) => seat) : yours;
  return (
    <div className={styles.transport}>
      <p aria-live="polite">{say('replay.moment', { n, of })}</p>
      <input
        type="range"
        min="0"
        max={of}
        value={n}
        aria-label={say('replay.scrubber')}
        aria-valuetext={say('replay.moment', { n, of })}
        onChange={(event) => onN(Number(event.target.value))}
      />
      <div className={styles.ways}>
        <Button disabled={n === 0} onClick={() => onN(0)} aria-label={say('replay.first')}>
          |◀
        </Button>
        <Button disabled={n === 0} onClick={() => onN(n - 1)} aria-label={say('replay.before')}>
          ◀
        </Button>
        <Button look="strong" onClick={() => setPlaying(!playing)} disabled={n >= of && !playing}>
          {say(playing ? 'replay.pause' : 'replay.play')}
        </Button>
        <Button disabled={n === of} onClick={() => onN(n + 1)} aria-label={say('replay.after')}>
          ▶
        </Button>
        <Button disabled={n === of} onClick={() => onN(of)} aria-label={say('replay.last')}>
          ▶|
        </Button>
      </div>
      <label>
        {say('replay.eyes')}{' '}
        <select
          value={eyes === null ? '' : String(eyes)}
          onChange={(event) => onEyes(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{say('replay.bystander')}</option>
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {names[seat]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Arrows step, Home and End go to the ends, the space bar plays. */
function stepOf({ key }: KeyboardEvent, n: number, of: number): number | 'play' | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, n - 1);
    case 'ArrowRight':
      return Math.min(of, n + 1);
    case 'Home':
      return 0;
    case 'End':
      return of;
    case ' ':
      return 'play';
    default:
      return null;
  }
}
