import type { View } from '@insula/raja';
import { ENTREPRENEUR, hasHouse, PLACES, palacePriceFor, START, STOPS, tasksOf, turnOf } from '@insula/raja/face';
import type { JSX } from 'react';
import type { Parts } from '../../../choose/narrow.ts';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { House, Palace } from '../art/pieces.tsx';
import { written } from '../moves.ts';
import { say as words } from '../words.ts';
import styles from './place.module.css';

interface Deed {
  readonly parts: Parts;
  readonly words: string;
  readonly icon: 'house' | 'palace' | 'great';
}

/** What can be done at a place, with its price; what is meant to be done but cannot is grey, and says why when asked. */
export function Deeds(seen: Seen<View> & { readonly place: number }): JSX.Element | null {
  const { seat, chooser } = seen;
  const legal = new Set(chooser.choices.map(({ move }) => move));
  const deeds = seat === null ? [] : wanted(seen, seat).filter(({ parts }) => legal.size > 0 && written(parts) !== null);
  if (deeds.length === 0 || seat === null) return null;
  return (
    <div className={styles.deeds}>
      {deeds.map(({ parts, words: text, icon }) => {
        const move = written(parts) ?? '';
        const can = legal.has(move);
        return (
          <Button
            key={move}
            className={styles.deed}
            data-way={parts.deed}
            data-can={can}
            aria-disabled={!can}
            onClick={() => (can ? chooser.play(move) : chooser.pick(parts))}
          >
            {icon === 'house' ? (
              <House seat={seat} />
            ) : (
              <Palace seat={seat} className={icon === 'great' ? styles.great : ''} />
            )}
            {text}
          </Button>
        );
      })}
    </div>
  );
}

function wanted({ view, chooser, place }: Seen<View> & { readonly place: number }, seat: number): Deed[] {
  const name = PLACES[place];
  const top = view.stack[view.stack.length - 1];
  const deeds: Deed[] = [];
  const add = (deed: string, icon: Deed['icon'], values: { readonly gold: number }, at = true): void => {
    deeds.push({ parts: at ? { deed, place: name } : { deed }, words: words(`do.${deed}`, values), icon });
  };
  if (top?.kind === 'moving') add('put', 'house', { gold: 0 });
  if (top?.kind === 'placing' && place > START)
    deeds.push({ parts: { deed: 'house', place: name }, words: words('do.place'), icon: 'house' });
  const turn = turnOf(view);
  if (top?.kind !== 'turn' || turn === null || place === START) return deeds;
  const here = view.architects[seat] === place;
  const open = new Set(tasksOf(turn).flatMap(({ slots }) => slots.filter(({ done }) => !done).map(({ what }) => what)));
  if (here && open.has('palace')) {
    const gold = palacePriceFor(view, seat);
    add('large palace', 'great', { gold }, false);
    add('small palace', 'palace', { gold }, false);
  }
  if ((here || place > START) && (open.has('house') || open.has('city house'))) add('house', 'house', { gold: 1 });
  const isFree = view.holder[ENTREPRENEUR] === seat && ((turn.powers >> ENTREPRENEUR) & 1) === 0;
  if (isFree && (here || place > START)) add('free house', 'house', { gold: 0 });
  const mine = place > START ? hasHouse(view.villages[place - STOPS], seat) : view.houses[place * view.seats + seat] > 0;
  if (mine && open.has('move')) add('lift', 'house', { gold: 0 });
  if (mine && isFree) add('free lift', 'house', { gold: 0 });
  return chooser.choices.length === 0 ? [] : deeds;
}
