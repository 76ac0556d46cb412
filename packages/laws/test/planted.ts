import { example, type Move, type State, type View } from '@insula/example';
import { below, type Seat } from '@insula/kernel';

type Example = typeof example;
type Play = Example['play'];

const PASS = example.read('pass') as Move;
const BRICK = 0;
const WARDEN = 2;
const PLUMBER = 4;

/** The example with one fault in it. */
export const planted = (fault: Partial<Example>): Example => ({ ...example, ...fault });

const playing = (play: (s: State, seat: Seat, move: Move, tell: Parameters<Play>[3]) => void): Example => planted({ play });
const imagining = (spoil: (s: State, view: View, rng: Parameters<Example['determinize']>[1]) => void): Example =>
  planted({
    determinize(view, rng) {
      const s = example.determinize(view, rng);
      spoil(s, view, rng);
      return s;
    },
  });

export const endlessTurn = playing((s, seat, move, tell) => {
  if (move.do !== 'rest') example.play(s, seat, move, tell);
});

export const askedInVain = planted({
  toAct: (s) => example.toAct(s) | (s.stack.at(-1)?.kind === 'price' ? (1 << s.coins.length) - 1 : 0),
});

export const nobodyWins = planted({
  result(s) {
    const result = example.result(s);
    return result && { ...result, rank: result.rank.map(() => 2) };
  },
});

export const lenientWhyNot = planted({
  whyNot: (s, seat, move) => (move.do === 'decline' ? null : example.whyNot(s, seat, move)),
});

export const sameName = planted({ write: (move) => move.do });

export const undefinedInEvents = playing((s, seat, move, tell) =>
  example.play(s, seat, move, (event, to, shows) => {
    tell?.(event.is === 'drew' ? { is: 'drew', seat, card: undefined as unknown as null } : event, to, shows);
  }),
);

export const aliasingClone = planted({ clone: (s) => ({ ...example.clone(s), coins: s.coins }) });

export const worthThatSpends = planted({
  worth(s, seat) {
    s.coins[seat]--;
    return example.worth(s, seat);
  },
});

export const talkThatIsADeed = planted({ foresight: { ...example.foresight, talk: (move) => move.do === 'draw' } });

export const mathRandom = playing((s, seat, move, tell) => {
  example.play(s, seat, move, tell);
  if (move.do === 'draw' && Math.random() < 0.5) s.coins[seat]++;
});

export const unreadable = planted({ read: (text) => (text === 'draw' ? null : example.read(text)) });

/** Right after every setup, but kept beside the state. */
export function moduleState(): Example {
  let draws = 0;
  return planted({
    setup(options, seats, rng) {
      draws = 0;
      return example.setup(options, seats, rng);
    },
    play(s, seat, move, tell) {
      example.play(s, seat, move, tell);
      if (move.do === 'draw' && ++draws % 2 === 0) s.coins[seat]++;
    },
  });
}

export const lossyPosition = planted({
  locate: (s) => example.locate({ ...s, known: s.known.map((heap) => heap.map(() => 0)) }),
});

export const cardFromNowhere = playing((s, seat, move, tell) => {
  example.play(s, seat, move, tell);
  if (move.do === 'build') s.discards[BRICK]++;
});

export const waitingGossip = playing((s, seat, move, tell) => {
  example.play(s, seat, move, tell);
  if (move.do === 'gossip') s.stack.push({ kind: 'action', seat });
});

export const openLanterns = planted({
  view(s, seat) {
    const seen = example.view(s, seat);
    return {
      ...seen,
      stack: s.stack.map((frame, i) => (frame.kind === 'lanterns' ? structuredClone(frame) : seen.stack[i])),
    };
  },
});

export const firstComesFirst = playing((s, seat, move, tell) => {
  const frame = s.stack.at(-1);
  if (frame?.kind === 'lanterns' && frame.picks.every((pick) => pick === 0)) s.coins[seat]++;
  example.play(s, seat, move, tell);
});

export const leakingView = planted({
  view: (s, seat) => ({ ...example.view(s, seat), top: s.pile.at(-1) ?? -1 }) as View,
});

const hasPlumber = (s: State, move: Move): boolean => move.do === 'leak' && (s.hands[move.seat]?.[PLUMBER] ?? 0) > 0;

export const peekingLegality = planted({
  legal(s, seat, into) {
    const count = example.legal(s, seat, into);
    const allowed = into.slice(0, count).filter((move) => !hasPlumber(s, move));
    for (const [i, move] of allowed.entries()) into[i] = move;
    return allowed.length;
  },
  whyNot: (s, seat, move) =>
    example.whyNot(s, seat, move) ?? (hasPlumber(s, move) ? { rule: 'E-30', code: 'no-such-card' } : null),
});

export const imaginedBricks = imagining((s) => {
  s.pile.fill(BRICK);
});

export const factsNotKept = planted({
  determinize(view, rng) {
    const ignorant = { ...view, known: view.known.map((heap) => heap.map(() => 0)) };
    return { ...example.determinize(ignorant, rng), known: example.determinize(view, rng).known };
  },
});

export const oneFuture = imagining((s) => {
  s.rng = [1, 2, 3, 4];
});

export const knowsThePile = imagining((s) => {
  s.pile.sort((a, b) => a - b);
});

/** What once was certain stays certain, wherever the cards go. */
export const forgottenFactStillUsed = playing((s, seat, move, tell) => {
  const before = s.known.map((heap) => heap.slice());
  example.play(s, seat, move, tell);
  s.known = s.known.map((heap, pool) => heap.map((count, card) => Math.max(count, before[pool][card])));
});

/** Seats that could only pass are passed over, and nobody is told. */
export const tellingFlow = playing((s, seat, move, tell) => {
  example.play(s, seat, move, tell);
  for (let frame = s.stack.at(-1); frame?.kind === 'answers'; frame = s.stack.at(-1)) {
    const hand = s.hands[frame.at];
    if (hand[WARDEN] + hand[PLUMBER] > 0) return;
    example.play(s, frame.at, PASS);
  }
});

export const showsUnsaid = playing((s, seat, move, tell) =>
  example.play(s, seat, move, (event, to) => tell?.(event, to, false)),
);

/** The first hidden hand gets a brick too many, half of the time. */
export const unfairDeal = imagining((s, view, rng) => {
  const seat = view.seat === 0 ? 1 : 0;
  const brick = s.pile.indexOf(BRICK);
  const other = s.hands[seat].findIndex((count, card) => card !== BRICK && count > 0);
  if (brick < 0 || other < 0 || view.known.some((heap) => heap.some((count) => count > 0)) || below(rng, 2) === 0) return;
  s.hands[seat][BRICK]++;
  s.hands[seat][other]--;
  s.pile[brick] = other;
});
