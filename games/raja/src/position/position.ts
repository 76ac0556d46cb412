import {
  BadInput,
  type Json,
  type Position,
  readChance,
  readFields,
  readList,
  readName,
  readOptions,
  readPerSeat,
  readSeat,
  readWhole,
  shown,
} from '@insula/kernel';
import { NO_DISC } from '../actions.ts';
import { readBoard, writeBoard } from '../board.ts';
import { houses as housesOf, palaces as palacesOf } from '../census.ts';
import { CHARACTER_COUNT, CHARACTERS, FREE, NOT_IN_PLAY, YOGI } from '../characters.ts';
import { HOUSES_EACH, MARKERS, mostRounds, palacesEach, SQUARES } from '../facts.ts';
import { MAP_IDS } from '../maps/atlas.ts';
import { CITIES, CITY_COUNT, PLACES, START, STOPS } from '../maps/places.ts';
import { ADVANCED, advancedOf, check, mapOf, options, shortOf } from '../options.ts';
import * as read from '../reading.ts';
import type { State } from '../state.ts';
import { EARLIER_RULES, playedBy, RULES, type Rules, rulesOf } from '../version.ts';
import { readDiscs, readDoing, writeDiscs, writeDoing } from './doing.ts';

const FIELDS = [
  ...['game', 'seats', 'options', 'first', 'round', 'maharaja', 'track', 'characters', 'architects', 'gold'],
  ...['supply', 'markers', 'villages', 'cities', 'discs', 'doing', 'seed', 'rules'],
];
const MOST_GOLD = 9999;

/** A position names what is on the table; the quarry and the palaces left are what is not. Left out, `options` are the
 *  defaults, `first` is seat 1, `markers`, `villages`, `cities` and `discs` are nothing, `seed` is anything, and `rules` are those that
 *  the match is begun with. */
export function place(begun: Rules, position: Position): State {
  const written = readFields(position, 'A position', [], FIELDS);
  if (written.game !== 'raja') throw new BadInput(`This is a position of ${shown(written.game)}, not of "raja".`);
  const seats = readWhole(written.seats, 'seats', 2, 5);
  const optionKeys = options.map((spec) => spec.key);
  const agreed = readOptions(options, readFields(written.options ?? {}, 'options', [], optionKeys));
  const refusal = check(agreed, seats);
  if (refusal !== null) throw new BadInput(`These options do not go with ${seats} seats (${refusal.rule} ${refusal.code}).`);
  const perSeat = (field: string, most: number, otherwise?: number): number[] =>
    written[field] === undefined && otherwise !== undefined
      ? new Array<number>(seats).fill(otherwise)
      : readPerSeat(written[field], field, seats, (value, what) => readWhole(value, what, 0, most));

  const rules = readWhole(written.rules ?? begun, 'rules', EARLIER_RULES, RULES) as Rules;
  const s = playedBy<State>(rules, {
    rng: readChance(written.seed ?? '', 'raja'),
    seats,
    short: shortOf(agreed),
    advanced: advancedOf(agreed),
    map: mapOf(agreed),
    first: readSeat(written.first ?? 1, 'first', seats),
    round: 0,
    maharaja: written.maharaja === undefined ? START : readName(written.maharaja, 'maharaja', PLACES.slice(0, STOPS)),
    squares: readTrack(written.track),
    holder: readCharacters(written.characters, seats, advancedOf(agreed)),
    architects: readPerSeat(written.architects, 'architects', seats, (value, what) =>
      readName(value, what, PLACES.slice(0, STOPS)),
    ),
    gold: perSeat('gold', MOST_GOLD),
    supply: perSeat('supply', HOUSES_EACH),
    quarry: [],
    palaces: [],
    markers: perSeat('markers', MARKERS, 0),
    ...readBoard(written.villages ?? {}, written.cities ?? {}, seats, advancedOf(agreed)),
    ending: null,
    discs: readDiscs(written.discs, seats),
    stack: [],
  });
  s.round = readWhole(written.round, 'round', 0, mostRounds(s));
  const markers = s.markers.reduce((sum, held) => sum + held, 0);
  if (markers > (s.advanced > 0 ? MARKERS : 0)) throw new BadInput(`markers are ${markers}, more than there are (R-81).`);
  fillRest(s);
  readDoing(s, written.doing);
  return s;
}

/** R-3 Houses neither in the supply nor on the board are in the quarry; palaces not on the board are still to be built. */
function fillRest(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.quarry.push(0);
    s.palaces.push(0);
    s.quarry[seat] = HOUSES_EACH - housesOf(s, seat);
    s.palaces[seat] = palacesEach(s) - palacesOf(s, seat);
    if (s.quarry[seat] < 0) throw new BadInput(`Seat ${seat + 1} has more than ${HOUSES_EACH} houses (R-3).`);
    if (s.palaces[seat] < 0) throw new BadInput(`Seat ${seat + 1} has more than ${palacesEach(s)} palaces (R-3, R-75).`);
  }
}

export function locate(s: State): Position {
  return {
    game: 'raja',
    seats: s.seats,
    options: { length: s.short ? 'short' : 'full', advanced: ADVANCED[s.advanced], map: MAP_IDS[s.map] },
    first: s.first + 1,
    round: s.round,
    maharaja: PLACES[s.maharaja],
    track: writeTrack(s.squares),
    characters: s.gold.map((_, seat) => CHARACTERS.filter((_, card) => s.holder[card] === seat)),
    architects: s.architects.map((at) => PLACES[at]),
    gold: s.gold.slice(),
    supply: s.supply.slice(),
    markers: s.markers.slice(),
    ...writeBoard(s),
    discs: s.discs.every((disc) => disc === NO_DISC) ? null : writeDiscs(s.discs),
    doing: writeDoing(s),
    seed: s.rng.slice(),
    rules: rulesOf(s),
  };
}

/** R-4 From the lowest square up: the city of the governor there, or null. */
function readTrack(value: Json | undefined): number[] {
  const squares = new Array<number>(CITY_COUNT).fill(-1);
  const track = readList(value, 'track');
  if (track.length > SQUARES) throw new BadInput(`track has ${track.length} squares, and there are ${SQUARES} (R-4).`);
  for (const [square, name] of track.entries()) {
    if (name === null) continue;
    const city = readName(name, 'each square of track', CITIES);
    if (squares[city] >= 0) throw new BadInput(`track has the governor of ${CITIES[city]} twice.`);
    squares[city] = square;
  }
  for (const [city, square] of squares.entries())
    if (square < 0) throw new BadInput(`track lacks the governor of ${CITIES[city]}.`);
  return squares;
}

function writeTrack(squares: readonly number[]): (string | null)[] {
  const track = new Array<string | null>(Math.max(...squares) + 1).fill(null);
  for (const [city, square] of squares.entries()) track[square] = CITIES[city];
  return track;
}

function readCharacters(value: Json | undefined, seats: number, advanced: number): number[] {
  const holder = new Array<number>(CHARACTER_COUNT).fill(FREE);
  if (advanced === 0) holder[YOGI] = NOT_IN_PLAY;
  const cards = readPerSeat(value, 'characters', seats, (each, what) => read.readNames(each, what, CHARACTERS));
  for (const [seat, held] of cards.entries()) {
    if (held.length > 1 && advanced < 2) throw new BadInput(`Seat ${seat + 1} has more than one character (R-90).`);
    for (const card of held) {
      if (holder[card] === NOT_IN_PLAY) throw new BadInput('The Yogi is only in the advanced game (R-26).');
      if (holder[card] !== FREE) throw new BadInput(`The ${CHARACTERS[card]} is held twice.`);
      holder[card] = seat;
    }
  }
  return holder;
}
