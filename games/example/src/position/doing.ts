import {
  BadInput,
  has,
  type Json,
  list,
  readFields,
  readList,
  readPerSeat,
  readSeat,
  readWhole,
  type Seat,
  type Seats,
  shown,
  withSeat,
} from '@insula/kernel';
import { CARDS } from '../cards.ts';
import { readCard } from '../reading.ts';
import { ANSWERING, INVESTIGATING } from '../rules/leak.ts';
import { inTurn, pickingLanterns } from '../rules/round.ts';
import { acting } from '../rules/turn.ts';
import { MAX_BID, MAX_LANTERN, MAX_PRICE, type State, seatsAt } from '../state.ts';
import { type Frame, NONE } from '../types.ts';

/** What `doing` may be, and the fields each kind has besides `kind`. */
const DOINGS: { readonly [kind: string]: readonly string[] } = {
  lanterns: ['picks'],
  action: [],
  auction: ['card', 'at', 'in', 'bid', 'leader'],
  price: ['card', 'buyer'],
  sale: ['card', 'buyer', 'price'],
  answers: ['target', 'at'],
  investigation: ['target', 'at'],
  over: [],
};

/** The stack of a position: the round, whose turn it is (null: nobody's) and what is being done in it. */
export function readDoing(s: State, round: Json | undefined, turn: Json | undefined, doing: Json | undefined): Frame[] {
  const kind = (doing as { kind?: Json } | null)?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(DOINGS, kind))
    throw new BadInput(`doing must have a kind, one of ${Object.keys(DOINGS).join(', ')}, not ${shown(kind)}.`);
  readFields(doing, `doing (${kind})`, ['kind', ...DOINGS[kind]], []);
  if (kind === 'over') {
    if (round !== null || turn !== null) throw new BadInput('When it is over, round and turn must be null.');
    return [];
  }
  const number = readWhole(round, 'round', 1, s.variant.rounds);
  if (kind === 'lanterns') {
    if (turn !== null) throw new BadInput("While lanterns are picked it is nobody's turn: turn must be null (E-10).");
    return [pickingLanterns(number), readLanterns(s, doing as Doing)];
  }
  const seat = readSeat(turn, 'turn', seatsAt(s));
  return [inTurn(number, seat, seatsAt(s)), acting(seat), ...readWithinTurn(s, seat, kind, doing as Doing)];
}

type Doing = { readonly [field: string]: Json };

function readLanterns(s: State, doing: Doing): Frame {
  const picks = readPerSeat(doing.picks, 'picks', seatsAt(s), (pick, what) => readWhole(pick, what, 0, MAX_LANTERN));
  if (!picks.includes(0)) throw new BadInput('Somebody must still be picking: write 0 for a lantern not picked yet (E-10).');
  return { kind: 'lanterns', picks };
}

function readWithinTurn(s: State, seat: Seat, kind: string, doing: Doing): Frame[] {
  const neighbour = (field: string): Seat => {
    const other = readSeat(doing[field], field, seatsAt(s));
    if (other === seat) throw new BadInput(`${field} must be another seat than the one whose turn it is.`);
    return other;
  };
  switch (kind) {
    case 'auction':
      return [readAuction(s, seat, doing)];
    case 'price': {
      const buyer = neighbour('buyer');
      if (s.coins[buyer] === 0) throw new BadInput('The buyer must have a coin (E-26).');
      return [{ kind, seller: seat, card: readCard(doing.card, 'card'), buyer }];
    }
    case 'sale': {
      const buyer = neighbour('buyer');
      const price = readWhole(doing.price, 'price', 1, MAX_PRICE);
      if (price > s.coins[buyer]) throw new BadInput('The buyer must have the coins asked for (E-26).');
      return [{ kind, seller: seat, card: readCard(doing.card, 'card'), buyer, price }];
    }
    case 'answers': {
      const target = readTarget(s, neighbour('target'));
      return [
        { kind: 'leak', step: ANSWERING, by: seat, target },
        { kind, by: seat, target, at: neighbour('at'), answer: 'none' },
      ];
    }
    case 'investigation': {
      const target = readTarget(s, neighbour('target'));
      const at = readSeat(doing.at, 'at', seatsAt(s));
      return [
        { kind: 'leak', step: INVESTIGATING, by: seat, target },
        { kind, by: seat, at, guilty: NONE },
      ];
    }
    default:
      return [{ kind: 'action', seat }];
  }
}

function readTarget(s: State, target: Seat): Seat {
  if (s.rooms[target].length === 0) throw new BadInput('The target of a Leak must have a room (E-30).');
  return target;
}

function readAuction(s: State, seller: Seat, doing: Doing): Frame {
  if (!s.variant.auction) throw new BadInput('There are no auctions with these options (E-51).');
  let bidders: Seats = 0;
  for (const each of readList(doing.in, 'in')) bidders = withSeat(bidders, readSeat(each, 'each seat of in', seatsAt(s)));
  const at = readSeat(doing.at, 'at', seatsAt(s));
  const leader = doing.leader === null ? NONE : readSeat(doing.leader, 'leader', seatsAt(s));
  const bid = readWhole(doing.bid, 'bid', leader === NONE ? 0 : s.variant.reserve, leader === NONE ? 0 : MAX_BID);
  if (has(bidders, seller)) throw new BadInput('in must not hold the seat whose card it is (E-25).');
  if (!has(bidders, at) || at === leader) throw new BadInput('at must be a seat of in, and not the leader (E-25).');
  if (leader !== NONE && !has(bidders, leader)) throw new BadInput('leader must be a seat of in, or null (E-25).');
  if (leader !== NONE && s.coins[leader] < bid) throw new BadInput('The leader must have the coins it bid (E-25).');
  return { kind: 'auction', seller, card: readCard(doing.card, 'card'), at, in: bidders, bid, leader };
}

export function writeDoing(s: State): { round: Json; turn: Json; doing: Json } {
  const [round, turn] = s.stack;
  const top = s.stack[s.stack.length - 1];
  if (round?.kind !== 'round') return { round: null, turn: null, doing: { kind: 'over' } };
  if (turn?.kind !== 'turn') return { round: round.number, turn: null, doing: writeTop(s, top) };
  return { round: round.number, turn: turn.seat + 1, doing: writeTop(s, top) };
}

function writeTop(s: State, top: Frame): Json {
  switch (top.kind) {
    case 'lanterns':
      return { kind: top.kind, picks: top.picks.slice() };
    case 'auction': {
      const leader = top.leader === NONE ? null : top.leader + 1;
      const bidders = list(top.in).map((seat) => seat + 1);
      return { kind: top.kind, card: CARDS[top.card], at: top.at + 1, in: bidders, bid: top.bid, leader };
    }
    case 'price':
      return { kind: top.kind, card: CARDS[top.card], buyer: top.buyer + 1 };
    case 'sale':
      return { kind: top.kind, card: CARDS[top.card], buyer: top.buyer + 1, price: top.price };
    case 'answers':
      return { kind: top.kind, target: top.target + 1, at: top.at + 1 };
    case 'investigation': {
      const leak = s.stack[s.stack.length - 2] as Frame & { kind: 'leak' };
      return { kind: top.kind, target: leak.target + 1, at: top.at + 1 };
    }
    default:
      return { kind: 'action' };
  }
}
