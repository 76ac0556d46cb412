import { BadInput, type Json, readFields, readList, readWhole, shown } from '@insula/kernel';
import { KINDS } from '../cards.ts';
import { cloneFrame } from '../clone.ts';
import * as read from '../reading.ts';
import { squattedHouses } from '../rules/examine.ts';
import { rules } from '../rules/rulebook.ts';
import { MAX_HOUSES, ROOMS, seatsAt } from '../street.ts';
import { DEEDS, type Frame, NOWHERE, STAGES, type State, WHYS } from '../types.ts';

const PHASES = ['examine', 'play', 'buy'] as const;

/** What is going on: a phase of the turn, "over", or all that is pending, from the bottom of the stack. */
export function readDoing(s: State, written: Json | undefined): Frame[] {
  if (written === 'over') return [];
  if (Array.isArray(written)) return readStack(s, written);
  const phase = read.readOneOf(written, 'doing', PHASES);
  const base: Frame[] = [{ kind: 'match', step: 1 }];
  if (phase === 'play') return [...base, { kind: 'turn', step: 2 }, { kind: 'play', seat: s.turn }];
  if (phase === 'buy') return [...base, { kind: 'turn', step: 4 }, { kind: 'buy', seat: s.turn }];
  return [...base, { kind: 'turn', step: 1 }, { kind: 'examine', seat: s.turn, left: squattedHouses(s, s.turn) }];
}

export function writeDoing(s: State): Json {
  if (s.stack.length === 0) return 'over';
  for (const phase of PHASES) if (JSON.stringify(readDoing(s, phase)) === JSON.stringify(s.stack)) return phase;
  return s.stack.map((frame) => ({ ...cloneFrame(frame) }));
}

/** The fields of each frame: a seat, a seat or nobody, a number, one of some words, or a list of numbers. */
type Field = 'seat' | 'seat or nobody' | 'number' | 'numbers' | readonly string[];
const STEP = { step: 'number' } as const;
const SHAPES: { readonly [K in Frame['kind']]: { readonly [field: string]: Field } } = {
  match: STEP,
  turn: STEP,
  examine: { seat: 'seat', left: 'number' },
  expulsion: { ...STEP, seat: 'seat', room: 'number' },
  play: { seat: 'seat' },
  buy: { seat: 'seat' },
  answer: { deed: DEEDS, by: 'seat or nobody', hit: 'seat', at: 'number', picks: 'numbers', counts: 'number' },
  bombing: { ...STEP, by: 'seat', house: 'number' },
  murdering: { ...STEP, by: 'seat', room: 'number' },
  strike: { deed: DEEDS, by: 'seat', attacker: 'seat', at: 'number' },
  investigation: { ...STEP, at: 'number' },
  go: { why: WHYS, by: 'seat', room: 'number', to: 'number' },
  moving: { ...STEP, by: 'seat', room: 'number', to: 'number', rent: 'number' },
  shifting: { ...STEP, by: 'seat', room: 'number' },
  arrival: { ...STEP, by: 'seat', card: 'number', from: 'number', to: 'number' },
  leave: { why: WHYS, by: 'seat', house: 'number', room: 'number' },
  driving: { ...STEP, by: 'seat', house: 'number', room: 'number' },
  opening: { ...STEP, by: 'seat', house: 'number', room: 'number' },
  demolition: { ...STEP, by: 'seat', house: 'number', room: 'number', music: 'number' },
  deal: { by: 'seat', with: 'seat', stage: STAGES, give: 'numbers', want: 'numbers', pay: 'number' },
};

const LIMIT = Math.max(KINDS, 1 << MAX_HOUSES, MAX_HOUSES * ROOMS);

/** Whatever it says must be something that can go on: else a match would begin that nobody can play. */
function readStack(s: State, written: readonly Json[]): Frame[] {
  return written.map((entry) => {
    const { kind } = readFields(entry, 'What is going on', ['kind'], Object.keys((entry ?? {}) as object));
    const name = read.readOneOf(kind, 'kind', Object.keys(SHAPES) as Frame['kind'][]);
    const fields = readFields(entry, `"${name}"`, ['kind', ...Object.keys(SHAPES[name])], []);
    const frame: { [key: string]: Json } = { kind: name };
    for (const [key, field] of Object.entries(SHAPES[name])) frame[key] = readField(s, fields[key], `${name} ${key}`, field);
    const { steps } = rules[name] as { readonly steps?: readonly unknown[] };
    if (steps !== undefined) readWhole(frame.step, `${name} step`, 0, steps.length);
    return frame as unknown as Frame;
  });
}

function readField(s: State, value: Json | undefined, what: string, field: Field): Json {
  if (field === 'seat') return readWhole(value, what, 0, seatsAt(s) - 1);
  // L-75: the question of the police is nobody’s.
  if (field === 'seat or nobody') return readWhole(value, what, NOWHERE, seatsAt(s) - 1);
  if (field === 'number') return readWhole(value, what, -LIMIT, LIMIT);
  if (field === 'numbers') return readList(value, what).map((each) => readWhole(each, what, -LIMIT, LIMIT));
  if (typeof value !== 'string') throw new BadInput(`${what} must be a word, not ${shown(value)}.`);
  return read.readOneOf(value, what, field);
}
