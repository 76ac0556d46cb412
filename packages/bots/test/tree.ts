import { type AnyGame, below, only, type Rng, type Seats } from '@insula/kernel';

/** A question to one seat, and what each answer leads to. */
export interface Fork {
  readonly seats: readonly number[];
  readonly window: boolean;
  readonly moves: { readonly [name: string]: Fork | Worth };
}
/** What an end is worth to seat 0, in each of the worlds there may be. */
type Worth = readonly number[];

export const fork = (seat: number, moves: Fork['moves'], window = false): Fork => ({ seats: [seat], window, moves });

interface State {
  path: string[];
  world: number;
}

/** A game that is nothing but a tree. Which of its worlds is the real one, nobody is shown. `tries` counts its moves. */
export function treeGame(root: Fork, worlds: number): { game: AnyGame; tries: () => number } {
  let plays = 0;
  const at = (state: State): Fork | Worth =>
    state.path.reduce<Fork | Worth>((node, name) => (node as Fork).moves[name], root);
  const open = (state: State): Fork | null => {
    const node = at(state);
    return Array.isArray(node) ? null : (node as Fork);
  };
  const game = {
    foresight: {
      judge: (state: State, seat: number) => game.worth(state, seat),
      foretell: (state: State, seat: number) => game.worth(state, seat),
      scale: 4,
      trust: 4,
      followed: false,
      curiosity: 1,
      onward: 0,
      tries: 2,
      efforts: { casual: 40, strong: 200, expert: 400 },
      oversight: 30,
      talk: (move: unknown) => String(move).startsWith('say'),
      rude: (_view: unknown, move: unknown) => String(move).startsWith('rude'),
    },
    seats: () => 2,
    result: () => null,
    view: (state: State) => state.path,
    toAct: (state: State): Seats => (open(state)?.seats ?? []).reduce((seats, seat) => seats | only(seat), 0),
    window: (state: State) => open(state)?.window ?? false,
    legal(state: State, seat: number, into: string[]) {
      const node = open(state);
      // Moves whose name ends with "!" may be made at any time, by seat 0.
      const names = Object.keys(node?.moves ?? {}).filter(
        (name) => node?.seats.includes(seat) || (seat === 0 && name.endsWith('!')),
      );
      for (const [i, name] of names.entries()) into[i] = name;
      return names.length;
    },
    play(state: State, _seat: number, move: string) {
      plays++;
      state.path.push(move);
    },
    clone: (state: State): State => ({ path: [...state.path], world: state.world }),
    determinize: (path: string[], rng: Rng): State => ({ path: [...path], world: below(rng, worlds) }),
    worth(state: State, seat: number) {
      const node = at(state);
      return (seat === 0 ? 1 : -1) * (Array.isArray(node) ? node[state.world % node.length] : 0);
    },
  };
  return { game: game as unknown as AnyGame, tries: () => plays };
}
