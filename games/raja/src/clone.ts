import type { State } from './state.ts';
import type { Frame, Turn } from './types.ts';
import { playedBy, rulesOf } from './version.ts';

export function clone(s: State): State {
  return playedBy(rulesOf(s), {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    seats: s.seats,
    short: s.short,
    advanced: s.advanced,
    map: s.map,
    first: s.first,
    round: s.round,
    maharaja: s.maharaja,
    squares: s.squares.slice(),
    holder: s.holder.slice(),
    architects: s.architects.slice(),
    gold: s.gold.slice(),
    supply: s.supply.slice(),
    quarry: s.quarry.slice(),
    palaces: s.palaces.slice(),
    markers: s.markers.slice(),
    villages: s.villages.slice(),
    houses: s.houses.slice(),
    large: s.large.slice(),
    small: s.small.slice(),
    ending: s.ending,
    discs: s.discs.slice(),
    stack: cloneStack(s.stack),
  });
}

export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let i = 0; i < stack.length; i++) copy.push(cloneFrame(stack[i]));
  return copy;
}

function cloneFrame(f: Frame): Frame {
  switch (f.kind) {
    case 'turn':
      return cloneTurn(f);
    case 'round':
      return { kind: 'round', step: f.step, acted: f.acted, reached: f.reached };
    case 'game':
      return { kind: 'game', step: f.step };
    case 'discs':
      return { kind: 'discs' };
    case 'moving':
      return { kind: 'moving', seat: f.seat, from: f.from };
    case 'robbed':
      return { kind: 'robbed', seat: f.seat };
    case 'seduced':
      return { kind: 'seduced', seat: f.seat, by: f.by };
    case 'choosing':
      return { kind: 'choosing', step: f.step, at: f.at };
    case 'auctions':
      return { kind: 'auctions', step: f.step, opener: f.opener };
    case 'auction':
      return { kind: 'auction', at: f.at, high: f.high, leader: f.leader, bidding: f.bidding };
    case 'picking':
      return { kind: 'picking', seat: f.seat };
    case 'placing':
      return { kind: 'placing', turn: f.turn };
  }
}

const cloneTurn = (f: Turn): Turn => ({
  kind: 'turn',
  seat: f.seat,
  first: f.first,
  second: f.second,
  third: f.third,
  gold: f.gold,
  cityHouses: f.cityHouses,
  villageHouses: f.villageHouses,
  moves: f.moves,
  quarries: f.quarries,
  palaces: f.palaces,
  governors: f.governors,
  characters: f.characters,
  powers: f.powers,
  entered: f.entered,
});
