import type { View } from '@insula/room-share';
import {
  ARROWS,
  CARD_CLAUSES,
  CARDS,
  COLOURS,
  colourOf,
  FLAT_CLAUSES,
  FLAT_NAMES,
  KINDS,
  NONE,
  pointsIn,
} from '@insula/room-share/face';
import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { type Say, sentence } from '../../words/speaker.ts';
import styles from './hand.module.css';
import { cardsOf } from './moves.ts';
import { block } from './words.ts';

/** What one reads about: the flat or the card that a pointer or the focus was on last, or a finger. */
export function About({ view, say }: { readonly view: View; readonly say: Say }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const { flat, card } = usePointed(box);
  const isNew = !useSettings().knows.includes('room-share');
  return (
    <div className={styles.about} ref={box} data-about>
      {flat !== undefined ? (
        <Flat {...{ view, say, flat: FLAT_NAMES.indexOf(flat) }} />
      ) : card !== undefined ? (
        <Card card={card} say={say} />
      ) : (
        <>
          {isNew && view.hand !== null && !view.duel ? <AllCards cards={new Set(cardsOf(view.hand))} say={say} /> : null}
          {block('about')}
        </>
      )}
    </div>
  );
}

const Card = ({ card, say }: { readonly card: string; readonly say: Say }): JSX.Element => (
  <>
    <b>{sentence(say(`card.${card}`))}.</b> {textOf(say, card)}
  </>
);

/** In a first match what each card in hand does is said before anybody points at one. */
const AllCards = ({ cards, say }: { readonly cards: ReadonlySet<string>; readonly say: Say }): JSX.Element => (
  <ul>
    {[...cards].map((card) => (
      <li key={card}>
        <Card card={card} say={say} />
      </li>
    ))}
  </ul>
);

function Flat({ view, say, flat }: { readonly view: View; readonly say: Say; readonly flat: number }): JSX.Element {
  const kind = view.kinds[flat];
  const who = livesIn(view.tenants.slice(flat * ARROWS.length, (flat + 1) * ARROWS.length), say);
  const now = {
    who: who.length === 0 ? block('nobody') : who.join(', '),
    count: who.length,
    points: pointsIn(kind, who.length) ?? 0,
  };
  return (
    <>
      <b>{block('about.flat', { name: FLAT_NAMES[flat].toUpperCase(), kind: say(`kind.${KINDS[kind]}`) })}</b>{' '}
      {block('about.now', now)} {flatText(kind, say)}
    </>
  );
}

/** What a flat of this kind brings, and where the rules say so. */
export const flatText = (kind: number, say: Say): string => `${say(`text.kind.${KINDS[kind]}`)} (${FLAT_CLAUSES[kind]})`;

/** What a card does, and where the rules say so. */
export const textOf = (say: Say, card: string): string =>
  `${say(`text.${card}`)} (${CARD_CLAUSES[CARDS.indexOf(card as (typeof CARDS)[number])]})`;

/** Who lives on which arrow of a flat, of which the letters are given. */
export const livesIn = (tenants: string, say: Say): string[] =>
  [...tenants]
    .map(colourOf)
    .flatMap((colour, arrow) =>
      colour === NONE
        ? []
        : [block('livesOn', { colour: say(`colour.${COLOURS[colour]}`), arrow: say(`arrow.${ARROWS[arrow]}`) })],
    );

interface Pointed {
  readonly flat: string | undefined;
  readonly card: string | undefined;
}
const AT_NOTHING: Pointed = { flat: undefined, card: undefined };
/** A futon lies over its flat. */
const THINGS = '[data-flat], [data-card], [data-place-target]';

/** Listened to here, else the whole table would be drawn anew whenever a pointer wanders over it. */
function usePointed(box: RefObject<HTMLElement | null>): Pointed {
  const [pointed, setPointed] = useState(AT_NOTHING);
  useEffect(() => {
    const table = box.current?.closest<HTMLElement>('[data-table]') ?? null;
    const read = ({ target }: Event): void => {
      const thing = target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
      if (thing === null) return;
      const { flat, card, placeTarget } = thing.dataset;
      setPointed({ flat: flat ?? placeTarget?.split(' ')[0], card });
    };
    for (const way of WAYS) table?.addEventListener(way, read);
    return () => {
      for (const way of WAYS) table?.removeEventListener(way, read);
    };
  }, [box]);
  return pointed;
}

const WAYS = ['pointerover', 'focusin', 'click'] as const;
