import type { Seat } from '@insula/kernel';
import type { Proposal, Request } from '@insula/protocol';
import { botsAgainst, hasBots } from './consent.ts';
import { type Match, type Play, seatsOf } from './match.ts';
import { endMatch, headChange, saveHead } from './record.ts';
import { type No, no } from './refusal.ts';
import { rematchHead } from './setup.ts';
import type { Turn } from './turn.ts';
import { undoByConsent } from './undo.ts';

/** Who must agree: all people at the table, but for those who resigned. Bots have their say when it is proposed. */
const voters = ({ head }: Match): Seat[] =>
  head.seats.flatMap((sitter, seat) => (sitter.kind === 'person' && !sitter.resigned ? [seat] : []));

/** Whether a request goes further back than what is in memory: then all of the log is wanted first. */
export function looksBack(match: Match, play: Play, seat: Seat, ask: Request): boolean {
  if (play.base.n === 0) return false;
  switch (ask.t) {
    case 'undo': {
      const step = play.steps[play.steps.length - 1];
      return step !== undefined && step.seat === seat && step.from <= play.base.n;
    }
    case 'propose':
      return (ask.what === 'undo' && hasBots(match)) || isLastToAgree(match, seat, ask);
    case 'vote':
    case 'resign':
      return isLastToAgree(match, seat, ask);
    default:
      return false;
  }
}

/** Whether another match may come of it. */
export const isRematch = (ask: Request): boolean => (ask.t === 'propose' || ask.t === 'vote') && ask.what === 'rematch';

/** Up to where such a request takes back (null: that is to be found out), and whose moves. */
export function takenNext(
  match: Match,
  play: Play,
  seat: Seat,
  ask: Request,
): { readonly to: number | null; readonly seat: Seat } {
  if (ask.t === 'undo') return { to: play.steps[play.steps.length - 1]?.from ?? null, seat };
  return { to: null, seat: match.head.proposals.find(({ what }) => what === 'undo')?.by ?? seat };
}

/** Whether an undo is carried out once this seat has agreed to it, or has gone. */
function isLastToAgree(match: Match, seat: Seat, ask: Extract<Request, { t: 'propose' | 'vote' | 'resign' }>): boolean {
  if (ask.t !== 'resign' && ask.what !== 'undo') return false;
  const { head } = match;
  const open = head.proposals.find(({ what }) => what === 'undo');
  if (open === undefined && ask.t !== 'propose') return false;
  const own = seatsOf(head, { id: head.seats[seat].person ?? '', name: '' });
  return voters(match).every((voter) => own.includes(voter) || open?.yes.includes(voter));
}

export function propose(turn: Turn, play: Play, seat: Seat, what: Proposal['what']): No | null {
  const { head } = turn.match;
  if (what === 'rematch' ? head.phase !== 'over' : head.phase !== 'playing')
    return no(what === 'rematch' ? 'not-over' : 'not-playing');
  if (what === 'undo' && play.moved[seat] === 0) return no('nothing-to-undo');
  if (what === 'rematch' && head.rematch !== null) return no('already-proposed');
  const open = head.proposals.find((proposal) => proposal.what === what);
  if (open !== undefined && what === 'undo') return no('already-proposed');
  const against = open === undefined ? botsAgainst(turn.match, play, seat, what) : null;
  if (against !== null) return against;
  if (open === undefined) head.proposals.push({ what, by: seat, yes: [] });
  return vote(turn, play, seat, what, true);
}

export function vote(turn: Turn, play: Play, seat: Seat, what: Proposal['what'], yes: boolean): No | null {
  const { head } = turn.match;
  const proposal = head.proposals.find((open) => open.what === what);
  if (proposal === undefined) return no('no-proposal');
  if (!yes && head.seats[seat].resigned) return no('resigned');
  if (!yes) head.proposals = head.proposals.filter((open) => open !== proposal);
  else {
    // A person with several seats agrees for all of them.
    const same = head.seats.flatMap(({ person }, other) => (person === head.seats[seat].person ? [other] : []));
    proposal.yes = [...new Set([...proposal.yes, ...same])].sort();
    if (settleProposals(turn, play)) return null;
  }
  saveHead(turn);
  return null;
}

/** Carries out what all agree on, who may be fewer than when it was proposed. Returns whether there was anything. */
export function settleProposals(turn: Turn, play: Play): boolean {
  const { match } = turn;
  const { head } = match;
  const agreed = head.proposals.filter(({ yes }) => voters(match).every((voter) => yes.includes(voter)));
  for (const proposal of agreed) {
    head.proposals = head.proposals.filter((open) => open !== proposal);
    // One may have ended what another would have changed.
    if (proposal.what === 'rematch' || head.phase === 'playing') carryOut(turn, play, proposal);
  }
  if (agreed.length === 0) return false;
  saveHead(turn);
  return true;
}

function carryOut(turn: Turn, play: Play, { what, by }: Proposal): void {
  if (what === 'undo') undoByConsent(turn, play, by);
  else if (what === 'end') endMatch(turn, play, by, 'consent');
  else {
    const next = rematchHead(turn.match, turn.now);
    turn.match.head.rematch = next.id;
    turn.changes.push(headChange(next));
  }
}
