import { shown } from '../compare.ts';
import type { Law } from '../law.ts';
import { seatsOf } from '../moment.ts';
import { legalMoves } from '../policies.ts';
import { Broken, demand } from '../violation.ts';

const NO_MOVES = ['', ' ', 'no such move', '\u0000', '1e999', '__proto__', 'constructor', 'toString'];

export const notation: Law = {
  name: 'every move is written in one way and read back as itself',
  of: 'game',
  check({ game, moments }) {
    const names = new Map<string, unknown>();
    const known = (move: unknown): void => {
      const text = game.write(move);
      demand(game.read(text) === move, () => `"${text}" is read as another move than the one it was written for`);
      demand(!names.has(text) || names.get(text) === move, () => `two moves are both written "${text}"`);
      names.set(text, move);
    };
    demand(new Set(game.alphabet).size === game.alphabet.length, () => 'the alphabet has a move twice');
    for (const move of game.alphabet) known(move);
    for (const text of NO_MOVES)
      demand(game.read(text) === null || names.has(text), () => `${shown(text)} is read as a move, and it is none`);
    for (const at of moments)
      try {
        for (const seat of seatsOf(at.seats)) for (const move of legalMoves(game, at.state(), seat)) known(move);
      } catch (error) {
        throw error instanceof Broken ? new Broken(error.message, at) : error;
      }
  },
};
