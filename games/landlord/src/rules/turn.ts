import { ask, inOrder, leftOf, PUBLIC } from '@insula/kernel';
import { FRESH, PAID, seatsAt } from '../street.ts';
import type { State } from '../types.ts';
import { mayBuy } from './buy.ts';
import { collect } from './collect.ts';
import { beginExamine } from './examine.ts';
import type { NamedSteps, Steps, Tell } from './frames.ts';

/** Rounds without a single card bought, after which the pile counts as drawn: else a table that never buys never ends. */
export const STALLED_ROUNDS = 3;

/** Turn after turn, until the match is over. */
export const match: NamedSteps<'match', 'turn' | 'goOn'> = inOrder({
  turn: (s, _f, _ended, tell) => {
    tell({ is: 'turn', seat: s.turn }, PUBLIC, false);
    ask(s, { kind: 'turn', step: 0 });
  },
  goOn: (s, f, _ended, tell) => {
    endTurn(s, tell);
    if (isOver(s)) tell({ is: 'over', ending: s.ending! }, PUBLIC, false);
    else f.step = match.at.turn;
  },
});

/** Examine, play, collect, buy. */
export const turn: Steps<'turn'> = {
  steps: [
    (s) => beginExamine(s, s.turn),
    (s) => ask(s, { kind: 'play', seat: s.turn }),
    (s, _f, _ended, tell) => collect(s, s.turn, tell),
    (s) => {
      if (mayBuy(s, s.turn) === null) ask(s, { kind: 'buy', seat: s.turn });
    },
  ],
};

function endTurn(s: State, tell: Tell): void {
  s.idle = s.bought === 0 ? s.idle + 1 : 0;
  if (s.turnsLeft > 0) s.turnsLeft--;
  else nearTheEnd(s, tell);
  for (let room = 0; room < s.mark.length; room++) if (s.mark[room] !== 0) s.mark[room] &= ~(FRESH | PAID);
  s.earned = 0;
  s.spent = 0;
  s.bought = 0;
  s.takenBack = false;
  for (let seat = 0; seat < s.asked.length; seat++) s.asked[seat] = 0;
  s.turn = leftOf(s.turn, seatsAt(s));
  if (s.turn === s.first) endRound(s);
}

/** L-80: once the last card is drawn, or nobody draws any more, every seat has one more turn. */
function nearTheEnd(s: State, tell: Tell): void {
  if (s.ending === null && s.idle >= STALLED_ROUNDS * seatsAt(s)) {
    s.ending = 'stalled';
    tell({ is: 'stalled' }, PUBLIC, false);
  }
  if (s.ending !== null) s.turnsLeft = seatsAt(s);
}

/** L-90: the agreed number of rounds, or the round in which somebody came to the agreed sum. */
function endRound(s: State): void {
  s.round++;
  const { end, rounds } = s.variant;
  if (end === 'rounds' && s.round >= rounds) finish(s, 'rounds');
  if (end === 'money' && s.rich) finish(s, 'money');
}

function finish(s: State, ending: 'rounds' | 'money'): void {
  if (s.turnsLeft === 0) return;
  s.ending = ending;
  s.turnsLeft = 0;
}

export const isOver = (s: State): boolean => s.turnsLeft === 0;
