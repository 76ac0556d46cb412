import type { Seat } from '@insula/kernel';
import { ACTIONS, HIDDEN_DISC, NO_DISC } from './actions.ts';
import { CHARACTERS } from './characters.ts';
import { drawMap, seatLetter } from './drawMap.ts';
import { neutralPalaces, SQUARE_ONE } from './facts.ts';
import { CITIES, PLACES } from './maps/places.ts';
import { discName } from './notation.ts';
import { type Frame, NONE, type View } from './types.ts';

/** The table in text: the map, the cities in the order they will be scored, the seats, and what is going on. */
export function draw(view: View): string {
  return [heading(view), '', ...drawMap(view), '', ...cities(view), '', ...seats(view)].join('\n');
}

function heading(view: View): string {
  const round = view.round === 0 ? 'set-up' : `round ${view.round}, the maharaja (*) in ${PLACES[view.maharaja]}`;
  const top = view.stack[view.stack.length - 1];
  return `Raja, ${round}: ${top === undefined ? `the end (${view.ending})` : pending(view, top)}`;
}

function pending(view: View, frame: Frame): string {
  switch (frame.kind) {
    case 'auction': {
      const bid = frame.leader === NONE ? 'no bid yet' : `${seatLetter(frame.leader)} bids ${frame.high}`;
      return `auction, ${bid}, ${seatLetter(frame.at)} is asked`;
    }
    case 'picking':
      return `${seatLetter(frame.seat)} picks a character`;
    case 'placing':
      return `first houses, ${frame.turn} placed`;
    case 'turn': {
      const third = frame.third === NONE ? '' : `, marker ${ACTIONS[frame.third]}`;
      const disc = `${ACTIONS[frame.first]} + ${ACTIONS[frame.second]}${third}`;
      return `${seatLetter(frame.seat)} acts (${disc}; to stop now gives the others ${view.penalty} gold)`;
    }
    case 'moving':
      return `${seatLetter(frame.seat)} moves the house from ${PLACES[frame.from]}`;
    case 'robbed':
      return `${seatLetter(frame.seat)} was robbed of a character`;
    case 'seduced':
      return `${seatLetter(frame.seat)} hands a character to ${seatLetter(frame.by)}`;
    case 'discs':
      return 'everyone chooses two actions';
    case 'game':
    case 'choosing':
    case 'auctions':
    case 'round':
      return frame.kind;
  }
}

/** The lowest governor first: the city to be scored next. */
function cities(view: View): string[] {
  const order = CITIES.map((_, city) => city).sort((a, b) => view.squares[a] - view.squares[b]);
  const neutral = neutralPalaces(view);
  const rows = order.map((city) => {
    const square = view.squares[city];
    const per = (counts: readonly number[]): string => letters(view, (seat) => counts[city * view.seats + seat]);
    const small = neutral > 0 ? `${per(view.small)} neutral ${neutral}`.trim() : per(view.small);
    return [
      `${PLACES[city]}${city === view.maharaja ? '*' : ''}`,
      square < SQUARE_ONE ? '-' : String(square - SQUARE_ONE + 1),
      letters(view, (seat) => (view.architects[seat] === city ? 1 : 0)).replaceAll('1', ''),
      per(view.houses),
      view.large[city] === NONE ? '' : seatLetter(view.large[city]),
      small,
    ];
  });
  return columns([['city', 'square', 'architects', 'houses', 'large palace', 'small palaces'], ...rows]);
}

function letters(view: View, count: (seat: Seat) => number): string {
  const parts: string[] = [];
  for (let seat = 0; seat < view.seats; seat++) if (count(seat) > 0) parts.push(`${seatLetter(seat)}${count(seat)}`);
  return parts.join(' ');
}

function seats(view: View): string[] {
  const rows = view.gold.map((gold, seat) => [
    `${seatLetter(seat)} seat ${seat + 1}${seat === view.me ? ' (you)' : ''}`,
    CHARACTERS.filter((_, card) => view.holder[card] === seat).join(', '),
    String(gold),
    String(view.supply[seat]),
    String(view.quarry[seat]),
    String(view.palaces[seat]),
    String(view.markers[seat]),
    discText(view.discs[seat]),
  ]);
  return columns([['seat', 'character', 'gold', 'supply', 'quarry', 'palaces left', 'markers', 'disc'], ...rows]);
}

const discText = (disc: number): string => (disc === NO_DISC ? '' : disc === HIDDEN_DISC ? 'chosen' : discName(disc));

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
