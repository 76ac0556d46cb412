import type { Frame, State, Variant } from './types.ts';

export function clone(s: State): State {
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    variant: cloneVariant(s.variant),
    stack: cloneStack(s.stack),
    money: s.money.slice(),
    hands: s.hands.slice(),
    handSizes: s.handSizes.slice(),
    pile: s.pile.slice(),
    stretches: s.stretches.slice(),
    discards: s.discards.slice(),
    supply: s.supply.slice(),
    inPlay: s.inPlay.slice(),
    known: { pools: s.known.pools.slice(), pile: s.known.pile.slice() },
    jailed: s.jailed,
    owner: s.owner.slice(),
    height: s.height.slice(),
    floors: s.floors.slice(),
    roof: s.roof.slice(),
    cover: s.cover.slice(),
    cellar: s.cellar.slice(),
    tenant: s.tenant.slice(),
    mark: s.mark.slice(),
    turn: s.turn,
    first: s.first,
    round: s.round,
    earned: s.earned,
    spent: s.spent,
    bought: s.bought,
    site: s.site,
    takenBack: s.takenBack,
    asked: s.asked.slice(),
    idle: s.idle,
    reshuffled: s.reshuffled,
    turnsLeft: s.turnsLeft,
    rich: s.rich,
    ending: s.ending,
  };
}

export const cloneVariant = (v: Variant): Variant => ({
  book: v.book,
  end: v.end,
  rounds: v.rounds,
  money: v.money,
  trade: v.trade,
  answers: v.answers,
  ties: v.ties,
  times100: v.times100,
  tenants: v.tenants === null ? null : v.tenants.map((line) => line.slice()),
});

function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let i = 0; i < stack.length; i++) copy.push(cloneFrame(stack[i]));
  return copy;
}

export function cloneFrame(f: Frame): Frame {
  switch (f.kind) {
    case 'match':
      return { kind: 'match', step: f.step };
    case 'turn':
      return { kind: 'turn', step: f.step };
    case 'examine':
      return { kind: 'examine', seat: f.seat, left: f.left };
    case 'expulsion':
      return { kind: 'expulsion', step: f.step, seat: f.seat, room: f.room };
    case 'play':
      return { kind: 'play', seat: f.seat };
    case 'buy':
      return { kind: 'buy', seat: f.seat };
    case 'answer':
      return { kind: 'answer', deed: f.deed, by: f.by, hit: f.hit, at: f.at, picks: f.picks.slice(), counts: f.counts };
    case 'bombing':
      return { kind: 'bombing', step: f.step, by: f.by, house: f.house };
    case 'murdering':
      return { kind: 'murdering', step: f.step, by: f.by, room: f.room };
    case 'strike':
      return { kind: 'strike', deed: f.deed, by: f.by, attacker: f.attacker, at: f.at };
    case 'investigation':
      return { kind: 'investigation', step: f.step, at: f.at };
    case 'go':
      return { kind: 'go', why: f.why, by: f.by, room: f.room, to: f.to };
    case 'moving':
      return { kind: 'moving', step: f.step, by: f.by, room: f.room, to: f.to, rent: f.rent };
    case 'shifting':
      return { kind: 'shifting', step: f.step, by: f.by, room: f.room };
    case 'arrival':
      return { kind: 'arrival', step: f.step, by: f.by, card: f.card, from: f.from, to: f.to };
    case 'leave':
      return { kind: 'leave', why: f.why, by: f.by, house: f.house, room: f.room };
    case 'driving':
      return { kind: 'driving', step: f.step, by: f.by, house: f.house, room: f.room };
    case 'opening':
      return { kind: 'opening', step: f.step, by: f.by, house: f.house, room: f.room };
    case 'demolition':
      return { kind: 'demolition', step: f.step, by: f.by, house: f.house, room: f.room, music: f.music };
    case 'deal':
      return {
        kind: 'deal',
        by: f.by,
        with: f.with,
        stage: f.stage,
        give: f.give.slice(),
        want: f.want.slice(),
        pay: f.pay,
      };
  }
}
