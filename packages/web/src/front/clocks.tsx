import type { ClockSpec } from '@insula/protocol';
import type { JSX } from 'react';
import { say } from '../words/say.ts';
import { Choice } from './choice.tsx';

const CLOCKS = {
  none: { kind: 'none' },
  minute: { kind: 'move', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 10 },
  days: { kind: 'days', days: 3 },
} as const satisfies { readonly [key: string]: ClockSpec };
const KEYS = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[];

export const Clocks = ({ clock, onClock }: { readonly clock: ClockSpec; onClock(clock: ClockSpec): void }): JSX.Element => (
  <Choice
    legend={say('clock.label')}
    help={say('clock.help')}
    values={KEYS}
    value={KEYS.find((key) => JSON.stringify(CLOCKS[key]) === JSON.stringify(clock)) ?? 'none'}
    areLong
    say={(key) => say(`clock.${key}`)}
    onValue={(key) => onClock(CLOCKS[key])}
  />
);
