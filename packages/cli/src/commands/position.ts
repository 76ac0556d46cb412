import { first, list, type Position, type Seat } from '@insula/kernel';
import { Command } from 'commander';
import { readPosition } from '../files.ts';
import { seatNumber } from '../flags.ts';
import { clauseText, type Known, know, moveFrom, refused, seatName } from '../known.ts';
import { legalTexts, turnFrom } from '../moves.ts';
import { audience, heardBy, listener, type News } from '../news.ts';

interface Flags {
  readonly seat?: string;
  readonly play?: string;
  readonly why?: string;
  readonly json?: boolean;
}

export const positionCommand = (): Command =>
  new Command('position')
    .description('look into a position written by hand: who is awaited, what is legal, what is not and why')
    .argument('<file>', 'a position as JSON, or - for what is piped in')
    .option('--seat <n>', 'whose eyes to look through, counted from 1 (default: whoever is awaited)')
    .option('--play <moves>', 'moves to play first, separated by ";"; "2: pass" says who plays it')
    .option('--why <move>', 'why that seat may not play this move')
    .option('--json', 'as JSON')
    .action(async (file: string, flags: Flags) => {
      const position = readPosition(file);
      const known = await know(position.game);
      const found = studied(known, position, flags);
      console.log(flags.json ? JSON.stringify(found, null, 2) : drawn(known, found));
    });

type Found = ReturnType<typeof studied>;

function studied(known: Known, position: Position, flags: Flags) {
  const { game } = known;
  const state = game.place(position);
  const seats = position.seats;
  const news: News[] = [];
  const played = (flags.play ?? '')
    .split(';')
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const { seat, move } = turnFrom(known, state, seats, text);
      game.play(state, seat, move, listener(known, news));
      return { seat: seat + 1, move: game.write(move) };
    });
  const awaited = game.toAct(state);
  const asked = flags.seat === undefined ? null : seatNumber('--seat', flags.seat, seats);
  const seat = asked ?? (awaited === 0 ? 0 : first(awaited));
  const view = game.view(state, seat);
  return {
    game: game.id,
    players: seats,
    played,
    events: (asked === null ? news : heardBy(news, asked)).map(({ event, to, shows, words }) => ({
      event,
      to: audience(to, seats),
      shows,
      words,
    })),
    awaited: list(awaited).map((other) => other + 1),
    question: known.say(game.ask(view)),
    legal: Array.from({ length: seats }, (_, other) => other)
      .filter((other) => asked === null || other === asked)
      .map((other) => ({ seat: other + 1, moves: legalTexts(known, state, other) })),
    why: flags.why === undefined ? null : answer(known, state, seat, flags.why),
    seat: seat + 1,
    view,
    result: game.result(state),
    // A seat that looks on its own is not shown what it may not know.
    position: asked === null ? game.locate(state) : null,
  };
}

function answer(known: Known, state: unknown, seat: Seat, text: string) {
  const refusal = known.game.whyNot(state, seat, moveFrom(known, text));
  if (refusal === null) return { move: text.trim(), refusal: null, words: `${seatName(seat)} may play it.`, clause: null };
  return { move: text.trim(), refusal, words: refused(known, refusal), clause: clauseText(known, refusal.rule) };
}

function drawn({ game }: Known, found: Found): string {
  const lines = found.played.map(({ seat, move }) => `${seatName(seat - 1)} plays ${move}`);
  lines.push(...found.events.map(({ words, to }) => `  ${words}${to === 'all' ? '' : ` (to ${to.join(', ')})`}`));
  lines.push(`As ${seatName(found.seat - 1)} sees it:`, game.draw(found.view), found.question);
  lines.push(
    found.awaited.length === 0
      ? 'The match is over.'
      : `Awaited: ${found.awaited.map((seat) => seatName(seat - 1)).join(', ')}`,
  );
  for (const { seat, moves } of found.legal)
    if (moves.length > 0) lines.push(`Legal for ${seatName(seat - 1)}: ${moves.join('; ')}`);
  if (found.why !== null)
    lines.push(`${found.why.move}: ${found.why.words}`, ...(found.why.clause === null ? [] : [found.why.clause]));
  return lines.join('\n');
}
