import type { Item } from '@insula/protocol';
import type { Event } from '@insula/raja';
import { CITIES, PLACES } from '@insula/raja/face';
import { useEffect, useRef } from 'react';
import { onceDrawn } from '../../pieces/onceDrawn.ts';
import { atTempo } from '../../pieces/tempo.ts';
import { isStill } from '../../settings/settings.ts';
import { purseOf } from './placed.ts';

const FLIGHT = 300;
const APART = 60;

/** A coin for each payment that has just been shown: from where it was paid or won to the purse of whoever gets it. */
export function useCoins(items: readonly Item[], shown: number): void {
  const before = useRef(shown);
  useEffect(() => {
    const from = before.current;
    before.current = shown;
    const fresh = items.filter(({ n }) => n > from && n <= shown).flatMap(paid);
    if (isStill() || atTempo(FLIGHT) === 0) return;
    onceDrawn(() => {
      for (const [i, { place, to }] of fresh.entries()) fly(place, purseOf(to), atTempo(i * APART));
    });
  }, [items, shown]);
}

function paid(item: Item): { place: string; to: number }[] {
  const event = item.kind === 'event' ? (item.event as Event) : null;
  if (event?.is === 'toll') return Array.from({ length: event.gold }, () => ({ place: PLACES[event.place], to: event.to }));
  if (event?.is === 'scored' || event?.is === 'alone') return [{ place: CITIES[event.city], to: event.seat }];
  return [];
}

function fly(place: string, purse: string, delay: number): void {
  const from = document.querySelector(`[data-place-target="${place}"]`)?.getBoundingClientRect();
  const to = document.querySelector(`[data-place="${purse}"]`)?.getBoundingClientRect();
  if (from === undefined || to === undefined || to.width === 0) return;
  const coin = document.createElement('span');
  coin.className = 'rj-flying';
  coin.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#rj-coin" width="24" height="24"/></svg>';
  coin.style.left = `${from.left + from.width / 2 - 10}px`;
  coin.style.top = `${from.top + from.height / 2 - 10}px`;
  document.body.append(coin);
  const way = `${to.left + 10 - from.left - from.width / 2}px ${to.top + 10 - from.top - from.height / 2}px`;
  const flight = coin.animate(
    { translate: ['0 0', way], opacity: [1, 0.6] },
    { duration: atTempo(FLIGHT), delay, easing: 'cubic-bezier(0.3, 0.05, 0.25, 1)', fill: 'backwards' },
  );
  flight.onfinish = () => coin.remove();
}
