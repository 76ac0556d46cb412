import type { Event, View } from '@insula/landlord';
import { type JSX, useEffect } from 'react';
import { useNarrow } from '../../parts/useNarrow.ts';
import type { Seen } from '../table.ts';
import { CardSheet } from './sheets/cardSheet.tsx';
import { HouseSheet } from './sheets/houseSheet.tsx';
import styles from './sheets/sheets.module.css';
import { DiscardsSheet, JailSheet, MatchSheet, PileSheet, SupplySheet } from './sheets/townSheets.tsx';
import { placeOf } from './travels.ts';
import { street } from './words.ts';

/** What somebody wants to read: a house and how its rent comes about, a card, the pile, what was agreed. A tap keeps it
 *  open, a pointer or the focus only while it is there. */
export function Reading(seen: Seen<View>): JSX.Element | null {
  const { looks, look, chooser } = seen;
  // Of the card that is picked the prompt tells.
  const hint = looks.hint === `card ${chooser.picked.card}` ? '' : (looks.hint ?? '');
  const [what, which] = (looks.sheet ?? hint).split(' ');
  const isKept = looks.sheet !== undefined;
  const sheet = sheetOf(seen, what, which);
  useHouseAgain(seen);
  useQuestionFirst(seen);
  useEffect(() => {
    if (!isKept) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') look({ sheet: null, hint: null });
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isKept, look]);
  if (sheet === null) return null;
  return (
    <section className={styles.sheet} data-kept={isKept} data-reads={what}>
      {sheet}
      {isKept ? (
        <button
          type="button"
          className={styles.close}
          onClick={() => look({ sheet: null })}
          aria-label={street('sheet.close')}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" />
          </svg>
        </button>
      ) : null}
    </section>
  );
}

/** On a phone a sheet lies over prompt and hand: whoever went on reading would not see that they are asked something new. */
function useQuestionFirst({ asks, awaited, seat, look }: Seen<View>): void {
  const isNarrow = useNarrow();
  const asked = seat !== null && awaited.includes(seat) ? asks : null;
  useEffect(() => {
    if (isNarrow && asked !== null) look({ sheet: null });
  }, [isNarrow, asked, look]);
}

/** A line of the log that was picked opens the house it was about. */
function useHouseAgain({ looks: { again }, items, look }: Seen<View>): void {
  useEffect(() => {
    if (again === undefined) return;
    const item = items[Number(again) - 1];
    const place = item?.kind === 'event' ? placeOf(item.event as Event) : null;
    const house = /^(?:room|house) (\d+)/.exec(place ?? '')?.[1];
    look({ again: null, sheet: house === undefined ? null : `house ${house}` });
  }, [again, items, look]);
}

function sheetOf(seen: Seen<View>, what: string, which: string): JSX.Element | null {
  switch (what) {
    case 'card':
      return <CardSheet {...seen} card={which} />;
    case 'house':
      return seen.view.street[Number(which) - 1]?.owner >= 0 ? <HouseSheet {...seen} house={Number(which) - 1} /> : null;
    case 'pile':
      return <PileSheet {...seen} />;
    case 'discards':
      return <DiscardsSheet {...seen} />;
    case 'jail':
      return <JailSheet {...seen} />;
    case 'supply':
      return <SupplySheet {...seen} />;
    case 'match':
      return <MatchSheet {...seen} />;
    default:
      return null;
  }
}
