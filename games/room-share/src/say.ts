import { type Phrase, type PhraseValue, phrase } from '@insula/kernel';
import { FLAT_NAMES, NEIGHBOURS } from './flats.ts';
import { colourOf } from './letters.ts';
import { packAt, tenants } from './tenants.ts';
import { ARROWS, CARDS, COLOURS, type Event, KINDS, type Move, NONE, type View } from './types.ts';

const colourWord = (colour: number): PhraseValue => ({ word: `colour.${COLOURS[colour]}` });
const cardWord = (card: number): PhraseValue => ({ word: `card.${CARDS[card]}` });
const aCard = (card: number): PhraseValue => ({ word: `a.card.${CARDS[card]}` });
const arrowWord = (arrow: number): PhraseValue => ({ word: `arrow.${ARROWS[arrow]}` });
/** As it stands at the edges of the board; the notation writes small letters. */
const flatName = (flat: number): PhraseValue => FLAT_NAMES[flat].toUpperCase();

export function ask(v: View): Phrase {
  const seat: PhraseValue = { seat: v.turn };
  switch (v.phase) {
    case 'turn':
      return v.duel ? phrase('ask.duel', { seat }) : phrase('ask.turn', { seat });
    case 'tenant':
    case 'partner':
      return phrase(`ask.${v.phase}`, { seat, flat: flatName(v.flat) });
    case 'arrow':
      return askArrow(v);
    case 'over':
      return phrase('ask.over');
    default:
      return phrase(`ask.${v.phase}`, { seat });
  }
}

function askArrow(v: View): Phrase {
  const ahead = (exit: number): number => NEIGHBOURS[v.flat * ARROWS.length + exit];
  const waiting = ARROWS.map((_, exit) => exit).filter((exit) => colourOf(v.lifted[exit]) !== NONE);
  const leaver = waiting.find((exit) => tenants(packAt(v.tenants, ahead(exit) * ARROWS.length)) < ARROWS.length);
  const exit = leaver ?? waiting[0];
  return phrase(leaver === undefined ? 'ask.stay' : 'ask.arrow', {
    seat: { seat: v.turn },
    colour: colourWord(colourOf(v.lifted[exit])),
    flat: flatName(leaver === undefined ? v.flat : ahead(exit)),
  });
}

export function sayMove(move: Move): Phrase {
  switch (move.does) {
    case 'guests':
      return phrase('move.guests', { colour: colourWord(move.colour) });
    case 'key':
    case 'communication':
      return phrase(`move.${move.does}`, { colour: colourWord(move.colour), flat: flatName(move.flat) });
    case 'departure':
    case 'swap':
    case 'with':
      return phrase(`move.${move.does}`, { flat: flatName(move.flat), arrow: arrowWord(move.arrow) });
    case 'eviction':
    case 'contract':
    case 'room':
    case 'landlord':
      return phrase(`move.${move.does}`, { flat: flatName(move.flat) });
    case 'renovation':
      return phrase('move.renovation', {
        flat: flatName(move.flat),
        arrow: arrowWord(move.arrow),
        other: arrowWord(move.other),
      });
    case 'nothing':
      return phrase('move.nothing', { card: cardWord(move.card) });
    case 'tenant':
      return phrase('move.tenant', { colour: colourWord(move.colour), arrow: arrowWord(move.arrow) });
    case 'arrow':
      return phrase('move.arrow', { arrow: arrowWord(move.arrow) });
    case 'pass':
      return phrase('move.pass');
  }
}

export function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'guests':
      return phrase('event.guests', {
        seat: { seat: event.seat },
        colour: colourWord(event.colour),
        count: event.count,
      });
    case 'laid':
      return phrase('event.laid', { seat: { seat: event.first }, kinds: kindsOf(event.kinds) });
    case 'settled':
      return phrase('event.settled', place(event));
    case 'dealt':
      return event.cards === null
        ? phrase('event.dealt', { seat: { seat: event.seat }, count: event.count })
        : phrase('event.dealt.you', { seat: { seat: event.seat }, cards: { list: event.cards.map(aCard) } });
    case 'played':
      return sayPlayed(event);
    case 'nothing':
    case 'discarded':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat }, aCard: aCard(event.card) });
    case 'room':
      return phrase('event.room', { seat: { seat: event.seat }, flat: flatName(event.flat) });
    case 'placed':
    case 'returned':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat }, ...place(event) });
    case 'swapped':
      return phrase('event.swapped', {
        ...place(event),
        otherColour: colourWord(event.otherColour),
        otherFlat: flatName(event.otherFlat),
        otherArrow: arrowWord(event.otherArrow),
      });
    case 'evicted':
      return phrase(event.forced ? 'event.evicted.forced' : 'event.evicted', { flat: flatName(event.flat) });
    case 'moved':
      return phrase(event.wraps ? 'event.moved.wraps' : 'event.moved', {
        ...place(event),
        from: flatName(event.from),
        exit: arrowWord(event.exit),
      });
    case 'stayed':
      return phrase('event.stayed', { ...place(event), exit: arrowWord(event.exit) });
    case 'reshuffled':
      return phrase('event.reshuffled', { count: event.count });
    case 'drew':
      return event.card === null
        ? phrase('event.drew', { seat: { seat: event.seat } })
        : phrase('event.drew.you', { seat: { seat: event.seat }, aCard: aCard(event.card) });
    case 'last-chance':
    case 'passed':
    case 'no-chance':
      return phrase(`event.${event.is}`, { seat: { seat: event.seat } });
    case 'over':
      return phrase('event.over', { seat: { seat: event.winner }, points: event.points[event.winner] });
  }
}

function sayPlayed(event: Extract<Event, { is: 'played' }>): Phrase {
  const values = { seat: { seat: event.seat }, aCard: aCard(event.card), flat: flatName(event.flat) };
  if (event.arrow !== NONE) return phrase('event.played.arrow', { ...values, arrow: arrowWord(event.arrow) });
  const named = event.colour !== NONE && event.colour !== event.card;
  return named ? phrase('event.played.as', { ...values, colour: colourWord(event.colour) }) : phrase('event.played', values);
}

const place = (at: { readonly colour: number; readonly flat: number; readonly arrow: number }) => ({
  colour: colourWord(at.colour),
  flat: flatName(at.flat),
  arrow: arrowWord(at.arrow),
});

/** The flats that are not classic, with their kind. */
const kindsOf = (kinds: readonly number[]): PhraseValue => ({
  list: kinds.flatMap((kind, flat): PhraseValue[] =>
    kind === 0 ? [] : [{ list: [flatName(flat), { word: `kind.${KINDS[kind]}` }] }],
  ),
});
