import { hash } from 'node:crypto';
import { type Act, type Entry, entryAfter, only, type Seat } from '@insula/kernel';
import type { Outcome } from '@insula/protocol';
import { leftAfter } from './clocks.ts';
import type { Match, Play } from './match.ts';
import { absorb, kept } from './play.ts';

const sha = (text: string): string => hash('sha256', text);

/** Entries between two snapshots: loading a match never plays more than these. */
const SNAPSHOT_EVERY = 32;

/** Does something that stands in the log from now on. */
export function record(
  match: Match,
  play: Play,
  act: Exclude<Act, { kind: 'undo' }>,
  seat: Seat,
  by: Entry['by'],
  request: string | null,
): void {
  const at = match.at.now();
  const left = leftAfter(match, play, act.kind, seat, at);
  const n = (play.last?.n ?? 0) + 1;
  const { outbox } = match;
  const awaited = play.awaited;
  const decisions = play.decisions.slice();
  outbox.happened.push(...absorb(match.game, play, act, { n, at, seat, by }, request, left));
  outbox.all ||= play.awaited !== awaited;
  for (let other = 0; other < decisions.length; other++)
    if (play.decisions[other] !== decisions[other]) outbox.own |= only(other);
  const entry = entryAfter(match.log, play.last, act, { seat, by, at }, play.state, sha);
  writeEntry(match, play, entry, request, left);
  play.botsSince = by === 'bot' ? (play.botsSince ?? at) : null;
  if (act.kind === 'move') lapse(match);
  if (n - play.saved >= SNAPSHOT_EVERY) saveSnapshot(match, play);
}

/** The game went on: taking something back is no longer what was proposed. */
function lapse(match: Match): void {
  if (!match.head.proposals.some(({ what }) => what === 'undo')) return;
  match.head.proposals = match.head.proposals.filter(({ what }) => what !== 'undo');
  saveHead(match);
}

export function writeEntry(match: Match, play: Play, entry: Entry, request: string | null, left: number | null): void {
  play.last = entry;
  match.at.journal.write({ put: 'entry', row: { match: match.head.id, entry, request, left } });
  match.at.journal.tell(match);
}

export function saveSnapshot(match: Match, play: Play): void {
  const n = play.last?.n ?? 0;
  play.saved = n;
  match.at.journal.write({
    put: 'snapshot',
    row: { match: match.head.id, n, body: JSON.stringify(kept(play, match.at.now())) },
  });
}

/** Keeps the head as it is now, and tells everybody. */
export function saveHead(match: Match): void {
  const { head } = match;
  const people = head.seats.flatMap((sitter) => (sitter.person === null ? [] : [sitter.person]));
  match.at.journal.write({
    put: 'match',
    row: {
      id: head.id,
      phase: head.phase,
      listed: head.listed,
      created: head.created,
      head: JSON.stringify(head),
      people: [...new Set([...people, head.host])],
    },
  });
  match.outbox.summary = true;
  match.at.journal.tell(match);
}

export function endMatch(match: Match, play: Play, seat: Seat, why: Outcome['why']): void {
  record(match, play, { kind: 'end', why }, seat, 'person', null);
  play.held.fill(null);
  match.head.phase = 'over';
  match.head.proposals = [];
  match.head.outcome = outcomeOf(match, play, why);
  saveSnapshot(match, play);
  saveHead(match);
}

function outcomeOf({ head, game }: Match, play: Play, why: Outcome['why']): Outcome {
  const result = game.result(play.state);
  if (why === 'rules' && result !== null) {
    const { ending, points, rank, tally } = result;
    return { why, ending, points: [...points], rank: [...rank], tally: tally.map((lines) => [...lines]) };
  }
  if (why === 'consent') return { why, ending: null, points: null, rank: null, tally: null };
  const stayed = head.seats.filter((sitter) => !sitter.resigned).length;
  return {
    why,
    ending: null,
    points: null,
    rank: head.seats.map((sitter) => (sitter.resigned ? stayed + 1 : 1)),
    tally: null,
  };
}
