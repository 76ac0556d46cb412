import {
  BadInput,
  everyone,
  type Fields,
  has,
  type Json,
  list,
  only,
  readFields,
  readName,
  readPerSeat,
  readSeat,
  readWhole,
  type Seat,
  type Seats,
  shown,
  withSeat,
} from '@insula/kernel';
import { ACTIONS, CHARACTER, DISCS, GOLD, GOVERNOR, MOVE_HOUSE, NO_DISC, QUARRY } from '../actions.ts';
import { lowestCard } from '../cards.ts';
import { CHARACTER_COUNT, CHARACTERS } from '../characters.ts';
import { HOUSES_TO_PLACE, lastSquare } from '../facts.ts';
import { PLACES, STOPS } from '../maps/places.ts';
import { STARTING_GOLD } from '../moves.ts';
import { discName } from '../notation.ts';
import * as read from '../reading.ts';
import { due, fits } from '../rules/actions.ts';
import { whyNotLiftFrom } from '../rules/deeds/moveHouse.ts';
import type { State } from '../state.ts';
import { ENDINGS, type Frame, NONE, type Turn } from '../types.ts';

const MOMENTS = ['picking', 'auction', 'placing', 'discs', 'turn', 'over'] as const;
const FIELDS: { readonly [moment in (typeof MOMENTS)[number]]: readonly string[] } = {
  picking: ['is', 'seat'],
  auction: ['is', 'opener', 'at', 'high', 'leader', 'bidding'],
  placing: ['is', 'turn'],
  discs: ['is', 'reached'],
  turn: ['is', 'reached', 'acted', 'seat', 'disc', 'marker', 'done', 'powers', 'entered', 'interrupted'],
  over: ['is', 'ending'],
};
const DONE = ['gold', 'cityHouses', 'villageHouses', 'moves', 'quarries', 'palaces', 'governors', 'characters'] as const;
const DISC_NAMES = DISCS.map((_, disc) => discName(disc));

/** Two actions in either order: `"gold + palace"`. */
function readDisc(value: Json | undefined, what: string): number {
  const names = typeof value === 'string' ? value.split(' + ') : [];
  const disc = [names, names.slice().reverse()].map((pair) => DISC_NAMES.indexOf(pair.join(' + '))).find((n) => n >= 0);
  if (disc === undefined)
    throw new BadInput(`${what} must be two of ${ACTIONS.join(', ')}, joined by " + ", not ${shown(value)}.`);
  return disc;
}

export const readDiscs = (value: Json | undefined, seats: number): number[] =>
  value === undefined || value === null
    ? new Array<number>(seats).fill(NO_DISC)
    : readPerSeat(value, 'discs', seats, (disc, what) => (disc === null ? NO_DISC : readDisc(disc, what)));

export const writeDiscs = (discs: readonly number[]): (string | null)[] =>
  discs.map((disc) => (disc === NO_DISC ? null : DISC_NAMES[disc]));

/** `doing` names the moment: `{ "is": "turn", "seat": 2, "disc": "gold + palace" }`. */
export function readDoing(s: State, value: Json | undefined): void {
  const { is } = readFields(value, 'doing', [], Object.values(FIELDS).flat());
  const moment = MOMENTS[readName(is, 'doing.is', MOMENTS)];
  const doing = readFields(value, `A moment of ${moment}`, [], FIELDS[moment]);
  switch (moment) {
    case 'picking':
      s.stack = [{ kind: 'game', step: 1 }, ...readPicking(s, doing)];
      break;
    case 'auction':
      s.stack = [{ kind: 'game', step: 1 }, ...readAuction(s, doing)];
      break;
    case 'placing':
      s.stack = [
        { kind: 'game', step: 2 },
        { kind: 'placing', turn: readWhole(doing.turn, 'turn', 0, HOUSES_TO_PLACE * s.seats - 1) },
      ];
      break;
    case 'discs':
      s.stack = [{ kind: 'game', step: 3 }, roundFrame(doing, 0), { kind: 'discs' }];
      break;
    case 'turn':
      s.stack = [{ kind: 'game', step: 3 }, ...readTurn(s, doing)];
      break;
    case 'over':
      s.ending = ENDINGS[readName(doing.ending, 'ending', ENDINGS)];
  }
  checkMoment(s, moment);
}

function checkMoment(s: State, moment: (typeof MOMENTS)[number]): void {
  const early = moment === 'picking' || moment === 'auction';
  for (let seat = 0; seat < s.seats; seat++)
    if (!early && lowestCard(s, seat) === CHARACTER_COUNT && !s.stack.some((f) => f.kind === 'robbed' && f.seat === seat))
      throw new BadInput(`Seat ${seat + 1} has no character (R-10).`);
  const round = s.stack.find((frame) => frame.kind === 'round');
  const highest = Math.max(...s.squares);
  if (
    moment !== 'over' &&
    highest >= lastSquare(s) &&
    !(round?.kind === 'round' && round.reached && highest === lastSquare(s))
  )
    throw new BadInput('A governor stands on the last square, and no round says that it was reached (R-70).');
  const waiting: Seats = moment === 'turn' && round?.kind === 'round' ? everyone(s.seats) & ~round.acted : 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (moment === 'turn' && has(waiting, seat) !== s.discs[seat] >= 0)
      throw new BadInput(`discs must hold a choice for each seat that has yet to act, and for no other (seat ${seat + 1}).`);
    if (moment !== 'turn' && moment !== 'discs' && s.discs[seat] !== NO_DISC)
      throw new BadInput('discs are chosen only in a round (R-31).');
  }
  if (moment === 'discs' && s.discs.every((disc) => disc !== NO_DISC))
    throw new BadInput('All discs are chosen, so there is nobody left to ask.');
}

function readPicking(s: State, doing: Fields): Frame[] {
  const seat = readSeat(doing.seat, 'seat', s.seats);
  if (lowestCard(s, seat) < CHARACTER_COUNT) throw new BadInput(`Seat ${seat + 1} has a character already (R-10).`);
  return s.advanced > 0
    ? [
        { kind: 'auctions', step: 2, opener: seat },
        { kind: 'picking', seat },
      ]
    : [
        { kind: 'choosing', step: 1, at: seat },
        { kind: 'picking', seat },
      ];
}

function readAuction(s: State, doing: Fields): Frame[] {
  if (s.advanced === 0) throw new BadInput('There are auctions only in the advanced game (R-85).');
  const bidding = toSet(read.readSeats(doing.bidding, 'bidding', s.seats));
  const opener = readSeat(doing.opener, 'opener', s.seats);
  const at = readSeat(doing.at, 'at', s.seats);
  const high = doing.high === null ? NONE : readWhole(doing.high, 'high', 0, STARTING_GOLD);
  const leader = doing.leader === null ? NONE : readSeat(doing.leader, 'leader', s.seats);
  if (!has(bidding, at) || (leader !== NONE && (!has(bidding, leader) || leader === at)))
    throw new BadInput('The leader of an auction and the other seat that is asked must both be bidding (R-85).');
  if ((high === NONE) !== (leader === NONE))
    throw new BadInput('An auction with a bid has a leader, and one without has none.');
  for (const seat of list(bidding))
    if (lowestCard(s, seat) < CHARACTER_COUNT) throw new BadInput(`Seat ${seat + 1} has a character already (R-85).`);
  return [
    { kind: 'auctions', step: 1, opener },
    { kind: 'auction', at, high, leader, bidding },
  ];
}

function roundFrame(doing: Fields, acted: Seats): Frame {
  if (doing.reached !== undefined && typeof doing.reached !== 'boolean')
    throw new BadInput(`reached must be true or false, not ${shown(doing.reached)}.`);
  return { kind: 'round', step: 2, acted, reached: doing.reached ?? false };
}

function readTurn(s: State, doing: Fields): Frame[] {
  const seat = readSeat(doing.seat, 'seat', s.seats);
  const [first, second] = DISCS[readDisc(doing.disc, 'disc')];
  const done = readFields(doing.done ?? {}, 'done', [], DONE);
  const count = (what: (typeof DONE)[number]): number => readWhole(done[what] ?? 0, `done.${what}`, 0, 6);
  const turn: Turn = {
    kind: 'turn',
    seat,
    first,
    second,
    third: (doing.marker ?? null) === null ? NONE : readName(doing.marker, 'marker', ACTIONS),
    gold: count('gold'),
    cityHouses: count('cityHouses'),
    villageHouses: count('villageHouses'),
    moves: count('moves'),
    quarries: count('quarries'),
    palaces: count('palaces'),
    governors: count('governors'),
    characters: count('characters'),
    powers: toSet(read.readNames(doing.powers ?? [], 'powers', CHARACTERS)),
    entered: toSet(read.readNames(doing.entered ?? [], 'entered', PLACES.slice(0, STOPS))),
  };
  if (turn.third === CHARACTER) throw new BadInput('A marker does not buy the character action (R-82).');
  checkDone(turn);
  const acted = withSeat(toSet(read.readSeats(doing.acted ?? [], 'acted', s.seats)), seat);
  return [roundFrame(doing, acted), turn, ...readInterrupted(s, turn, doing.interrupted ?? null)];
}

function checkDone(f: Turn): void {
  const singly = [
    [f.gold, GOLD],
    [f.moves, MOVE_HOUSE],
    [f.quarries, QUARRY],
    [f.governors, GOVERNOR],
    [f.characters, CHARACTER],
  ];
  if (!fits(f) || singly.some(([done, action]) => done > due(f, action)))
    throw new BadInput('More is done in this turn than its actions allow (R-32).');
}

/** What interrupts the turn: `{ "moving": "Kota" }`, `{ "robbed": 2 }` or `{ "seduced": 3 }`. */
function readInterrupted(s: State, turn: Turn, value: Json): Frame[] {
  if (value === null) return [];
  const by = readFields(value, 'interrupted', [], ['moving', 'robbed', 'seduced']);
  if (by.moving !== undefined) {
    const from = readName(by.moving, 'moving', PLACES);
    if (from === STOPS - 1 || whyNotLiftFrom(s, turn.seat, from) !== null)
      throw new BadInput(`Seat ${turn.seat + 1} cannot move a house from ${PLACES[from]} (R-43).`);
    return [{ kind: 'moving', seat: turn.seat, from }];
  }
  const seat = readSeat(by.robbed ?? by.seduced, 'the seat interrupted', s.seats);
  if (seat === turn.seat) throw new BadInput('Nobody robs or seduces themselves (R-55, R-90).');
  if (by.robbed === undefined) return [{ kind: 'seduced', seat, by: turn.seat }];
  if (lowestCard(s, seat) < CHARACTER_COUNT)
    throw new BadInput(`Seat ${seat + 1} was not robbed: it has a character (R-55).`);
  return [{ kind: 'robbed', seat }];
}

export function writeDoing(s: State): Json {
  if (s.ending !== null) return { is: 'over', ending: s.ending };
  const top = s.stack[s.stack.length - 1];
  const [, outer, turn] = s.stack;
  if (top.kind === 'picking') return { is: 'picking', seat: top.seat + 1 };
  if (top.kind === 'placing') return { is: 'placing', turn: top.turn };
  if (top.kind === 'auction' && outer.kind === 'auctions')
    return {
      is: 'auction',
      opener: outer.opener + 1,
      at: top.at + 1,
      high: top.high === NONE ? null : top.high,
      leader: top.leader === NONE ? null : top.leader + 1,
      bidding: seatNumbers(top.bidding),
    };
  if (outer.kind !== 'round' || turn.kind !== 'turn')
    return { is: 'discs', reached: outer.kind === 'round' && outer.reached };
  return {
    is: 'turn',
    reached: outer.reached,
    acted: seatNumbers(outer.acted),
    seat: turn.seat + 1,
    disc: DISC_NAMES[discOf(turn)],
    marker: turn.third === NONE ? null : ACTIONS[turn.third],
    done: Object.fromEntries(DONE.filter((what) => turn[what] > 0).map((what) => [what, turn[what]])),
    powers: list(turn.powers).map((card) => CHARACTERS[card]),
    entered: list(turn.entered).map((city) => PLACES[city]),
    interrupted: writeInterrupted(top),
  };
}

function writeInterrupted(top: Frame): Json {
  if (top.kind === 'moving') return { moving: PLACES[top.from] };
  if (top.kind === 'robbed') return { robbed: top.seat + 1 };
  return top.kind === 'seduced' ? { seduced: top.seat + 1 } : null;
}

const discOf = (turn: Turn): number => DISCS.findIndex(([first, second]) => first === turn.first && second === turn.second);

const toSet = (numbers: readonly number[]): number => numbers.reduce((set, n) => set | only(n), 0);
const seatNumbers = (seats: Seats): number[] => list(seats).map((seat: Seat) => seat + 1);
