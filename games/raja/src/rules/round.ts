import { ask, has, inOrder, PUBLIC, type Seat, type Seats, type Tell, withSeat } from '@insula/kernel';
import { DISCS, NO_DISC } from '../actions.ts';
import { CHARACTER_COUNT } from '../characters.ts';
import { lastSquare, mostRounds } from '../facts.ts';
import { lowestGovernor, raiseGovernor } from '../governors.ts';
import type { State } from '../state.ts';
import { type Ending, type Event, type Frame, NONE } from '../types.ts';
import type { NamedSteps } from './kinds.ts';
import { score } from './scoring.ts';

/** R-30 … R-33 */
export const round: NamedSteps<'round', 'visit' | 'choose' | 'act' | 'score' | 'goOn'> = inOrder({
  visit: (s, f, _ended, tell) => {
    const city = lowestGovernor(s);
    s.round++;
    s.maharaja = city;
    const from = s.squares[city];
    raiseGovernor(s, city);
    f.reached = s.squares[city] === lastSquare(s);
    f.acted = 0;
    tell({ is: 'round', round: s.round, city, from, square: s.squares[city] }, PUBLIC, false);
  },
  choose: (s) => ask(s, { kind: 'discs' }),
  act: (s, f, _ended, tell) => {
    const seat = nextSeat(s, f.acted);
    if (seat === NONE) return;
    f.acted = withSeat(f.acted, seat);
    f.step = round.at.act;
    beginTurn(s, seat, tell);
  },
  score: (s, _f, _ended, tell) => score(s, tell),
  goOn: (s, f, _ended, tell) => {
    s.ending = endingOf(s, f.reached);
    if (s.ending === null) f.step = round.at.visit;
    else tell({ is: 'over', ending: s.ending, seats: finished(s) }, PUBLIC, false);
  },
});

/** R-55 Always the lowest character among those who have not acted; NONE when all have. */
function nextSeat(s: State, acted: Seats): Seat {
  for (let card = 0; card < CHARACTER_COUNT; card++) {
    const seat = s.holder[card];
    if (seat >= 0 && !has(acted, seat)) return seat;
  }
  return NONE;
}

/** R-32 The disc is turned over. */
function beginTurn(s: State, seat: Seat, tell: Tell<Event>): void {
  const [first, second] = DISCS[s.discs[seat]];
  s.discs[seat] = NO_DISC;
  tell({ is: 'reveals', seat, first, second }, PUBLIC, true);
  ask<Frame>(s, {
    kind: 'turn',
    seat,
    first,
    second,
    third: NONE,
    gold: 0,
    cityHouses: 0,
    villageHouses: 0,
    moves: 0,
    quarries: 0,
    palaces: 0,
    governors: 0,
    characters: 0,
    powers: 0,
    entered: 0,
  });
}

/** */
function endingOf(s: State, reached: boolean): Ending | null {
  if (s.palaces.includes(0)) return 'palaces';
  return reached ? 'square' : s.round === mostRounds(s) ? 'rounds' : null;
}

const finished = (s: State): Seat[] => s.palaces.flatMap((left, seat) => (left === 0 ? [seat] : []));
