// A match with a log of any length: somebody moves, bots go on for long, all of it is taken back, and so on.
import { commitmentTo } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { answer, settle } from '../../dist/match/answers.js';
import { awaitedSeats, openPlay } from '../../dist/match/play.js';
import { headChange } from '../../dist/match/record.js';
import { newHead } from '../../dist/match/setup.js';
import { openTurn } from '../../dist/match/turn.js';
import { recall, undoByConsent } from '../../dist/match/undo.js';
import { openMatch } from '../../dist/matches/load.js';

/** The id of that match. */
export const LONG = 'long';

const shelf = await openShelf();

/** What is to be kept of it. */
export function longMatch(id, entries) {
  const game = shelf.game('raja');
  const wanted = { game: 'raja', options: {}, seats: [{ kind: 'me' }, { kind: 'me' }], clock: { kind: 'none' }, pause: 0 };
  const begun = newHead(
    game,
    { ...wanted, pace: 'instant', listed: true, position: null },
    { id: 'nobody', name: 'N' },
    '',
    Date.now(),
  );
  const head = {
    ...begun,
    id,
    phase: 'playing',
    started: begun.created,
    secret: 'known',
    commitment: commitmentTo('known'),
  };
  const match = openMatch(head, game);
  const play = openPlay(game, head, head.created);
  match.play = play;
  const changes = [headChange(head)];
  const last = () => play.last?.n ?? 0;
  const does = (act) => {
    const turn = openTurn(match, head.created);
    act(turn);
    changes.push(...turn.changes);
  };
  const move = (by) =>
    does((turn) => {
      const seat = awaitedSeats(play).find((awaited) => play.held[awaited] === null) ?? 0;
      const moves = play.legal[seat];
      answer(turn, play, seat, [game.write(moves[Math.floor(Math.random() * moves.length)])], by, `r${last()}`);
      settle(turn, play);
    });
  while (last() < entries) {
    const [mover] = awaitedSeats(play);
    const base = { n: last(), body: JSON.stringify({ state: play.state, told: play.told }) };
    const before = changes.length;
    const until = last() + 350;
    move('person');
    while (last() < until && play.awaited !== 0) move('bot');
    const rows = changes.slice(before).flatMap(({ put, row }) => (put === 'entry' ? [row] : []));
    recall(play, { base, rows });
    does((turn) => undoByConsent(turn, play, mover));
  }
  return changes;
}
