import {
  type Anytime,
  ask,
  below,
  close,
  type Game,
  leftOf,
  machine,
  only,
  PUBLIC,
  phrase,
  type Refusal,
  type Rng,
  type Rules,
  type Seat,
} from '../src/index.ts';

/** The smallest game with a procedure, a question and a card for any time: doors are opened in turn, a die decides. */
export interface Doors {
  rng: Rng;
  opened: number[];
  bells: number[];
  stack: DoorFrame[];
}
type DoorFrame = { kind: 'night'; step: number; seat: Seat } | { kind: 'door'; seat: Seat; opens: number };
export type DoorMove = 'open' | 'wait' | 'ring';
export interface DoorEvent {
  is: DoorMove;
  seat: Seat;
}

const MOVES: readonly DoorMove[] = ['open', 'wait', 'ring'];
const TWICE: Refusal = { rule: 'D-2', code: 'waited-already' };
const NO_BELL: Refusal = { rule: 'D-3', code: 'no-bell' };

const rules: Rules<Doors, DoorFrame, DoorMove, DoorEvent> = {
  night: {
    steps: [
      (s, f) => ask(s, { kind: 'door', seat: f.seat, opens: 0 }),
      (s, f, ended) => {
        if (ended?.kind === 'door') s.opened[f.seat] += ended.opens * (1 + below(s.rng, 6));
      },
      (s, f) => {
        if (f.seat + 1 < s.opened.length) ask(s, { kind: 'night', step: 0, seat: f.seat + 1 });
      },
    ],
  },
  door: {
    asks: (_s, f) => only(f.seat),
    window: () => false,
    exact: false,
    options(_s, _f, _seat, into) {
      into[0] = 'open';
      into[1] = 'wait';
      return 2;
    },
    whyNot: (s, _f, seat, move) => (move === 'wait' && s.bells[seat] === 0 ? TWICE : null),
    answer(s, f, seat, move, tell) {
      f.opens = move === 'open' ? 1 : 0;
      tell({ is: move, seat }, PUBLIC, move === 'open');
      close(s);
    },
  },
};

const bell: Anytime<Doors, DoorMove, DoorEvent> = {
  isMine: (move) => move === 'ring',
  options(_s, _f, _seat, into) {
    into[0] = 'ring';
    return 1;
  },
  whyNot: (s, _f, seat) => (s.bells[seat] === 0 ? NO_BELL : null),
  answer(s, _f, seat, _move, tell) {
    s.bells[seat]--;
    tell({ is: 'ring', seat }, PUBLIC, false);
  },
};

const { settle, ...moving } = machine<Doors, DoorFrame, DoorMove, DoorEvent>(rules, bell, {
  over: { rule: 'D-9', code: 'over' },
  notAsked: { rule: 'D-1', code: 'not-asked' },
});

export const doors: Game<Doors, DoorMove, Doors, DoorEvent> = {
  id: 'doors',
  version: 1,
  earlier: [],
  about: { minutes: [1, 1], weight: 1 },
  options: [{ key: 'bells', kind: 'amount', min: 0, max: 3, default: 1, clause: 'D-3', with: null }],
  check: (_options, seats) => (seats >= 2 && seats <= 4 ? null : { rule: 'D-1', code: 'seats' }),
  setup(options, seats, rng) {
    const s: Doors = {
      rng,
      opened: new Array<number>(seats).fill(0),
      bells: new Array<number>(seats).fill(options.bells as number),
      stack: [{ kind: 'night', step: 0, seat: 0 }],
    };
    settle(s, null, () => {});
    return s;
  },
  seats: (s) => s.opened.length,
  ...moving,
  window: () => false,
  result(s) {
    if (s.stack.length > 0) return null;
    const rank = s.opened.map((mine) => 1 + s.opened.filter((other) => other > mine).length);
    return { points: s.opened, rank, ending: 'morning', tally: s.opened.map(() => []) };
  },
  longest: (options, seats) => seats * (1 + (options.bells as number)),
  clone: (s) => structuredClone(s),
  view: (s) => structuredClone(s),
  determinize: (view) => structuredClone(view),
  worth: (s, seat) => s.opened[seat] - s.opened[leftOf(seat, s.opened.length)],
  foresight: {
    judge: (s, seat) => s.opened[seat],
    foretell: (s, seat) => s.opened[seat],
    scale: 1,
    trust: 1,
    followed: false,
    curiosity: 1,
    onward: 0,
    tries: 1,
    efforts: { casual: 40, strong: 300, expert: 40 },
    oversight: 30,
    talk: () => false,
    rude: () => false,
  },
  census: () => [],
  alphabet: MOVES,
  write: (move) => move,
  read: (text) => MOVES.find((move) => move === text) ?? null,
  draw: (s) => s.opened.join(' '),
  ask: () => phrase('ask.door'),
  sayMove: (move) => phrase(`move.${move}`),
  measures: () => [],
  round: () => null,
  sayEvent: (event) => phrase(`event.${event.is}`, { seat: { seat: event.seat } }),
  place: (position) => structuredClone(position.state) as unknown as Doors,
  locate: (s) => ({ game: 'doors', seats: s.opened.length, options: {}, state: JSON.parse(JSON.stringify(s)) }),
};
