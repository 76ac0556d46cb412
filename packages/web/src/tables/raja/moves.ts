import type { View } from '@insula/raja';
import type { Parts, Slot } from '../../choose/narrow.ts';

/** What can be picked at this table. Everything is played by a button that names it: a click on the map only looks. */
export const slots: readonly Slot[] = ['deed', 'place', 'card', 'gift', 'action', 'seat', 'gold', 'first', 'second'].map(
  (name) => ({ name, fine: false }),
);

const BY_PLACE = ['free house', 'free lift', 'house', 'lift', 'put', 'governor', 'travel'];
const BY_CARD = ['take', 'give'];

/** A move taken apart, as it is written. */
export function parts(move: string): Parts {
  for (const deed of BY_PLACE) if (move.startsWith(`${deed} `)) return { deed, place: move.slice(deed.length + 1) };
  for (const deed of BY_CARD) if (move.startsWith(`${deed} `)) return { deed, card: move.slice(deed.length + 1) };
  const [deed, ...rest] = move.split(' ');
  const of = rest.join(' ');
  switch (deed) {
    case 'bid':
      return { deed, gold: of };
    case 'disc': {
      const [first, second] = of.split(' + ');
      return { deed, first, second };
    }
    case 'swap': {
      const [gift, card] = of.split(' for ');
      return { deed, gift, card };
    }
    case 'seduce':
      return { deed, seat: String(Number(rest[1]) - 1) };
    case 'marker':
      return { deed, action: of };
    case "merchant's":
      return { deed: 'merchant' };
    case "yogi's":
      return { deed: 'yogi' };
    default:
      return { deed: move };
  }
}

/** The notation of what somebody would like to do. */
export function written({ deed, place, card, gift, action, seat, gold, first, second }: Parts): string | null {
  switch (deed) {
    case undefined:
      return null;
    case 'disc':
      return `disc ${first} + ${second}`;
    case 'swap':
      return `swap ${gift} for ${card}`;
    case 'seduce':
      return `seduce seat ${Number(seat) + 1}`;
    case 'merchant':
      return "merchant's gold";
    case 'yogi':
      return "yogi's marker";
    default:
      return [deed, place ?? card ?? action ?? gold].filter((part) => part !== undefined).join(' ');
  }
}

export const tried = (picked: Parts, _view: View): string | null => written(picked);
/** Nothing is ever paid or travelled by a click that did not name it. */
export const confirms = (): boolean => true;
export const usual = (): Parts => ({});
export const chore = (): boolean => false;
