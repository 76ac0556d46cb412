import type { Seat } from '@insula/kernel';
import type { Proposal } from '@insula/protocol';
import { enact, inForce, stateBefore } from './history.ts';
import type { Match, Play } from './match.ts';
import { type No, no } from './refusal.ts';
import { lastChain } from './undo.ts';

export const hasBots = ({ head }: Match): boolean => head.seats.some(({ kind }) => kind === 'bot');

/** What the bots at the table say against a proposal of a seat; null: they agree. They take nothing back once somebody was
 *  shown something, and give up no lead. Either is known to everybody, so their answer tells nothing. */
export function botsAgainst(match: Match, play: Play, seat: Seat, what: Proposal['what']): No | null {
  if (!hasBots(match)) return null;
  if (what === 'undo' && showedSince(match, play, seat)) return no('shown-since');
  if (what === 'end' && botLeads(match, play)) return no('bot-leads');
  return null;
}

/** Whether anybody was shown what they could not have known, by the seat's last moves or since. */
function showedSince(match: Match, play: Play, seat: Seat): boolean {
  const from = lastChain(play, seat);
  if (from === null) return false;
  const { game } = match;
  const state = stateBefore(match, play, from);
  return inForce(play.rows)
    .filter(({ n }) => n >= from)
    .some((entry) => enact(game, state, entry, entry, game.read(entry.move)).showed);
}

/** By the number that tells most, as a bystander knows it; a game that tells none has no leader. */
function botLeads({ game, head }: Match, play: Play): boolean {
  const values = game.measures(game.view(play.state, null)).at(0)?.values ?? [];
  const best = (isBot: boolean): number =>
    Math.max(...values.filter((_, seat) => (head.seats[seat].kind === 'bot') === isBot));
  return best(true) > best(false);
}
