import { below, first, generator, readOptions } from '@insula/kernel';
import { ARROWS, COLOURS, colourOf, FLAT_NAMES, roomShare } from '@insula/room-share';
import type { State } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import { begin, legal, make } from '../src/boardgameio.ts';
import type { Duel } from '../src/duel.ts';

const options = readOptions(roomShare.options, { duel: true });

/** Ours, in the words of the other: the notation of Room Share and a boardgame.io move. */
function translate(text: string): { move: string; args: number[] } {
  const [one, two] = text.split(' ');
  if (text === 'pass') return { move: 'pass', args: [] };
  if (one === 'guests') return { move: 'guest', args: [COLOURS.indexOf(two as never)] };
  if (one === 'room') return { move: 'flat', args: [FLAT_NAMES.indexOf(two)] };
  if (one === 'landlord') return { move: 'evict', args: [FLAT_NAMES.indexOf(two)] };
  if (two === undefined) return { move: 'arrow', args: [ARROWS.indexOf(one as never)] };
  return { move: 'lodge', args: [COLOURS.indexOf(one as never), ARROWS.indexOf(two as never)] };
}
const sorted = (moves: readonly object[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

describe('the duel on boardgame.io is the game we play here', () => {
  test.each(Array.from({ length: 20 }, (_, seed) => seed))('the same choices and the same block, match %i', (seed) => {
    const rng = generator(`same ${seed}`);
    const ours = roomShare.setup(options, 2, generator(`duel ${seed}`));
    let theirs = begin(`${seed}`);
    let moves: Parameters<typeof roomShare.write>[0][] = [];
    for (let step = 0; roomShare.toAct(ours) !== 0; step++) {
      const seat = first(roomShare.toAct(ours));
      moves = [];
      moves.length = roomShare.legal(ours, seat, moves);
      if (step === 1) theirs = dealt(theirs, ours);
      if (step >= 1) expect(sorted(legal(theirs))).toEqual(sorted(moves.map((move) => translate(roomShare.write(move)))));
      const chosen = moves[below(rng, moves.length)];
      const { move, args } = translate(roomShare.write(chosen));
      theirs = make(theirs, move, args);
      roomShare.play(ours, seat, chosen);
      if (step >= 1) expect(theirs.G.arrows).toEqual(arrowsIn(roomShare.view(ours, null)));
    }
    // Asked in the last chance with nothing to do, theirs must still pass.
    if (theirs.ctx.gameover === undefined) theirs = make(theirs, 'pass', []);
    expect(theirs.ctx.gameover.points).toEqual(roomShare.result(ours)?.points);
  });
});

/** Once the guests are chosen: the same block and the same seat to begin. */
function dealt(theirs: State<Duel>, ours: Parameters<typeof roomShare.view>[0]): State<Duel> {
  const view = roomShare.view(ours, null);
  const G: Duel = {
    ...theirs.G,
    flats: [...view.kinds],
    arrows: arrowsIn(view),
    reserve: view.reserve.map((row) => [...row]),
  };
  const turn = view.turn;
  return { ...theirs, G, ctx: { ...theirs.ctx, currentPlayer: `${turn}`, playOrderPos: turn } };
}

/** The colour on each arrow, or -1. */
const arrowsIn = ({ tenants }: ReturnType<typeof roomShare.view>): number[] => [...tenants].map(colourOf);
