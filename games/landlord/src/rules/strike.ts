import { close, only, PUBLIC } from '@insula/kernel';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { houseOf, isFinished, isTenant } from '../street.ts';
import { mayMurder } from './actions.ts';
import type { Asks } from './frames.ts';
import { notNow } from './notNow.ts';

/** L-62: the attack falls on a building or tenant of its author. */
export const strike: Asks<'strike'> = {
  asks: (_s, f) => only(f.by),
  window: () => false,
  exact: false,
  options(s, f, _seat, into) {
    let n = 0;
    if (f.deed === 'bomb') for (let house = 0; house < s.owner.length; house++) into[n++] = M.strikeHouse[house];
    else for (let room = 0; room < s.tenant.length; room++) if (isTenant(s, room)) into[n++] = M.strikeTenant[room];
    return n;
  },
  whyNot(s, f, seat, move) {
    if (move.do !== 'strike') return notNow(s, seat, move);
    if ((f.deed === 'bomb') !== move.house >= 0) return no.HOUSE_OR_TENANT;
    if (f.deed === 'bomb') {
      return isFinished(s, move.house) && s.owner[move.house] === f.attacker ? null : no.NOT_THEIRS;
    }
    const refusal = mayMurder(s, move.room);
    if (refusal !== null) return refusal;
    return s.owner[houseOf(move.room)] === f.attacker ? null : no.NOT_THEIRS;
  },
  answer(s, f, seat, move, tell) {
    f.at = f.deed === 'bomb' ? move.house : move.room;
    if (f.deed === 'bomb') tell({ is: 'struck-house', seat, house: move.house }, PUBLIC, false);
    else tell({ is: 'struck-tenant', seat, tenant: s.tenant[move.room], room: move.room }, PUBLIC, false);
    close(s);
  },
};
