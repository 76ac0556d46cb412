import type { Result, Seat, TallyLine } from '@insula/kernel';
import { palacesEach } from './facts.ts';
import type { State } from './state.ts';

/** R-71 Most palaces wins, then most gold; who is equal in both shares the place. */
export function result(s: State): Result | null {
  if (s.ending === null) return null;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return {
    points: seats.map((seat) => palacesOf(s, seat)),
    rank: seats.map((seat) => 1 + seats.filter((other) => standsBefore(s, other, seat)).length),
    ending: s.ending,
    tally: seats.map((seat) => tallyOf(s, seat)),
  };
}

const palacesOf = (s: State, seat: Seat): number => palacesEach(s) - s.palaces[seat];

const standsBefore = (s: State, other: Seat, seat: Seat): boolean =>
  palacesOf(s, other) > palacesOf(s, seat) || (palacesOf(s, other) === palacesOf(s, seat) && s.gold[other] > s.gold[seat]);

function tallyOf(s: State, seat: Seat): TallyLine[] {
  const large = s.large.filter((owner) => owner === seat).length;
  const small = palacesOf(s, seat) - large;
  return [
    { what: 'large', count: large, points: large, rule: 'R-71' },
    { what: 'small', count: small, points: small, rule: 'R-71' },
    { what: 'gold', count: s.gold[seat], points: 0, rule: 'R-71' },
  ];
}
