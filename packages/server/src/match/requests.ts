import { type AnyGame, NOBODY, only, type Seat } from '@insula/kernel';
import type { ChatLine, Order, Request, ServerMessage } from '@insula/protocol';
import { handBack, isFull, resign, takeBack, takeOver, timeOut } from './absence.ts';
import { answer, decisionOf, judge, settle, withdraw } from './answers.ts';
import { late } from './clocks.ts';
import { isPlayedByPerson, type Match, type Person, type Play } from './match.ts';
import { followOrders } from './orders.ts';
import { letGo, remember } from './play.ts';
import { isRematch, propose, settleProposals, vote } from './proposals.ts';
import { endMatch } from './record.ts';
import { type No, no } from './refusal.ts';
import type { Turn } from './turn.ts';
import { undo } from './undo.ts';

/** Whoever asks something. */
export interface Asker {
  /** Null: looks on. */
  readonly seat: Seat | null;
  /** Somebody unknown has the connection's id, and no name. Null: a bot. */
  readonly person: Person | null;
  /** The host has as many open matches as they may. */
  readonly crowded: boolean;
}

type Asked = Exclude<Request, { t: 'why' }>;

/** Does what somebody asks, and all that follows from it. Returns what they are answered once it is kept. */
export function request(turn: Turn, asker: Asker, ask: Request): ServerMessage {
  const { id } = ask;
  if (ask.t === 'why') return explained(turn.match, asker, ask);
  const refused = whyNotDone(turn, asker, ask);
  return refused === null ? { t: 'ack', id } : { t: 'refused', id, ...refused };
}

function whyNotDone(turn: Turn, asker: Asker, ask: Asked): No | null {
  const { match } = turn;
  const refused = isRepeated(match, asker, ask) ? null : perform(turn, asker, ask);
  if (match.play !== null) match.play.recalled = false;
  if (refused !== null) return refused;
  if (match.play !== null && asker.seat !== null && ask.t !== 'ping') remember(match.play, asker.seat, ask.id);
  goOn(turn);
  return null;
}

const ALLOWED = { move: null, rule: null, code: null };

/** Whether moves would be allowed, and whether they could be taken back. */
function explained(
  { play, head, game }: Match,
  { seat }: Asker,
  { id, moves }: Extract<Request, { t: 'why' }>,
): ServerMessage {
  if (seat === null) return { t: 'refused', id, ...no('bystander') };
  if (play === null || head.phase !== 'playing') return { t: 'refused', id, ...no('not-playing') };
  const { refused, final } = judge(game, play, seat, moves);
  return { t: 'why', id, ...(refused ?? ALLOWED), final };
}

/** Lines of the chat are looked up by themselves: under an id that was used there may be another text. */
function isRepeated({ play }: Match, { seat }: Asker, { id, t }: Request): boolean {
  return t !== 'chat' && play !== null && seat !== null && (play.used[seat].has(id) || play.held[seat]?.request === id);
}

/** What is no move. Whoever was taken over may return. */
const BESIDE: readonly Request['t'][] = ['undo', 'leave', 'propose', 'vote'];

function perform(turn: Turn, asker: Asker, ask: Asked): No | null {
  const { play, head } = turn.match;
  const { seat, person } = asker;
  if (ask.t === 'ping') return null;
  if (ask.t === 'chat') return say(turn, asker, ask.id, ask.text);
  if (seat === null) return no('bystander');
  if (ask.t === 'orders') return order(turn, play, seat, ask.orders);
  if (play === null) return no('not-playing');
  if (isFull(play) && head.phase === 'playing' && BESIDE.includes(ask.t)) return no('too-many');
  if ((ask.t === 'propose' || ask.t === 'vote') && ask.what !== 'rematch' && head.seats[seat].resigned)
    return no('resigned');
  if (asker.crowded && isRematch(ask)) return no('too-many-matches');
  if (ask.t === 'propose') return propose(turn, play, seat, ask.what);
  if (ask.t === 'vote') return vote(turn, play, seat, ask.what, ask.yes);
  if (head.phase !== 'playing') return no('not-playing');
  if (head.seats[seat].resigned && person !== null) return no('resigned');
  if (person !== null) head.seats[seat].timeouts = 0;
  if (ask.t === 'return') return takeBack(turn, play, seat, ask.id);
  if (person !== null && !isPlayedByPerson(head.seats[seat])) return no('standing-in');
  // What a bot has thought out comes too late once the person is back.
  if (person === null && isPlayedByPerson(head.seats[seat])) return no('stale');
  switch (ask.t) {
    case 'move':
      if (ask.decision !== decisionOf(play, seat)) return no('stale');
      return answer(turn, play, seat, ask.moves, person === null ? 'bot' : 'person', ask.id);
    case 'withdraw':
      if (ask.decision !== decisionOf(play, seat)) return no('stale');
      return withdraw(turn, play, seat);
    case 'undo':
      if (ask.decision !== decisionOf(play, seat)) return no('stale');
      return undo(turn, play, seat, ask.id);
    case 'resign':
      resign(turn, play, seat, ask.id);
      settleProposals(turn, play);
      return null;
    case 'leave':
      takeOver(turn, play, seat, 'person', ask.id);
      return null;
  }
}

/** Lines of one chat: at the rate of a talkative seat, a day of nothing else would fill a disk. */
const MOST_SAID = 10_000;

function say({ match, now, changes, told }: Turn, { seat, person }: Asker, id: string, text: string): No | null {
  const key = lineKey({ seat, person }, id, text);
  const connection = requestKey({ seat, person }, id);
  const before = match.said.get(connection) ?? match.said.get(key) ?? null;
  if (before !== null) return before === text ? null : no('id-used');
  const lines = match.lines ?? 0;
  if (lines >= MOST_SAID) return no('too-many');
  match.lines = lines + 1;
  for (const known of [key, connection]) recallLine(match, known, text);
  const name = seat === null ? (person?.name ?? '') : match.head.seats[seat].name;
  const line: ChatLine = { at: now, seat, name, text };
  changes.push({ put: 'chat', row: { match: match.head.id, ...line, key } });
  told.chat.push(line);
  return null;
}

type Line = Extract<Request, { t: 'chat' }>;
type Speaker = Pick<Asker, 'seat' | 'person'>;

/** Each seat of one person has ids of its own. */
const requestKey = ({ seat, person }: Speaker, id: string): string =>
  seat === null ? `${person?.id} ${id}` : `${person?.id} ${seat} ${id}`;

/** What a line is known by, so that it is said once. Somebody unknown is another one on every connection, and two of them
 *  may choose the same id: theirs are told apart by the text as well. */
export const lineKey = (speaker: Speaker, id: string, text: string): string =>
  speaker.person?.name === '' ? ` ${id} ${text}` : requestKey(speaker, id);

/** Whether only the store can say if a line was said before. */
export const isUnknownLine = (match: Match, speaker: Speaker, ask: Request): ask is Line =>
  ask.t === 'chat' && !match.said.has(lineKey(speaker, ask.id, ask.text));

/** Notes what was said under a key; null: nothing. */
export function recallLine({ said }: Match, key: string, text: string | null): void {
  said.set(key, text);
  letGo(said);
}

function order({ match, changes, told }: Turn, play: Play | null, seat: Seat, orders: Order[]): No | null {
  const unreadable = orders.findIndex(({ move }) => match.game.read(move) === null);
  if (unreadable >= 0) return no('no-move', unreadable);
  match.orders[seat] = orders;
  changes.push({ put: 'orders', row: { match: match.head.id, seat, body: JSON.stringify(orders) } });
  if (play !== null) told.own |= only(seat);
  return null;
}

/** Everything that follows by itself: orders, answers that are all there, the end. */
export function goOn(turn: Turn): void {
  const { play, head, game } = turn.match;
  if (play === null || head.phase !== 'playing') return;
  for (const seat of late(turn.match, play, turn.now)) timeOut(turn, play, seat);
  while (settle(turn, play) || followOrders(turn, play));
  handBack(turn, play);
  if (isOver(game, play)) endMatch(turn, play, play.last?.seat ?? 0, 'rules');
}

const isOver = (game: AnyGame, play: Play): boolean => play.awaited === NOBODY && game.result(play.state) !== null;
