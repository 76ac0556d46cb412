import type { Seat } from '@insula/kernel';
import type { Proposal } from '@insula/protocol';
import { type No, no } from './answers.ts';
import type { Match, Play } from './match.ts';
import { endMatch, saveHead } from './record.ts';
import { lastChain, undoByConsent } from './undo.ts';

/** Who must agree: all people at the table, but for those who resigned. Bots agree to everything. */
const voters = ({ head }: Match): Seat[] =>
  head.seats.flatMap((sitter, seat) => (sitter.kind === 'person' && !sitter.resigned ? [seat] : []));

/** Returns a refusal, or null; `rematch` is called when all agree on one. */
export function propose(match: Match, play: Play, seat: Seat, what: Proposal['what'], rematch: () => void): No | null {
  const { head } = match;
  if (what === 'rematch' ? head.phase !== 'over' : head.phase !== 'playing')
    return no(what === 'rematch' ? 'not-over' : 'not-playing');
  if (what === 'undo' && lastChain(match, seat) === null) return no('nothing-to-undo');
  if (what === 'rematch' && head.rematch !== null) return no('already-proposed');
  const open = head.proposals.find((proposal) => proposal.what === what);
  if (open !== undefined && what === 'undo') return no('already-proposed');
  if (open === undefined) head.proposals.push({ what, by: seat, yes: [] });
  return vote(match, play, seat, what, true, rematch);
}

export function vote(
  match: Match,
  play: Play,
  seat: Seat,
  what: Proposal['what'],
  yes: boolean,
  rematch: () => void,
): No | null {
  const { head } = match;
  const proposal = head.proposals.find((open) => open.what === what);
  if (proposal === undefined) return no('no-proposal');
  if (!yes && head.seats[seat].resigned) return no('resigned');
  if (!yes) head.proposals = head.proposals.filter((open) => open !== proposal);
  else {
    // A person with several seats agrees for all of them.
    const same = head.seats.flatMap(({ person }, other) => (person === head.seats[seat].person ? [other] : []));
    proposal.yes = [...new Set([...proposal.yes, ...same])].sort();
    if (settleProposals(match, play, rematch)) return null;
  }
  saveHead(match);
  return null;
}

/** Carries out what all agree on, who may be fewer than when it was proposed. Returns whether there was anything. */
export function settleProposals(match: Match, play: Play, rematch: () => void): boolean {
  const { head } = match;
  const agreed = head.proposals.filter(({ yes }) => voters(match).every((voter) => yes.includes(voter)));
  for (const proposal of agreed) {
    head.proposals = head.proposals.filter((open) => open !== proposal);
    // One may have ended what another would have changed.
    if (proposal.what === 'rematch' || head.phase === 'playing') carryOut(match, play, proposal, rematch);
  }
  if (agreed.length === 0) return false;
  saveHead(match);
  return true;
}

function carryOut(match: Match, play: Play, { what, by }: Proposal, rematch: () => void): void {
  if (what === 'undo') undoByConsent(match, play, by);
  else if (what === 'end') endMatch(match, play, by, 'consent');
  else rematch();
}
