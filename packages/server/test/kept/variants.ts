/** Every variant of every game, as a server from before must have kept it. */
export interface Variant {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [key: string]: unknown };
  /** Moves after which it was left alone; null: played to its end. */
  readonly moves: number | null;
}

const of = (game: string, seats: number, options: Variant['options'], moves: number | null): Variant => ({
  game,
  seats,
  options,
  moves,
});

export const VARIANTS: readonly Variant[] = [
  of('example', 3, {}, 40),
  of('example', 2, { rounds: 2, auction: false, hands: 'big' }, null),
  of('room-share', 4, {}, 60),
  of('room-share', 3, { royal: 'classic' }, 50),
  of('room-share', 2, { royal: 'suite', renovation: true }, null),
  of('room-share', 2, { royal: 'haunted' }, 35),
  of('room-share', 2, { duel: true }, null),
  of('raja', 3, {}, 90),
  of('raja', 2, { length: 'short' }, null),
  of('raja', 3, { advanced: 'on', map: 'caravan' }, 80),
  of('raja', 2, { advanced: 'two', length: 'short' }, 120),
  of('landlord', 3, {}, 90),
  of('landlord', 2, { end: 'rounds', rounds: 3 }, null),
  of('landlord', 2, { texts: 'basic', end: 'rounds', rounds: 2 }, null),
  of('landlord', 4, { end: 'money', money: 60, trade: 'any', answers: 'anyone', times100: true }, 100),
  of('landlord', 2, { ties: 'most-buildings', end: 'rounds', rounds: 2 }, null),
  of('landlord-second', 3, {}, 90),
  of('landlord-second', 2, { end: 'rounds', rounds: 3 }, null),
  of('landlord-second', 4, { end: 'money', money: 60, trade: 'any', answers: 'anyone', times100: true }, 100),
  of('landlord-second', 2, { trade: 'roofs', ties: 'dearest-tenant' }, 70),
];
