import { type AnyGame, NOBODY, only, type Seat } from '@insula/kernel';
import type { ChatLine, Order, Request, ServerMessage } from '@insula/protocol';
import { written } from '../updates/deliver.ts';
import type { Listener } from '../updates/listener.ts';
import { handBack, resign, takeBack, takeOver, timeOut } from './absence.ts';
import { answer, decisionOf, judge, type No, no, settle, withdraw } from './answers.ts';
import { due, late } from './clocks.ts';
import { isPlayedByPerson, type Match, type Play } from './match.ts';
import { followOrders } from './orders.ts';
import { remember, rememberIn } from './play.ts';
import { propose, settleProposals, vote } from './proposals.ts';
import { endMatch } from './record.ts';
import { undo } from './undo.ts';

/** What a request needs from outside its match. */
export interface Beyond {
  rematch(match: Match): void;
  /** Whoever asks. Somebody unknown has the connection's id, and no name. */
  readonly person: { readonly id: string; readonly name: string };
}

type Asked = Exclude<Request, { t: 'why' }>;

/** Does what a listener asks, and answers once that is kept. */
export function request(match: Match, listener: Listener, ask: Request, beyond: Beyond): void {
  match.touched = match.at.now();
  if (ask.t === 'why') {
    reply(match, listener, explained(match, listener, ask));
    return;
  }
  const refused = isRepeated(match, listener, ask) ? null : perform(match, listener, ask, beyond);
  if (refused === null && match.play !== null && listener.seat !== null && ask.t !== 'ping')
    remember(match.play, listener.seat, ask.id);
  reply(match, listener, refused === null ? { t: 'ack', id: ask.id } : { t: 'refused', id: ask.id, ...refused });
  if (refused === null) goOn(match);
}

const ALLOWED = { move: null, rule: null, code: null };

/** Whether moves would be allowed. It is told once what they are judged by is kept, like everything else. */
function explained(
  { play, head, game }: Match,
  { seat }: Listener,
  { id, moves }: Extract<Request, { t: 'why' }>,
): ServerMessage {
  if (seat === null) return { t: 'refused', id, ...no('bystander') };
  if (play === null || head.phase !== 'playing') return { t: 'refused', id, ...no('not-playing') };
  return { t: 'why', id, ...(judge(game, play, seat, moves) ?? ALLOWED) };
}

function reply(match: Match, to: Listener, message: ServerMessage): void {
  match.outbox.replies.push({ to, text: written(message) });
  match.at.journal.tell(match);
}

function isRepeated({ play }: Match, { seat }: Listener, { id }: Request): boolean {
  return play !== null && seat !== null && (play.used[seat].has(id) || play.held[seat]?.request === id);
}

function perform(match: Match, listener: Listener, ask: Asked, beyond: Beyond): No | null {
  const { seat } = listener;
  if (ask.t === 'ping') return null;
  if (ask.t === 'chat') return say(match, listener, ask.id, ask.text, beyond);
  if (seat === null) return no('bystander');
  const { play, head } = match;
  if (ask.t === 'orders') return order(match, play, seat, ask.orders);
  if (play === null) return no('not-playing');
  if ((ask.t === 'propose' || ask.t === 'vote') && ask.what !== 'rematch' && head.seats[seat].resigned)
    return no('resigned');
  if (ask.t === 'propose') return propose(match, play, seat, ask.what, () => beyond.rematch(match));
  if (ask.t === 'vote') return vote(match, play, seat, ask.what, ask.yes, () => beyond.rematch(match));
  if (head.phase !== 'playing') return no('not-playing');
  if (head.seats[seat].resigned && listener.person) return no('resigned');
  if (listener.person) head.seats[seat].timeouts = 0;
  if (ask.t === 'return') return takeBack(match, play, seat, ask.id);
  if (listener.person && !isPlayedByPerson(head.seats[seat])) return no('standing-in');
  // What a bot has thought out comes too late once the person is back.
  if (!listener.person && isPlayedByPerson(head.seats[seat])) return no('stale');
  switch (ask.t) {
    case 'move':
      if (ask.decision !== decisionOf(play, seat)) return no('stale');
      return answer(match, play, seat, ask.moves, listener.person ? 'person' : 'bot', ask.id);
    case 'withdraw':
      if (ask.decision !== decisionOf(play, seat)) return no('stale');
      return withdraw(match, play, seat);
    case 'undo':
      if (ask.decision !== decisionOf(play, seat)) return no('stale');
      return undo(match, play, seat, ask.id);
    case 'resign':
      resign(match, play, seat, ask.id);
      settleProposals(match, play, () => beyond.rematch(match));
      return null;
    case 'leave':
      takeOver(match, play, seat, 'person', ask.id);
      return null;
  }
}

function say(match: Match, listener: Listener, id: string, text: string, beyond: Beyond): No | null {
  const { at, head } = match;
  const key = `${beyond.person.id} ${id}`;
  if (match.said.has(key)) return null;
  rememberIn(match.said, key);
  const name = listener.seat === null ? beyond.person.name : head.seats[listener.seat].name;
  const line: ChatLine = { at: at.now(), seat: listener.seat, name, text };
  at.journal.write({ put: 'chat', row: { match: head.id, ...line, key } });
  match.outbox.chat.push(line);
  return null;
}

function order(match: Match, play: Play | null, seat: Seat, orders: Order[]): No | null {
  const unreadable = orders.findIndex(({ move }) => match.game.read(move) === null);
  if (unreadable >= 0) return no('no-move', unreadable);
  match.orders[seat] = orders;
  match.at.journal.write({ put: 'orders', row: { match: match.head.id, seat, body: JSON.stringify(orders) } });
  if (play !== null) match.outbox.own |= only(seat);
  return null;
}

/** Everything that follows by itself: orders, answers that are all there, the end, the next thing due. */
export function goOn(match: Match): void {
  const { play, head, at } = match;
  if (play === null || head.phase !== 'playing') return;
  for (const seat of late(match, play, at.now())) timeOut(match, play, seat);
  while (settle(match, play) || followOrders(match, play));
  handBack(match, play);
  if (isOver(match.game, play)) endMatch(match, play, play.last?.seat ?? 0, 'rules');
  plan(match, play);
}

const isOver = (game: AnyGame, play: Play): boolean => play.awaited === NOBODY && game.result(play.state) !== null;

/** The longest a timer can be set for. */
const LONGEST = 2 ** 31 - 1;

function plan(match: Match, play: Play): void {
  if (match.timer !== null) clearTimeout(match.timer);
  const time = match.head.phase === 'playing' ? due(match, play) : null;
  match.timer = time === null ? null : setTimeout(() => goOn(match), Math.min(LONGEST, Math.max(0, time - match.at.now())));
}
