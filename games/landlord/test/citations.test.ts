import { type Json, list } from '@insula/kernel';
import { expect, test } from 'vitest';
import { landlord, landlordSecond, type State } from '../src/index.ts';
import { DEEDS, STAGES, VERBS, type Verb, WHYS } from '../src/types.ts';
import * as second from './second/table.ts';
import * as classic from './table.ts';

type Citations = { readonly [verb in Verb]?: string };

/** The clauses that refuse a verb in a phase, whatever it names; `may` where some of its moves are legal. */
function citations(game: typeof landlord, s: State): Citations {
  const cited = (verb: Verb): string => {
    const moves = game.alphabet.filter((move) => move.do === verb);
    const [seat] = list(game.toAct(s));
    const rules = moves.map((move) => game.whyNot(s, seat, move)?.rule ?? 'may');
    return [...new Set(rules)].sort().join(' ');
  };
  return Object.fromEntries(VERBS.map((verb) => [verb, cited(verb)]));
}

/** What belongs to no phase at all, or is a card that nobody holds; `without` are verbs that an edition does not know. */
const rest = (clause: string, own: Citations, without: readonly Verb[] = []): Citations => ({
  ...Object.fromEntries(VERBS.map((verb) => [verb, clause])),
  ...Object.fromEntries(without.map((verb) => [verb, ''])),
  ...own,
});

/** What answers one question only is refused with the clause of that question. */
const ELSEWHERE: Citations = {
  ...{ to: 'L-40', under: 'L-65', answer: 'L-74', pass: 'L-74', strike: 'L-62' },
  ...{ want: 'L-37', give: 'L-37', pay: 'L-37', charge: 'L-37', propose: 'L-37', withdraw: 'L-37' },
  ...{ accept: 'L-37', refuse: 'L-37' },
};
const ELSEWHERE_IN_SECOND: Citations = { ...ELSEWHERE, to: 'F-30', under: '', strike: 'F-67' };
/** With L-91 all deals are its own. */
const PROPOSALS: Citations = Object.fromEntries(
  Object.entries(ELSEWHERE).flatMap(([verb, clause]) => (clause === 'L-37' ? [[verb, 'L-91']] : [])),
);

const CLASSIC: { readonly [phase: string]: Citations } = {
  examine: { bail: 'L-78', 'leave-jail': 'L-78', 'take-in': 'L-53', shift: 'L-53', leave: 'L-20', buy: 'L-24', done: 'may' },
  play: {
    ...{ bail: 'L-78', roof: 'L-30', 'take-back': 'L-30', 'take-in': 'L-53 may', shift: 'L-53 may', ask: 'L-37 may' },
    ...{ leave: 'L-20', buy: 'L-24', done: 'may' },
  },
  buy: { bail: 'L-78', 'leave-jail': 'L-78', 'take-in': 'L-53', shift: 'L-53', leave: 'L-20', buy: 'may', done: 'may' },
};

const inPhase = (doing: string): State =>
  classic.table({
    street: [classic.house(1, 3, { 1: 'student', 2: 'mother-and-child' })],
    more: { doing, earned: 3 },
  });

test.each(Object.keys(CLASSIC))(
  'L-20, L-24, L-53, L-78 in the phase "%s" every verb is refused with its own clause',
  (doing) => {
    expect(citations(landlord, inPhase(doing))).toEqual(rest('L-22', { ...ELSEWHERE, ...CLASSIC[doing] }));
  },
);

const SECOND: { readonly [phase: string]: Citations } = {
  examine: {
    ...{ bail: 'F-68', 'leave-jail': 'F-68', 'take-in': 'F-45', shift: 'F-50 may', leave: 'F-52', buy: 'F-13', done: 'may' },
    place: 'F-12 F-51',
  },
  play: {
    ...{ bail: 'F-68', roof: 'F-20', 'take-back': 'F-20', 'take-in': 'F-45 may', shift: 'F-45 F-50', ask: 'L-37' },
    ...{ leave: 'F-52', buy: 'F-13', done: 'may' },
  },
  buy: { bail: 'F-68', 'leave-jail': 'F-68', 'take-in': 'F-45', shift: 'F-45 F-50', leave: 'F-52', buy: 'may', done: 'may' },
};

const inPhaseOfSecond = (doing: string): State =>
  second.table({
    street: [second.house(1, 3, { 1: 'rental-nomad', 2: 'mother-with-children' }), second.house(1, 2)],
    more: { doing, earned: 3 },
  });

test.each(Object.keys(SECOND))('F-13, F-45, F-50, F-52, F-68 and so it is in the second edition, phase "%s"', (doing) => {
  expect(citations(landlordSecond, inPhaseOfSecond(doing))).toEqual(
    rest('F-12', { ...ELSEWHERE_IN_SECOND, ...SECOND[doing] }, ['under', 'recycle']),
  );
});

test('L-78, F-68 a prisoner is told when there is a way out', () => {
  for (const [game, at, rule] of [
    [landlord, classic, 'L-78'],
    [landlordSecond, second, 'F-68'],
  ] as const) {
    const inJail = (doing: string): State => at.table({ hands: ['court'], more: { doing, jailed: 1, earned: 3 } });
    const why = (s: State, text: string) => game.whyNot(s, 0, game.read(text) ?? game.alphabet[0]);
    expect(why(inJail('play'), 'bail')).toEqual({ rule, code: 'bail-first' });
    expect(why(inJail('examine'), 'leave-jail court')).toEqual({ rule, code: 'jail-cards-in-play' });
  }
});

/** In the middle of a question everything that belongs to a phase waits, and is refused with the clause of its phase. */
const WAITS: Citations = {
  ...{ bail: 'L-78', 'leave-jail': 'L-78', 'take-in': 'L-53', shift: 'L-53', leave: 'L-20', buy: 'L-24', done: 'L-22' },
};
const WAITS_IN_SECOND: Citations = {
  ...{ bail: 'F-68', 'leave-jail': 'F-68', 'take-in': 'F-45', shift: 'F-50', leave: 'F-52', buy: 'F-13', done: 'F-12' },
};

const QUESTIONS: readonly (readonly [string, string, readonly string[], Citations, Citations])[] = [
  [
    'L-74 an answer to a Bomb',
    'roofs',
    ['1 bomb 2'],
    { answer: 'L-22 L-74', pass: 'may' },
    { answer: 'F-12 L-74', pass: 'may' },
  ],
  ['L-65 where a Move goes', 'roofs', ['1 move 1/1'], { to: 'L-40 L-46 may', under: 'may' }, { to: 'F-30 L-46 may' }],
  ['L-37 which roof', 'roofs', ['1 ask 2'], { want: 'L-37 may' }, { want: 'L-37 may' }],
  ['L-37 what price', 'roofs', ['1 ask 2', '1 want roof'], { pay: 'L-37 may' }, { pay: 'L-37 may' }],
  [
    'L-37 an offer',
    'roofs',
    ['1 ask 2', '1 want roof', '1 pay 1'],
    { accept: 'may', refuse: 'may', pay: 'L-37 may' },
    { accept: 'may', refuse: 'may', pay: 'L-37 may' },
  ],
  [
    'L-37 another price',
    'roofs',
    ['1 ask 2', '1 want roof', '1 pay 1', '2 pay 2'],
    { accept: 'may', refuse: 'may' },
    { accept: 'may', refuse: 'may' },
  ],
];

function asked(trade: string, steps: readonly string[]): State {
  const s = classic.table({
    options: { trade },
    hands: ['bomb move', 'roof'],
    street: [classic.house(1, 3, { 1: 'student' }), classic.house(2, 1)],
  });
  classic.play(s, ...steps);
  return s;
}
function askedInSecond(trade: string, steps: readonly string[]): State {
  const s = second.table({
    options: { trade },
    hands: ['bomb move', 'attic-apartment'],
    street: [second.house(1, 3, { 1: 'hacker' }), second.house(2, 1)],
  });
  second.play(s, ...steps.map((text) => text.replace('want roof', 'want attic-apartment')));
  return s;
}

test.each(QUESTIONS)('%s: all else is refused with its own clause', (_what, trade, steps, own, ownSecond) => {
  expect(citations(landlord, asked(trade, steps))).toEqual(rest('L-22', { ...ELSEWHERE, ...WAITS, ...own }));
  expect(citations(landlordSecond, askedInSecond(trade, steps))).toEqual(
    rest('F-12', { ...ELSEWHERE_IN_SECOND, ...WAITS_IN_SECOND, ...ownSecond }, ['under', 'recycle']),
  );
});

/** Questions that another seat's card puts to a landlord, each with its own street. */
const PUT: readonly (readonly [string, Moment, Moment])[] = [
  [
    'L-62, F-67 whom a Lunatic strikes',
    {
      hands: ['bomb', 'lunatic'],
      street: [classic.house(1, 1), classic.house(2, 1)],
      steps: ['1 bomb 2', '2 answer lunatic'],
      own: { strike: 'L-62 may' },
    },
    {
      hands: ['bomb', 'lunatic'],
      street: [second.house(1, 1), second.house(2, 1)],
      steps: ['1 bomb 2', '2 answer lunatic'],
      own: { strike: 'F-67 may' },
    },
  ],
  [
    'L-74 a Bomb that has gone off',
    {
      hands: ['bomb'],
      street: [classic.house(1, 2, { 1: 'student' }), classic.house(2, 2, { 1: 'student' })],
      steps: ['1 bomb 2', '2 pass'],
      own: { answer: 'L-22 L-74', pass: 'may' },
    },
    {
      hands: ['bomb'],
      street: [second.house(1, 2, { 1: 'hacker' }), second.house(2, 2, { 1: 'hacker' })],
      steps: ['1 bomb 2', '2 pass'],
      own: { answer: 'F-12 L-74', pass: 'may' },
    },
  ],
  [
    'L-74 a Murder',
    {
      hands: ['murder'],
      street: [classic.house(1, 2, { 1: 'student' }), classic.house(2, 2, { 1: 'student' })],
      steps: ['1 murder 2/1'],
      own: { answer: 'L-22 L-74', pass: 'may' },
    },
    {
      hands: ['murder'],
      street: [second.house(1, 2, { 1: 'hacker' }), second.house(2, 2, { 1: 'hacker' })],
      steps: ['1 murder 2/1'],
      own: { answer: 'F-12 L-74', pass: 'may' },
    },
  ],
  [
    'L-74 a Murder that was done',
    {
      hands: ['murder'],
      street: [classic.house(1, 2, { 1: 'student' }), classic.house(2, 2, { 1: 'student' })],
      steps: ['1 murder 2/1', '2 pass'],
      own: { answer: 'L-22 L-74', pass: 'may' },
    },
    {
      hands: ['murder'],
      street: [second.house(1, 2, { 1: 'hacker' }), second.house(2, 2, { 1: 'hacker' })],
      steps: ['1 murder 2/1', '2 pass'],
      own: { answer: 'F-12 L-74', pass: 'may' },
    },
  ],
  [
    'L-74 Squatters at the door',
    {
      hands: ['squatters'],
      street: [classic.house(1, 2, { 1: 'student' }), classic.house(2, 2, { 1: 'student' })],
      steps: ['1 place squatters 2/2'],
      own: { answer: 'L-22 L-74', pass: 'may' },
    },
    {
      hands: ['squatters'],
      street: [second.house(1, 2, { 1: 'hacker' }), second.house(2, 2, { 1: 'hacker' })],
      steps: ['1 place squatters 2/2'],
      own: { answer: 'F-12 L-74', pass: 'may' },
    },
  ],
  [
    'L-74 a Move that takes a tenant',
    {
      hands: ['move'],
      street: [classic.house(1, 2, { 1: 'student' }), classic.house(2, 2, { 1: 'student' })],
      steps: ['1 move 2/1', '1 to 1/2'],
      own: { answer: 'L-22 L-74', pass: 'may' },
    },
    {
      hands: ['move'],
      street: [second.house(1, 2, { 1: 'hacker' }), second.house(2, 2, { 1: 'hacker' })],
      steps: ['1 move 2/1', '1 to 1/2'],
      own: { answer: 'F-12 L-74', pass: 'may' },
    },
  ],
  [
    'L-74 the police, who ask for an alibi',
    {
      hands: ['bomb', 'police'],
      street: [classic.house(1, 2, { 1: 'student' }), classic.house(2, 2, { 1: 'student' })],
      steps: ['1 bomb 2', '2 pass', '2 answer police'],
      own: { answer: 'L-22 L-74', pass: 'may' },
    },
    {
      hands: ['bomb', 'police'],
      street: [second.house(1, 2, { 1: 'hacker' }), second.house(2, 2, { 1: 'hacker' })],
      steps: ['1 bomb 2', '2 pass', '2 answer police'],
      own: { answer: 'F-12 L-74', pass: 'may' },
    },
  ],
  [
    'L-62, F-67 whom a Lunatic murders',
    {
      hands: ['murder', 'lunatic'],
      street: [classic.house(1, 2, { 1: 'student' }), classic.house(2, 2, { 1: 'student' })],
      steps: ['1 murder 2/1', '2 answer lunatic'],
      own: { strike: 'L-62 L-63 may' },
    },
    {
      hands: ['murder', 'lunatic'],
      street: [second.house(1, 2, { 1: 'hacker' }), second.house(2, 2, { 1: 'hacker' })],
      steps: ['1 murder 2/1', '2 answer lunatic'],
      own: { strike: 'F-61 F-67 may' },
    },
  ],
  [
    'L-52, F-47 who leaves a Musician',
    {
      hands: ['musician'],
      street: [classic.house(2, 3, { 1: 'student' }), classic.house(1, 1)],
      steps: ['1 place musician 1/2'],
      own: { leave: 'L-52 may' },
    },
    {
      hands: ['musicians'],
      street: [second.house(2, 3, { 1: 'hacker' }), second.house(1, 1)],
      steps: ['1 place musicians 1/2'],
      own: { leave: 'F-47 may' },
    },
  ],
  [
    'L-60, F-67 who leaves a demolished house first',
    {
      hands: ['demolition'],
      street: [classic.house(2, 2, { 1: 'student', 2: 'student' }), classic.house(1, 3)],
      steps: ['1 demolish demolition 1'],
      own: { leave: 'L-60 may' },
    },
    {
      hands: ['demolition'],
      street: [second.house(2, 2, { 1: 'hacker', 2: 'hacker' }), second.house(1, 3)],
      steps: ['1 demolish demolition 1'],
      own: { leave: 'F-67 may' },
    },
  ],
];
interface Moment {
  readonly hands: readonly string[];
  readonly street: readonly Json[];
  readonly more?: { readonly doing: string };
  readonly steps: readonly string[];
  readonly own: Citations;
}

test.each(PUT)('%s: all else is refused with its own clause', (_what, inClassic, inSecond) => {
  asksInClassic(inClassic);
  asksInSecond(inSecond);
});

function standing(moment: Moment): State {
  const s = classic.table(moment);
  classic.play(s, ...moment.steps);
  return s;
}
function standingInSecond(moment: Moment): State {
  const s = second.table(moment);
  second.play(s, ...moment.steps);
  return s;
}
function asksInClassic(moment: Moment): void {
  expect(citations(landlord, standing(moment))).toEqual(rest('L-22', { ...ELSEWHERE, ...WAITS, ...moment.own }));
}
function asksInSecond(moment: Moment): void {
  expect(citations(landlordSecond, standingInSecond(moment))).toEqual(
    rest('F-12', { ...ELSEWHERE_IN_SECOND, ...WAITS_IN_SECOND, ...moment.own }, ['under', 'recycle']),
  );
}

/** Whatever sends a tenant on says where it may not go, beside what an apartment says. */
const SENT_ON: readonly (readonly [string, Moment])[] = [
  [
    'L-20 forced out by Squatters',
    {
      hands: [],
      street: [classic.house(1, 3, { 1: 'squatters', 2: 'student' }), classic.house(1, 1), classic.house(2, 1)],
      more: { doing: 'examine' },
      steps: ['1 leave 1/2'],
      own: { to: 'L-20 L-40 may' },
    },
  ],
  [
    'L-53 a Mother who moves',
    {
      hands: [],
      street: [classic.house(1, 2, { 1: 'mother-and-child' }), classic.house(2, 1)],
      steps: ['1 shift 1/1'],
      own: { to: 'L-40 L-46 may' },
    },
  ],
  [
    'L-52 driven out by music',
    {
      hands: ['musician'],
      street: [classic.house(2, 3, { 1: 'student' }), classic.house(1, 1)],
      steps: ['1 place musician 1/2', '1 leave 1/1'],
      own: { to: 'L-40 L-46 L-52 may' },
    },
  ],
  [
    'L-60 leaving before the house comes down',
    {
      hands: ['demolition'],
      street: [classic.house(2, 3, { 1: 'student', 2: 'student' }), classic.house(1, 3)],
      steps: ['1 demolish demolition 1', '2 leave 1/1'],
      own: { to: 'L-40 L-46 L-60 may' },
    },
  ],
];

test.each(SENT_ON)('%s: all else is refused with its own clause', (_what, moment) => asksInClassic(moment));

const SENT_ON_IN_SECOND: readonly (readonly [string, Moment])[] = [
  [
    'F-52 forced out by Squatters',
    {
      hands: [],
      street: [second.house(1, 3, { 1: 'squatters', 2: 'hacker' }), second.house(1, 1), second.house(2, 1)],
      more: { doing: 'examine' },
      steps: ['1 leave 1/2'],
      own: { to: 'F-30 F-52 may' },
    },
  ],
  [
    'F-50 a nomad sent on',
    {
      hands: [],
      street: [second.house(1, 2, { 1: 'rental-nomad' }), second.house(2, 1)],
      more: { doing: 'examine' },
      steps: ['1 shift 1/1'],
      own: { to: 'F-30 L-46 may' },
    },
  ],
  [
    'F-47 driven out by music',
    {
      hands: ['musicians'],
      street: [second.house(2, 3, { 1: 'hacker' }), second.house(1, 1)],
      steps: ['1 place musicians 1/2', '2 leave 1/1'],
      own: { to: 'F-30 F-47 L-46 may' },
    },
  ],
  [
    'F-53 who leaves because of a Tavern',
    {
      hands: ['tavern'],
      street: [second.house(1, 3, { 1: 'man-with-dog' }, { basement: true }), second.house(2, 1)],
      steps: ['1 place tavern 1/c'],
      own: { leave: 'F-53 may' },
    },
  ],
  [
    'F-53 driven out by a Tavern',
    {
      hands: ['tavern'],
      street: [second.house(1, 4, { 1: 'group-house' }, { basement: true }), second.house(2, 2)],
      steps: ['1 place tavern 1/c', '1 leave 1/1'],
      own: { to: 'F-30 F-53 L-46 may' },
    },
  ],
  [
    'F-67 leaving before the house comes down',
    {
      hands: ['demolition'],
      street: [second.house(2, 3, { 1: 'hacker', 2: 'hacker' }), second.house(1, 3)],
      steps: ['1 demolish demolition 1', '2 leave 1/1'],
      own: { to: 'F-30 F-67 L-46 may' },
    },
  ],
];

test.each(SENT_ON_IN_SECOND)('%s: all else is refused with its own clause', (_what, moment) => asksInSecond(moment));

test('L-80, F-80 after the end, whatever it is', () => {
  for (const [game, at, rule] of [
    [landlord, classic, 'L-80'],
    [landlordSecond, second, 'F-80'],
  ] as const) {
    const s = at.table({});
    s.stack = [];
    expect(new Set(game.alphabet.map((move) => game.whyNot(s, 0, move)?.rule))).toEqual(new Set([rule]));
  }
});

const PROPOSED: readonly (readonly [string, readonly string[], (phase: string) => Citations])[] = [
  [
    'a draft',
    ['1 ask 2'],
    (phase: string) => ({
      ...{ want: 'may', give: `${phase} may`, pay: 'L-37 may', charge: 'L-37 may', propose: 'L-91', withdraw: 'may' },
    }),
  ],
  [
    'a proposal',
    ['1 ask 2', '1 give bomb', '1 propose'],
    () => ({ accept: 'may', refuse: 'may', pay: 'L-37 may', charge: 'L-37 may' }),
  ],
  ['another price', ['1 ask 2', '1 give bomb', '1 propose', '2 pay 1'], () => ({ accept: 'may', refuse: 'may' })],
];

function proposed(steps: readonly string[]): State {
  const s = classic.table({ options: { trade: 'any' }, hands: ['bomb', 'roof'] });
  classic.play(s, ...steps);
  return s;
}
function proposedInSecond(steps: readonly string[]): State {
  const s = second.table({ options: { trade: 'any' }, hands: ['bomb', 'attic-apartment'] });
  second.play(s, ...steps);
  return s;
}

test.each(PROPOSED)('L-91 %s: what else belongs to a deal is refused with the clause on deals', (_what, steps, own) => {
  expect(citations(landlord, proposed(steps))).toEqual(
    rest('L-22', { ...ELSEWHERE, ...PROPOSALS, ...WAITS, ...own('L-22') }),
  );
  expect(citations(landlordSecond, proposedInSecond(steps))).toEqual(
    rest('F-12', { ...ELSEWHERE_IN_SECOND, ...PROPOSALS, ...WAITS_IN_SECOND, ...own('F-12') }, ['under', 'recycle']),
  );
});

/** What is asked, by its kind and what it is about. */
function questionOf(s: State): string {
  const frame = s.stack[s.stack.length - 1];
  switch (frame.kind) {
    case 'answer':
    case 'strike':
      return `${frame.kind} ${frame.deed}`;
    case 'go':
    case 'leave':
      return `${frame.kind} ${frame.why}`;
    case 'deal':
      return `${frame.kind} ${frame.stage}`;
    default:
      return frame.kind;
  }
}

const met = (moments: readonly (() => State)[]): string[] => [...new Set(moments.map((at) => questionOf(at())))].sort();

/** All that a seat is ever asked. Who is sent on by what, and who leaves because of what, is a matter of the edition. */
const questions = (goes: readonly string[], leaves: readonly string[]): string[] =>
  [
    ...['examine', 'play', 'buy', 'strike bomb', 'strike murder'],
    ...DEEDS.map((deed) => `answer ${deed}`),
    ...STAGES.map((stage) => `deal ${stage}`),
    ...goes.map((why) => `go ${why}`),
    ...leaves.map((why) => `leave ${why}`),
  ].sort();

test('L-22, F-12 no question and no verb is forgotten in these tables', () => {
  const inClassic = [
    ...Object.keys(CLASSIC).map((doing) => () => inPhase(doing)),
    ...QUESTIONS.map(
      ([, trade, steps]) =>
        () =>
          asked(trade, steps),
    ),
    ...[...PUT.map(([, moment]) => moment), ...SENT_ON.map(([, moment]) => moment)].map((moment) => () => standing(moment)),
    ...PROPOSED.map(
      ([, steps]) =>
        () =>
          proposed(steps),
    ),
  ];
  const inSecond = [
    ...Object.keys(SECOND).map((doing) => () => inPhaseOfSecond(doing)),
    ...QUESTIONS.map(
      ([, trade, steps]) =>
        () =>
          askedInSecond(trade, steps),
    ),
    ...[...PUT.map(([, , moment]) => moment), ...SENT_ON_IN_SECOND.map(([, moment]) => moment)].map(
      (moment) => () => standingInSecond(moment),
    ),
    ...PROPOSED.map(
      ([, steps]) =>
        () =>
          proposedInSecond(steps),
    ),
  ];
  const only = (...others: string[]): string[] => WHYS.filter((why) => !others.includes(why));
  expect(met(inClassic)).toEqual(questions(only('nomad', 'tavern'), ['musician', 'demolition']));
  expect(met(inSecond)).toEqual(questions(only('mother'), ['musician', 'demolition', 'tavern']));
  // Whatever a table does not name is refused with the clause of the phase: `rest` has every verb.
  expect(Object.keys(rest('L-22', {})).sort()).toEqual([...VERBS].sort());
});
