import { BadInput, first, has, type Seat } from '@insula/kernel';
import pc from 'picocolors';
import { seatName } from '../known.ts';
import type { Lines } from '../lines.ts';
import { legalTexts } from '../moves.ts';
import { heardBy, type News } from '../news.ts';
import { outcome } from '../outcome.ts';
import { nextMove } from '../simulate/match.ts';
import { make, type Session } from './session.ts';
import { chosen, listMoves, verbNamed } from './verbs.ts';

const MOST_LISTED = 40;
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** What a person answered: a move, nothing (out of turn), or that the table changed or is left. */
type Answer = { readonly move: unknown } | 'silence' | 'again' | 'quit';

/** Plays a session to its end, or until somebody leaves. */
export async function playAt(session: Session, lines: Lines): Promise<void> {
  const { game } = session.known;
  const people = session.minds.flatMap((mind, seat) => (mind === null ? [seat] : []));
  const unheard: News[][] = session.minds.map(() => []);
  let atScreen: Seat = people[0];
  /** By seat: what it let pass out of turn since its last answer. It is asked again once something else is on offer. */
  const passed = session.minds.map(() => '');
  const onOffer = (seat: Seat): string => legalTexts(session.known, session.state, seat).join();

  const play = (seat: Seat, move: unknown): void => {
    const news = make(session, { seat, move }, Date.now());
    for (const person of people) unheard[person].push(...heardBy(news, person));
    if (people.length === 1) hear(people[0]);
  };
  const hear = (seat: Seat): void => {
    for (const { event } of unheard[seat].splice(0))
      console.log(pc.yellow(`* ${session.known.say(game.sayEvent(event), seat)}`));
  };
  /** Hot seat: the one who leaves the screen must be gone before the next one's cards are on it. */
  const handOver = async (seat: Seat): Promise<boolean> => {
    if (seat === atScreen) return true;
    atScreen = seat;
    if (process.stdout.isTTY) process.stdout.write(CLEAR);
    return (await lines.ask(`${seatName(seat)}, take the screen and press Enter. `)) !== null;
  };

  while (game.toAct(session.state) !== 0) {
    const awaited = game.toAct(session.state);
    const outOfTurn = people.find((seat) => !has(awaited, seat) && !['', passed[seat]].includes(onOffer(seat)));
    const bot = outOfTurn === undefined ? nextMove(game, session.state, session.minds, session.chance) : null;
    if (bot !== null) {
      play(bot.seat, bot.move);
      continue;
    }
    const seat = outOfTurn ?? first(awaited & people.reduce((set, person) => set | (1 << person), 0));
    if (!(await handOver(seat))) return leave();
    hear(seat);
    const answer = await converse(session, lines, seat, outOfTurn !== undefined);
    if (answer === 'quit') return leave();
    if (answer === 'silence') passed[seat] = onOffer(seat);
    else if (answer !== 'again') {
      passed[seat] = '';
      play(seat, answer.move);
    }
  }
  for (const seat of people) hear(seat);
  await close(session, lines, people[0]);
}

/** Asks until there is an answer. Whoever is not awaited may also say nothing. */
async function converse(session: Session, lines: Lines, seat: Seat, outOfTurn: boolean): Promise<Answer> {
  const { game, say } = session.known;
  const view = game.view(session.state, seat);
  console.log(`\n${game.draw(view)}\n`);
  console.log(pc.bold(`You are ${seatName(seat)}. ${say(game.ask(view), seat)}`));
  if (outOfTurn) console.log('You may play out of turn, or press Enter to let it pass:');
  console.log(listMoves(session, seat, MOST_LISTED));
  for (;;) {
    const line = await lines.ask('> ');
    if (line === null) return 'quit';
    if (line.trim() === '') {
      if (outOfTurn) return 'silence';
      continue;
    }
    const answer = reply(session, seat, line);
    if (answer !== null) return answer;
  }
}

/** What a line leads to; null when it was answered and the question stands. */
function reply(session: Session, seat: Seat, line: string): Answer | null {
  try {
    const verb = verbNamed(line);
    if (verb === null) return { move: chosen(session, seat, line) };
    const { say, next } = verb.run(session, seat, line.trim().slice(verb.name.length).trim());
    if (say !== '') console.log(say);
    return next === 'ask' ? null : next;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.log(pc.red(error.message));
    return null;
  }
}

/** After the end a match can still be saved. */
async function close(session: Session, lines: Lines, seat: Seat): Promise<void> {
  const { known } = session;
  const { game } = known;
  const result = game.result(session.state);
  console.log(`\n${game.draw(game.view(session.state, seat))}`);
  if (result !== null) console.log(pc.bold(outcome(known, result)));
  console.log('The match is over: save [file] keeps it, quit leaves.');
  for (;;) {
    const line = await lines.ask('> ');
    if (line === null || reply(session, seat, line) === 'quit') return;
  }
}

const leave = (): void => console.log('Goodbye. The match goes no further; what was saved can be replayed.');
