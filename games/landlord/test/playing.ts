import { hears, list } from '@insula/kernel';
import { CARDS, type Event, type landlord, type Move, type State } from '../src/index.ts';

/** What tests of either edition do at a table. */
export function playing(game: typeof landlord) {
  function moveNamed(text: string): Move {
    const move = game.read(text);
    if (move === null) throw new Error(`"${text}" is no move`);
    return move;
  }

  /** Plays `"1 bomb 2"`: the seat, then the move. Every move must be legal. Returns what the table was told. */
  function play(s: State, ...steps: readonly string[]): Event[] {
    const told: Event[] = [];
    for (const step of steps) {
      const seat = Number(step[0]) - 1;
      const refusal = game.whyNot(s, seat, moveNamed(step.slice(2)));
      if (refusal !== null) throw new Error(`"${step}" is refused: ${refusal.rule} ${refusal.code}`);
      game.play(s, seat, moveNamed(step.slice(2)), (event, to) => {
        if (hears(to, null)) told.push(event);
      });
    }
    return told;
  }

  /** Why a seat may not: `"L-41 too-high"`; null if it may. */
  function why(s: State, step: string): string | null {
    const refusal = game.whyNot(s, Number(step[0]) - 1, moveNamed(step.slice(2)));
    return refusal === null ? null : `${refusal.rule} ${refusal.code}`;
  }

  /** All legal moves of a seat in text, or those with a certain beginning. */
  function may(s: State, seat: number, beginning = ''): string[] {
    const into: Move[] = [];
    const count = game.legal(s, seat - 1, into);
    return into
      .slice(0, count)
      .map(game.write)
      .filter((text) => text.startsWith(beginning));
  }

  /** The seats awaited, from 1. */
  const awaited = (s: State): number[] => list(game.toAct(s)).map((seat) => seat + 1);

  function hand(s: State, seat: number): string {
    return CARDS.flatMap((name, kind) => new Array<string>(s.hands[(seat - 1) * CARDS.length + kind]).fill(name)).join(' ');
  }

  /** Who lives in a house, from below: `{ 1: 'student' }`. */
  function tenants(s: State, number: number): { [place: string]: string } {
    const seen = game.view(s, null).street[number - 1];
    const places = ['c', '1', '2', '3', '4', '5', 'r'];
    return Object.fromEntries(
      places.flatMap((place, i) => (seen !== undefined && seen.tenants[i] >= 0 ? [[place, CARDS[seen.tenants[i]]]] : [])),
    );
  }

  return { moveNamed, play, why, may, awaited, hand, tenants };
}
