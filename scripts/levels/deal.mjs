// A thread that plays deals of cells (cells.mjs).
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botNamed, botsAt } from '../../packages/bots/dist/index.js';
import { botChance, nextMove, playMatch } from '../../packages/cli/dist/simulate/match.js';
import { fill, readOptions, seedFrom } from '../../packages/kernel/dist/index.js';
import { openShelf } from '../../packages/shelf/dist/index.js';
import { byWorthAt } from '../byWorth.mjs';
import { uctAt } from '../uct.mjs';
import { GAMES, matchesPerDeal } from './cells.mjs';

const shelf = await openShelf();

const ANSWERS = { deal: playDeal, stamp: stampOf };

parentPort.on('message', ({ what, cell, deal }) => parentPort.postMessage(ANSWERS[what](cell, deal)));

/** The same cards once for every seat that `a` can sit in. */
function playDeal(cell, deal) {
  const { game, options } = tableOf(cell);
  const matches = Array.from({ length: matchesPerDeal(cell) }, (_, seatOfA) => {
    const { result, moves } = playMatch(game, options, seated(cell, seatOfA, 1), `${cell.seed}/${deal}`);
    return { rank: result.rank, ending: result.ending, moves };
  });
  return { deal, matches };
}

/** A tenth of what they think will do to tell them from others. */
const A_TENTH = 0.1;

/** The version of the rules, and what these bots do in one match, by the numbers they think by: other rules, another search or
 *  other numbers have another stamp, and the same ones made quicker have the same. */
function stampOf(cell) {
  const { game, options } = tableOf(cell);
  const state = game.setup(options, cell.seats, fill(seedFrom('stamp', new Array(cell.seats).fill(null))));
  const minds = seated(cell, 0, A_TENTH).map((bot, seat) => bot.open(game, seat));
  const chance = minds.map((_, seat) => botChance('stamp', seat));
  const hash = createHash('sha256').update(JSON.stringify(numbersFor(cell, game.foresight)));
  for (let next = nextMove(game, state, minds, chance); next !== null; next = nextMove(game, state, minds, chance)) {
    hash.update(`\n${next.seat} ${game.write(next.move)}`);
    game.play(state, next.seat, next.move);
  }
  return { version: game.version, stamp: hash.digest('hex').slice(0, 16) };
}

/** Bots that are only measured against think as long as these. */
const LIKE = { uct: 'expert', worth: 'strong' };

/** What these two think by; how long others do makes no difference to them. */
function numbersFor({ a, b }, { efforts, oversight, ...numbers }) {
  const effort = (level) => (level === 'novice' ? oversight : (efforts[LIKE[level] ?? level] ?? null));
  return { ...numbers, efforts: [effort(a), effort(b)] };
}

function tableOf({ of }) {
  const game = shelf.game(GAMES[of].game);
  return { game, options: readOptions(game.options, GAMES[of].options) };
}

function seated({ seats, a, b }, seatOfA, scale) {
  const bots = [...botsAt(scale), uctAt(scale), byWorthAt(scale)];
  return Array.from({ length: seats }, (_, seat) => botNamed(seat === seatOfA ? a : b, bots));
}
