import type { Item } from '@insula/protocol';
import { useEffect, useRef } from 'react';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { play, type Sound } from '../settings/sound.ts';

/** Makes heard what happens at a table: whose turn it is, cards, coins, crimes, the end. */
export function useSounds(link: Link, mine: boolean): void {
  const { items } = useSeated(link, 'items');
  const heard = useRef(items.length);
  useEffect(() => {
    const sound = soundOf(items.slice(heard.current));
    heard.current = items.length;
    if (sound !== null) play(sound);
  }, [items]);
  useEffect(() => {
    if (mine) play('turn');
  }, [mine]);
}

/** Games are told apart by nothing here: what an event sounds like is in its name. */
export const LIKE: readonly (readonly [Sound, RegExp])[] = [
  ['crime', /^event\.(aimed|murdered|bombed|struck|jailed|robbed|evicted|leaked)/],
  [
    'coins',
    /^event\.(collected|rent|earned|gold|fee|bailed|brokered|bought|sold|merchant|toll|scored|alone|penalty|traded|won|owned-up)/,
  ],
  [
    'card',
    /^event\.(drew|played|laid|carted|answered|recycled|discarded|took|swapped|placed|built|house|large|small|quarry|roofed|renovated)/,
  ],
];

/** One sound for all that happened at once: the most exciting one. */
export function soundOf(items: readonly Item[]): Sound | null {
  if (items.some(({ kind }) => kind === 'end')) return 'end';
  const names = items.map((item) => (item.kind === 'event' ? (item.say?.key ?? '') : ''));
  return LIKE.find(([, like]) => names.some((name) => like.test(name)))?.[0] ?? null;
}
