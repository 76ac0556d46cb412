import type { ClockSpec } from '@insula/protocol';
import { type JSX, useId } from 'react';
import { say } from '../words/say.ts';
import styles from './newMatch.module.css';

const CLOCKS: readonly { readonly key: string; readonly clock: ClockSpec }[] = [
  { key: 'none', clock: { kind: 'none' } },
  { key: 'minute', clock: { kind: 'move', seconds: 60 } },
  { key: 'bank', clock: { kind: 'bank', seconds: 600, increment: 10 } },
  { key: 'days', clock: { kind: 'days', days: 3 } },
];

export function Clocks({ clock, onClock }: { readonly clock: ClockSpec; onClock(clock: ClockSpec): void }): JSX.Element {
  const id = useId();
  const key = CLOCKS.find((one) => JSON.stringify(one.clock) === JSON.stringify(clock))?.key ?? 'none';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say('clock.label')}</label>
      <select
        id={id}
        value={key}
        onChange={(event) => onClock(CLOCKS.find((one) => one.key === event.target.value)?.clock ?? CLOCKS[0].clock)}
      >
        {CLOCKS.map((one) => (
          <option key={one.key} value={one.key}>
            {say(`clock.${one.key}`)}
          </option>
        ))}
      </select>
      <p>{say('clock.help')}</p>
    </div>
  );
}
