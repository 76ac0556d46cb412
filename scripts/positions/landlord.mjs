// Written positions of both editions of Landlord!, for pictures, tests and benchmarks of the street.
import { CARDS, cardsIn, factsOf } from '@insula/landlord/face';

const BOOK = { landlord: 0, 'landlord-second': 2 };
const variantOf = (game) => ({ book: BOOK[game], tenants: null });

/** `H(1, 3, 'roof', { 1: 'student' })` is a house of seat 1 with three floors; what its floors are made of is left open. */
const H = (owner, floors, roof, tenants = {}, more = {}) => ({ owner, floors, roof, tenants, ...more });

/** Fills in what houses are built of, from the cards that are nowhere else. */
function position(game, { street, hands, ...rest }) {
  const variant = variantOf(game);
  const left = new Map(
    cardsIn(variant).map((card) => [card, factsOf(variant, card).isFloor ? factsOf(variant, card).copies : 0]),
  );
  const take = (card) => left.has(card) && left.set(card, left.get(card) - 1);
  for (const house of street) {
    if (house === null) continue;
    for (const card of [house.roof, house.cover, house.cellar, ...Object.values(house.tenants).map((t) => t.card ?? t)])
      take(card);
    if (Array.isArray(house.floors)) house.floors.forEach(take);
  }
  hands.flat().forEach(take);
  for (const card of [...(rest.discards ?? []), ...(rest.inPlay ?? [])]) take(card);
  // Of whatever there is most, so that no kind runs out.
  const spare = () => {
    const [card] = [...left].reduce((most, each) => (each[1] > most[1] ? each : most));
    take(card);
    return card;
  };
  const built = street.map((house) =>
    house === null || Array.isArray(house.floors)
      ? house
      : { ...house, floors: Array.from({ length: house.floors }, spare) },
  );
  return { game, seats: hands.length, street: built, hands, ...rest };
}

const DISCARDS = ['alibi', 'police', 'musician', 'move'];

const streets = () => [
  H(1, 3, 'roof', { c: 'mother-and-child', 1: 'student', 2: 'student' }, { cellar: 'cellar-renovation' }),
  H(2, 3, 'roof', { 1: 'student', 2: 'mother-and-child' }),
  H(3, 3, 'roof', { 1: 'researcher', 3: 'single' }),
  H(1, 2, 'roof', { 1: 'family' }, { cover: 'roof-renovation' }),
  H(2, 2, 'roof', { 1: 'celebrities' }),
  H(1, 4, 'roof', { 1: 'freaks', 3: 'freaks' }),
  H(3, 3, 'flat-roof', { 1: 'squatters', 2: 'mother-and-child' }),
  H(2, 1, 'roof', { 1: 'manager' }, { cover: 'roof-dormer' }),
  H(1, 1, 'flat-roof', { 1: 'mover' }),
  H(4, 2, 'roof', { 2: 'musician' }),
  H(1, 3, 'roof-dormer', { 1: 'celebrities', 3: 'mother-and-child', r: 'single' }),
  H(4, 3, 'roof', { 1: 'researcher' }, { cover: 'roof-renovation', cellar: 'cellar-renovation' }),
  H(4, 1, 'roof', { 1: 'pensioners' }),
];
const HAND = ['musician', 'manager', 'murder', 'police', 'move', 'move', 'roof', 'student'];
const OTHERS = [
  ['alibi', 'bomb', 'roof', 'recycle', 'squatters'],
  ['police', 'roof', 'court'],
  ['politics', 'broker', 'eviction'],
];
const classic = (more = {}) =>
  position('landlord', {
    street: streets(),
    hands: [HAND, ...OTHERS],
    money: [14, 22, 9, 3],
    turn: 1,
    round: 4,
    jailed: 4,
    discards: DISCARDS,
    ...more,
  });

const secondStreets = () => [
  H(1, 3, 'roof', { 1: 'man-with-dog', 2: 'hacker', 3: 'hacker', c: 'rental-nomad' }, { cellar: 'basement-expansion' }),
  H(2, 3, 'roof', { 1: 'hacker', 2: 'hacker' }),
  H(3, 2, 'roof', { 1: 'squatters', 2: 'odd-ones' }),
  H(1, 1, 'attic-apartment', { 1: 'nobles' }),
  H(2, 2, 'roof', { 1: 'family' }),
  H(1, 3, 'roof', { 1: 'group-house', 3: 'musicians', r: 'scientist' }, { cover: 'roof-expansion' }),
  H(3, 3, 'flat-roof', { 1: 'group-house', 3: 'monster' }),
  H(1, 2, 'flat-roof', { 1: 'odd-ones', 2: 'odd-ones' }),
  H(4, 1, 'roof', { 1: 'musicians' }),
  H(4, 2, 'roof', { 1: 'mother-with-children' }, { cover: 'roof-expansion', cellar: 'basement-expansion' }),
  H(1, 2, 'roof', { 1: 'mother-with-children', 2: 'monster', r: 'rental-nomad' }, { cover: 'roof-expansion' }),
  H(5, 2, 'roof', { 1: 'family' }),
  H(6, 2, 'roof', { 1: 'tavern', 2: 'mother-with-children' }),
  H(5, 1, 'roof', { 1: 'monster' }),
];
const SECOND_HANDS = [
  ['group-house', 'hacker', 'mover', 'murder', 'alibi', 'alibi', 'broker', 'basement-expansion', 'rent-withheld', 'police'],
  ['bomb', 'move', 'squatters', 'lunatic'],
  ['police', 'alibi', 'demolition'],
  ['politics', 'move'],
  ['alibi', 'court'],
  ['move', 'murder', 'police'],
];
const second = (more = {}) =>
  position('landlord-second', {
    street: secondStreets(),
    hands: SECOND_HANDS,
    money: [31, 22, 9, 17, 6, 12],
    turn: 1,
    round: 10,
    jailed: 3,
    discards: ['eviction', 'move', 'bomb'],
    ...more,
  });

/** The rooms of a house, as a stack of what is going on counts them. */
const room = (house, place) => (house - 1) * 7 + place;
const TURN = [
  { kind: 'match', step: 1 },
  { kind: 'turn', step: 2 },
];
const playing = (seat) => [...TURN, { kind: 'play', seat: seat - 1 }];
const window_ = (deed, by, hit, at, seats) => ({
  kind: 'answer',
  deed,
  by: by - 1,
  hit: hit - 1,
  at,
  picks: Array.from({ length: seats }, (_, seat) => (seat === hit - 1 ? -1 : -4)),
  counts: -1,
});

/** Situations of the classic edition, through the eyes of seat 1. */
export const CLASSIC = {
  play: () => classic(),
  build: () =>
    classic({
      street: [...streets(), { ...H(1, ['politics', 'move'], null) }],
      hands: [['musician', 'murder', 'police', 'move', 'roof', 'student', 'roof-dormer'], ...OTHERS],
    }),
  murder: () =>
    classic({
      turn: 2,
      hands: [HAND, ['alibi', 'bomb', 'roof', 'move', 'recycle', 'squatters'], ...OTHERS.slice(1)],
      inPlay: ['murder'],
      doing: [
        ...playing(2),
        { kind: 'murdering', step: 1, by: 1, room: room(11, 3) },
        window_('murder', 2, 1, room(11, 3), 4),
      ],
    }),
  bomb: () =>
    classic({
      turn: 2,
      hands: [['lunatic', ...HAND], ['alibi', 'roof', 'move', 'squatters'], ...OTHERS.slice(1)],
      inPlay: ['bomb'],
      doing: [...playing(2), { kind: 'bombing', step: 1, by: 1, house: 10 }, window_('bomb', 2, 1, 10, 4)],
    }),
  investigation: () =>
    classic({
      turn: 2,
      hands: [
        ['court', 'musician', 'manager', 'murder', 'move', 'move', 'roof', 'student'],
        ['bomb', 'roof', 'move'],
        ['roof', 'pensioners'],
        OTHERS[2],
      ],
      inPlay: ['murder', 'police', 'alibi', 'alibi'],
      discards: ['mother-and-child', 'musician'],
      street: streets().with(10, H(1, 3, 'roof-dormer', { 1: 'celebrities', r: 'single' })),
      doing: [
        ...playing(2),
        { kind: 'murdering', step: 4, by: 1, room: room(11, 3) },
        { kind: 'investigation', step: 1, at: 0 },
        window_('question', 0, 1, -1, 4),
      ],
    }),
  relocation: () =>
    classic({
      hands: [['manager', 'murder', 'police', 'move', 'move', 'roof', 'student'], ...OTHERS],
      discards: ['alibi', 'police', 'move'],
      street: streets().with(
        0,
        H(
          1,
          3,
          'roof',
          { c: 'mother-and-child', 1: 'student', 2: 'student', 3: 'musician' },
          { cellar: 'cellar-renovation' },
        ),
      ),
      doing: [
        ...playing(1),
        { kind: 'driving', step: 1, by: 0, house: 0, room: -1 },
        { kind: 'leave', why: 'musician', by: 0, house: 0, room: -1 },
      ],
    }),
  rent: () => classic({ doing: 'buy', earned: 32, bought: 1, spent: 1, money: [45, 22, 9, 3], turnsLeft: -1 }),
  deal: () =>
    classic({
      turn: 3,
      street: [...streets(), { ...H(3, ['move', 'move', 'alibi'], null) }],
      doing: [
        ...playing(3),
        { kind: 'deal', by: 2, with: 0, stage: 'answer', give: [], want: [CARDS.indexOf('roof')], pay: 3 },
      ],
    }),
  jail: () => classic({ jailed: 1, doing: 'examine' }),
  squatters: () =>
    classic({
      turn: 4,
      hands: [HAND, ['alibi', 'bomb', 'roof'], ['roof', 'court'], OTHERS[2]],
      inPlay: ['squatters'],
      doing: [
        ...playing(4),
        { kind: 'arrival', step: 1, by: 3, card: CARDS.indexOf('squatters'), from: -1, to: room(1, 3) },
        window_('squatters', 4, 1, room(1, 3), 4),
      ],
    }),
};

/** Situations of the second edition, through the eyes of seat 1. */
export const SECOND = {
  six: () => second({ turn: 2 }),
  play: () => second(),
  examine: () => second({ doing: 'examine' }),
  build: () => second({ street: [...secondStreets(), { ...H(1, ['politics', 'move'], null) }] }),
  bombed: () =>
    second({
      turn: 2,
      hands: [SECOND_HANDS[0], ['move', 'squatters'], ...SECOND_HANDS.slice(2)],
      inPlay: ['bomb'],
      doing: [...playing(2), { kind: 'bombing', step: 1, by: 1, house: 5 }, window_('bomb', 2, 1, 5, 6)],
    }),
  last: () => second({ doing: 'buy', earned: 12, bought: 2, spent: 2, turnsLeft: -1 }),
};

const finished = (seat, ...bought) => ['done', ...bought, 'done'].map((move) => [seat, move]);

/** Situations for pictures: where they begin, and what has been played since, by whom. */
export const PICTURED = {
  play: { position: () => classic({ turn: 3 }), past: [...finished(2, 'buy', 'buy'), ...finished(3, 'buy')] },
  build: {
    position: () =>
      classic({
        turn: 3,
        hands: [['musician', 'murder', 'police', 'move', 'roof', 'student', 'roof-dormer', 'politics', 'move'], ...OTHERS],
      }),
    past: [...finished(2, 'buy'), ...finished(3), [0, 'lay politics'], [0, 'lay move']],
  },
  murder: {
    position: () => classic({ turn: 2, hands: [HAND, [...OTHERS[0], 'murder'], ...OTHERS.slice(1)] }),
    past: [
      [1, 'take-in 2/2'],
      [1, 'murder 11/3'],
    ],
  },
  investigation: {
    position: () =>
      classic({
        turn: 2,
        hands: [
          ['court', 'musician', 'manager', 'murder', 'police', 'move', 'roof', 'student'],
          ['bomb', 'roof', 'alibi', 'murder'],
          ['roof', 'alibi'],
          OTHERS[2],
        ],
        discards: ['police', 'musician', 'move'],
      }),
    past: [
      [1, 'murder 11/3'],
      [0, 'pass'],
      [0, 'answer police'],
      [1, 'answer alibi'],
      [2, 'answer alibi'],
    ],
  },
  relocation: {
    position: () => classic({ turn: 4 }),
    past: [...finished(3, 'buy'), [0, 'place musician 1/3'], [0, 'leave 1/c'], [0, 'to 2/3']],
  },
  deal: {
    position: () => classic({ turn: 3, hands: [HAND, OTHERS[0], ['police', 'court', 'move', 'move', 'alibi'], OTHERS[2]] }),
    past: [
      ...['lay move', 'lay move', 'lay alibi', 'ask 2', 'want roof', 'pay 2'].map((move) => [2, move]),
      [1, 'refuse'],
      ...['ask 1', 'want roof', 'pay 3'].map((move) => [2, move]),
    ],
  },
  six: {
    position: () => second({ turn: 6 }),
    past: [...finished(5, 'buy'), [0, 'place monster 10/2'], [0, 'done'], ...finished(0, 'buy', 'buy')],
  },
  examine: {
    position: () =>
      second({
        turn: 5,
        street: secondStreets().with(5, H(1, 3, 'roof', { 1: 'group-house', r: 'scientist' }, { cover: 'roof-expansion' })),
      }),
    past: [...finished(4), ...finished(5, 'buy', 'buy')],
  },
  secondPlay: {
    position: () => second({ turn: 6 }),
    past: [...finished(5, 'buy'), [0, 'place monster 10/2'], [0, 'done']],
  },
  secondBuy: {
    position: () => second({ turn: 6 }),
    past: [...finished(5, 'buy'), ...['place monster 10/2', 'done', 'done', 'buy', 'buy'].map((move) => [0, move])],
  },
  secondBuild: {
    position: () =>
      second({
        hands: [[...SECOND_HANDS[0], 'politics', 'move'], ...SECOND_HANDS.slice(1, 3), ['move'], ...SECOND_HANDS.slice(4)],
      }),
    past: [
      [0, 'lay politics'],
      [0, 'lay move'],
    ],
  },
  bombed: {
    position: () => second({ turn: 2 }),
    past: [[1, 'bomb 6']],
  },
};

/** Situations that are played on from, by clicking: of the classic edition. */
export const PLAYED = {
  /** A demolition of my house 2: two tenants have to find another place. */
  demolition: () =>
    position('landlord', {
      street: [
        H(1, 3, 'roof', {}),
        H(1, 2, 'roof', { 1: 'student', 2: 'mother-and-child' }),
        H(2, 2, 'roof', { 1: 'single' }),
      ],
      hands: [
        ['demolition', 'move', 'roof'],
        ['roof', 'alibi'],
      ],
      money: [5, 5],
      turn: 1,
    }),
  /** A demolition of a house that is let to the last room. */
  exodus: () =>
    position('landlord', {
      street: [
        H(
          1,
          4,
          'roof',
          { c: 'mother-and-child', 1: 'student', 2: 'student', 3: 'mother-and-child', 4: 'mother-and-child', r: 'student' },
          { cover: 'roof-renovation', cellar: 'cellar-renovation' },
        ),
        H(2, 4, 'roof', {}),
        H(2, 4, 'roof', {}),
      ],
      hands: [
        ['demolition', 'move'],
        ['roof', 'alibi'],
      ],
      money: [5, 5],
      turn: 1,
    }),
  /** The police go round: everybody has an alibi but Bruno, the second time. */
  murder: () =>
    position('landlord', {
      street: [H(1, 2, 'roof', { 1: 'student' }), H(2, 2, 'roof', { 1: 'student', 2: 'single' })],
      hands: [
        ['alibi', 'court', 'police'],
        ['murder', 'alibi'],
        ['roof', 'alibi'],
      ],
      money: [5, 5, 5],
      turn: 2,
    }),
  bomb: () =>
    position('landlord', {
      street: [H(1, 2, 'roof', { 1: 'student' }), H(2, 2, 'roof', { 1: 'student', 2: 'single' }), H(2, 1, 'roof', {})],
      hands: [
        ['lunatic', 'roof'],
        ['bomb', 'roof'],
      ],
      money: [5, 5],
      turn: 2,
    }),
  roofSale: () =>
    position('landlord', {
      street: [H(1, 2, 'roof', {}), H(2, 1, 'roof', {})],
      hands: [
        ['roof', 'move'],
        ['alibi', 'police'],
      ],
      money: [5, 9],
      turn: 2,
    }),
  jail: () =>
    position('landlord', {
      street: [H(1, 2, 'roof', { 1: 'student' }), H(2, 1, 'roof', {})],
      hands: [
        ['roof', 'move'],
        ['alibi', 'police'],
      ],
      money: [7, 9],
      turn: 1,
      jailed: 1,
      doing: 'examine',
    }),
  recycle: () =>
    position('landlord', {
      street: [H(1, 2, 'roof', {}), H(2, 1, 'roof', {})],
      hands: [
        ['recycle', 'move'],
        ['alibi', 'police'],
      ],
      money: [7, 9],
      turn: 2,
      discards: ['move', 'bomb'],
    }),
  withheld: () =>
    position('landlord', {
      street: [H(1, 2, 'roof', { 1: 'student' }), H(2, 2, 'roof', { 1: 'single', 2: 'student' })],
      hands: [
        ['rent-withheld', 'eviction', 'move'],
        ['alibi', 'police'],
      ],
      money: [7, 9],
      turn: 1,
    }),
  trade: () =>
    position('landlord', {
      street: [H(1, 2, 'roof', {}), H(2, 1, 'roof', {})],
      hands: [
        ['student', 'move'],
        ['family', 'police'],
      ],
      money: [7, 9],
      turn: 1,
      options: { trade: 'any' },
    }),
  times100: () => classic({ options: { times100: true } }),
};

/** The same of the second edition. */
export const PLAYED_SECOND = {
  scientist: () =>
    position('landlord-second', {
      street: [H(1, 2, 'roof', { r: 'scientist' }, { cover: 'roof-expansion' }), H(2, 2, 'roof', { 1: 'hacker' })],
      hands: [['move'], ['alibi']],
      money: [5, 5],
      turn: 1,
      doing: 'examine',
    }),
  tavern: () =>
    position('landlord-second', {
      street: [H(1, 3, 'roof', { 2: 'group-house' }), H(1, 3, 'roof', { 1: 'man-with-dog' }), H(2, 2, 'roof', {})],
      hands: [['tavern', 'move'], ['alibi']],
      money: [5, 5],
      turn: 1,
    }),
};

const FINISHES = {
  landlord: [...Array(21).fill('roof'), ...Array(3).fill('roof-dormer'), ...Array(2).fill('flat-roof')],
  'landlord-second': [...Array(18).fill('roof'), ...Array(3).fill('attic-apartment'), ...Array(2).fill('flat-roof')],
};
const LODGERS = {
  landlord: ['student', 'mother-and-child', 'freaks', 'musician'],
  'landlord-second': ['hacker', 'mother-with-children', 'odd-ones', 'musicians'],
};

/** Any number of seats with up to six houses each: with five or six seats as many as the cards can finish, 26 or 23. */
export function crowded(game, seats) {
  const variant = variantOf(game);
  const lodgers = LODGERS[game].flatMap((card) => Array(factsOf(variant, card).copies).fill(card));
  const finishes = FINISHES[game].slice(0, seats * 6);
  const street = finishes.map((roof, i) =>
    H((i % seats) + 1, i % 3 === 0 ? 2 : 1, roof, i < lodgers.length ? { 1: lodgers[i] } : {}),
  );
  const hands = Array.from({ length: seats }, () => ['move', 'murder'].slice(0, seats > 4 ? 1 : 2));
  return position(game, { street, hands, money: Array(seats).fill(12), turn: 1, round: 6 });
}
