// What the levels should reach (docs/bots.md): a share for `a` at least; a novice's lies in a span.

const AT_LEAST = {
  'strong - greedy': { 'room-share': 0.72, duel: 0.95, landlord: 0.8, 'landlord-second': 0.75, raja: 0.8 },
  'expert - greedy': { 'room-share': 0.9, landlord: 0.92, 'landlord-second': 0.9, raja: 0.93 },
  'expert - strong': { 'room-share': 0.6, duel: 0.55, landlord: 0.57, 'landlord-second': 0.57, raja: 0.62 },
  'expert - uct': { landlord: 0.85, 'landlord-second': 0.85, raja: 0.85 },
  // With the leeway: the whole interval above one half.
  'strong - worth': { raja: 0.56 },
  'casual - greedy': { 'room-share': 0.5, duel: 0.5, landlord: 0.5, 'landlord-second': 0.5, raja: 0.5 },
  'novice - random': { 'room-share': 0.7, duel: 0.6, landlord: 0.8, 'landlord-second': 0.8, raja: 0.8 },
};
const AMONG_FOUR = { 'room-share': 0.42, landlord: 0.55, 'landlord-second': 0.42, raja: 0.45 };
const NOVICE = [0.2, 0.4];

/** So far the interval may reach beyond what the share must not. */
const LEEWAY = 0.06;

/** The least share and the most that will do. */
export function barOf({ of, seats, a, b }) {
  if (seats > 2) return [AMONG_FOUR[of], 1];
  return a === 'novice' && b === 'casual' ? NOVICE : [AT_LEAST[`${a} - ${b}`][of], 1];
}

/** `missed`: the share is another; `open`: it will do, and there are too few games to be sure of it. */
export function verdictOn(cell, share, [low, high]) {
  const [least, most] = barOf(cell);
  if (share < least || share > most) return 'missed';
  return low >= least - LEEWAY && high <= most + LEEWAY ? 'met' : 'open';
}
