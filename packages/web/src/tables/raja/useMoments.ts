import type { Item } from '@insula/protocol';
import type { Event } from '@insula/raja';
import { useEffect, useRef } from 'react';
import { onceDrawn } from '../../pieces/onceDrawn.ts';
import { atTempo } from '../../pieces/tempo.ts';
import { isStill } from '../../settings/settings.ts';
import type { Seen } from '../table.ts';

/** Milliseconds: out of a row, in everybody's sight, into another row. All three are well below 2.5 s. */
const FLIGHT = 450;
const HELD = 800;
const GLOW = 900;
const EASE = 'cubic-bezier(0.3, 0.05, 0.25, 1)';

/** One card that changes hands. */
interface Passing {
  readonly card: number;
  readonly from: number;
  readonly to: number;
}

/** A theft, a swap or a seduction is seen: the card goes from row to row and is held up on its way. A tap
 *  anywhere finishes it; with reduced motion the new owner's row glows once. */
export function useMoments({ items, say }: Pick<Seen<unknown>, 'items' | 'say'>, shown: number): void {
  const before = useRef(shown);
  useEffect(() => {
    const from = before.current;
    before.current = shown;
    const fresh = items.filter(({ n }) => n > from && n <= shown);
    onceDrawn(() => {
      for (const item of fresh) stage(item, say);
    });
  }, [items, shown, say]);
}

function stage(item: Item, say: Seen<unknown>['say']): void {
  const passings = item.kind === 'event' ? passed(item.event as Event) : [];
  if (passings.length === 0) return;
  for (const { to } of passings) glow(to);
  if (isStill() || atTempo(FLIGHT) === 0) return;
  const caption = item.kind === 'event' && item.say !== undefined ? say(item.say.key, item.say.values) : '';
  const ends = passings.flatMap((passing, nth) => fly(passing, nth === 0 ? caption : '', nth));
  const finish = (): void => {
    for (const end of ends) end();
  };
  addEventListener('pointerdown', finish, { once: true, capture: true });
}

function passed(event: Event): readonly Passing[] {
  switch (event.is) {
    case 'robbed':
    case 'seduced':
      return [{ card: event.card, from: event.from, to: event.seat }];
    case 'swapped':
      return [
        { card: event.card, from: event.from, to: event.seat },
        { card: event.gift, from: event.seat, to: event.from },
      ];
    default:
      return [];
  }
}

/** The row of a seat that is in sight: one's own is elsewhere on a phone. */
const rowOf = (seat: number): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-cards-of="${seat}"]`)].find(({ offsetWidth }) => offsetWidth > 0);

function glow(seat: number): void {
  const row = rowOf(seat)?.closest<HTMLElement>('[data-row]');
  row?.animate({ boxShadow: ['0 0 0 0 #f2c33d00', '0 0 0 5px #f2c33d', '0 0 0 0 #f2c33d00'] }, { duration: GLOW });
}

/** Returns how to end it at once. */
function fly({ card, from, to }: Passing, caption: string, nth: number): readonly (() => void)[] {
  const [start, end] = [rowOf(from)?.getBoundingClientRect(), rowOf(to)?.getBoundingClientRect()];
  const face = document.querySelector(`[data-cards-of="${to}"] [data-card="${card}"]`);
  const table = document.querySelector('[data-shown]')?.getBoundingClientRect();
  if (start === undefined || end === undefined || face === null || table === undefined) return [];
  const held = document.createElement('div');
  held.className = 'rj-moment';
  held.setAttribute('aria-hidden', 'true');
  held.append(face.cloneNode(true));
  if (caption !== '') held.append(Object.assign(document.createElement('p'), { textContent: caption }));
  const [x, y] = [table.left + table.width / 2 + nth * 130, table.top + table.height / 2];
  held.style.left = `${x}px`;
  held.style.top = `${y}px`;
  document.body.append(held);
  const at = (box: DOMRect): string => `${box.left + box.width / 2 - x}px ${box.top + box.height / 2 - y}px`;
  const out = atTempo(FLIGHT);
  const whole = out * 2 + atTempo(HELD);
  const flight = held.animate(
    [
      { translate: at(start), scale: 0.3, opacity: 1, easing: EASE },
      { translate: '0 0', scale: 1, opacity: 1, offset: out / whole },
      { translate: '0 0', scale: 1, opacity: 1, offset: 1 - out / whole, easing: EASE },
      { translate: at(end), scale: 0.3, opacity: 0.7 },
    ],
    { duration: whole },
  );
  flight.onfinish = () => held.remove();
  return [() => flight.finish()];
}
