import type { SeatSummary } from '@insula/protocol';
import { say } from '../words/say.ts';
import { sentence } from '../words/speaker.ts';

/** What to call each seat. Bots are called after how they play; those of one name are told apart by a number. */
export function seatNames(seats: readonly SeatSummary[]): string[] {
  const names = seats.map(called);
  return names.map((name, seat) => {
    const same = names.flatMap((other, i) => (other === name ? [i] : []));
    return same.length === 1 || seats[seat].kind === 'open' ? name : `${name} ${same.indexOf(seat) + 1}`;
  });
}

function called({ kind, name, level }: SeatSummary): string {
  if (kind === 'open') return say('wait.open');
  if (name !== '') return name;
  return kind === 'bot' ? say('seat.botName', { level: sentence(level ?? '') }) : say('seat.guest');
}
