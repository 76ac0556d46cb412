import { type Act, everyone, has, NOBODY, type Seat } from '@insula/kernel';
import { isPlayedByPerson, type Match, type Play } from './match.ts';
import { awaitedSeats, fullClock } from './play.ts';

/** Whoever takes a seat back for which no time was left has this part of a full clock. */
const RETURN_SHARE = 10;

/** Milliseconds a seat has after a act of its own; null where that does not touch its clock. */
export function leftAfter(match: Match, play: Play, kind: Act['kind'], seat: Seat, at: number): number | null {
  if (match.head.clock.kind === 'none') return null;
  switch (kind) {
    case 'move':
      return charged(match, play, seat, at);
    case 'takeover':
      return has(play.awaited, seat) ? remaining(match, play, seat, at) : null;
    case 'return':
      return granted(match, play, seat);
    default:
      return null;
  }
}

/** Milliseconds a seat has when its next question begins, having answered at `at`; null where no clock runs. */
export function charged(match: Match, play: Play, seat: Seat, at: number): number | null {
  const { clock, seats } = match.head;
  if (clock.kind === 'none' || !has(play.awaited, seat) || seats[seat].kind !== 'person') return null;
  if (clock.kind !== 'bank') return fullClock(match.head);
  // Else a quick bot that stands in would earn increments for whoever is away.
  if (!isPlayedByPerson(seats[seat])) return null;
  const held = play.held[seat];
  // Otherwise waiting for others, or for the window to close, would cost time.
  if (held !== null) return held.left;
  return remaining(match, play, seat, at) + clock.increment * 1000;
}

/** What the time thought about the current question leaves. */
export const remaining = (match: Match, play: Play, seat: Seat, at: number): number =>
  Math.max(0, play.left[seat] - used(match, play, seat, at));

/** Time thought about the current question. The pause of an answer window costs nobody anything. */
export function used(match: Match, play: Play, seat: Seat, at: number): number {
  const free = match.game.window(play.state) ? match.head.pause : 0;
  return Math.max(0, at - play.since[seat] - free);
}

/** When the time of an awaited seat is up; null where no clock runs for it. */
export function deadline(match: Match, play: Play, seat: Seat): number | null {
  const { head, game } = match;
  if (head.clock.kind === 'none' || !has(play.awaited, seat) || play.held[seat]?.done) return null;
  if (!isPlayedByPerson(head.seats[seat])) return null;
  return play.since[seat] + (game.window(play.state) ? head.pause : 0) + play.left[seat];
}

/** The earliest moment at which something must be done though nobody has asked for it; null: none. */
export function due(match: Match, play: Play): number | null {
  let first = match.game.window(play.state) && allAnswered(play) ? play.opened + match.head.pause : null;
  if (match.head.clock.kind === 'none') return first;
  for (const seat of awaitedSeats(play)) {
    const time = deadline(match, play, seat);
    if (time !== null && (first === null || time < first)) first = time;
  }
  return first;
}

export function allAnswered({ awaited, held }: Play): boolean {
  for (let seat = 0; seat < held.length; seat++) if (has(awaited, seat) && held[seat]?.done !== true) return false;
  return awaited !== NOBODY;
}

/** Seats whose time is up. */
export const late = (match: Match, play: Play, at: number): Seat[] =>
  match.head.clock.kind === 'none' ? [] : awaitedSeats(play).filter((seat) => (deadline(match, play, seat) ?? at + 1) <= at);

/** A person is back, with what they left: else to leave and return would make time. */
const granted = ({ head }: Match, play: Play, seat: Seat): number =>
  play.left[seat] > 0 ? play.left[seat] : fullClock(head) / RETURN_SHARE;

/** How the clocks look to everybody. Who has already answered in secret still seems to think. */
export function faces(match: Match, play: Play, at: number): { left: number; running: boolean }[] | undefined {
  if (match.head.clock.kind === 'none') return;
  return play.left.map((left, seat) => {
    const running = has(play.awaited & everyone(play.left.length), seat) && isPlayedByPerson(match.head.seats[seat]);
    return { left: Math.max(0, running ? left - used(match, play, seat, at) : left), running };
  });
}
