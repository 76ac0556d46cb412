import { botNamed } from '@insula/bots';
import { has, type Seat } from '@insula/kernel';
import type { Hint } from '@insula/protocol';
import { isPlayedByPerson, type Match } from '../match/match.ts';
import { type No, no } from '../match/refusal.ts';
import { written } from '../updates/deliver.ts';
import { tableFor } from '../updates/table.ts';
import type { Pool } from './pool.ts';

/** Tells whoever plays against bots alone which two moves look best to an expert in that seat. */
export interface Hints {
  /** It sees what the seat sees, nothing happens in the match, and nobody else hears of it. */
  ask(match: Match, seat: Seat, now: number): Promise<Hint | No>;
}

const LEVEL = 'expert';
const SHOWN = 2;

export function openHints(pool: Pool): Hints {
  /** Seats that are thought for. */
  const asked = new Set<string>();
  return {
    ask(match, seat, now) {
      const key = `hint ${match.head.id} ${seat}`;
      const refused = whyNotHinted(match, seat) ?? (asked.has(key) ? no('too-many') : null);
      if (refused !== null || match.play === null) return Promise.resolve(refused ?? no('no-hint'));
      const table = tableFor(match, match.play, seat, false, now);
      const { host, origin, game } = match.head;
      const message = written({ t: 'news', n: 0, items: [], table });
      asked.add(key);
      return new Promise((resolve) => {
        const shares = botNamed(LEVEL).shares?.count ?? 1;
        pool.think({ key, host, origin, game, level: LEVEL, seat, message, shares }, (_, found) => {
          asked.delete(key);
          if (found === null) resolve(no('unavailable'));
          else resolve({ decision: table.decision, moves: found.moves.slice(0, SHOWN).map(shown) });
        });
      });
    },
  };
}

/** Only against bots: what a person learns so, they would else owe to whoever sits with them. */
function whyNotHinted({ head, play }: Match, seat: Seat): No | null {
  const others = head.seats.filter((_, other) => other !== seat);
  if (play === null || head.phase !== 'playing' || !others.every(({ kind }) => kind === 'bot')) return no('no-hint');
  if (!isPlayedByPerson(head.seats[seat])) return no('standing-in');
  const isAsked = has(play.awaited, seat) && play.held[seat] === null;
  return isAsked && play.legal[seat].length > 1 ? null : no('no-hint');
}

/** How far a chance may be off: a match is won or lost, so no sample of as many can spread wider. */
const shown = ({ move, visits, chance }: { move: unknown; visits: number; chance: number }): Hint['moves'][number] => ({
  move: String(move),
  chance,
  error: Math.sqrt((chance * (1 - chance)) / Math.max(1, visits)),
});
