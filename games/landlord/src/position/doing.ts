import { BadInput, type Json, readFields, readList, readWhole, shown } from '@insula/kernel';
import { KINDS } from '../cards.ts';
import { cloneFrame } from '../clone.ts';
import * as read from '../reading.ts';
import { squattedHouses } from '../rules/examine.ts';
import { MAX_HOUSES, ROOMS } from '../street.ts';
import { DEEDS, type Frame, STAGES, type State, WHYS } from '../types.ts';

const PHASES = ['examine', 'play', 'buy'] as const;

/** What is going on: a phase of the turn, "over", or all that is pending, from the bottom of the stack. */
export function readDoing(s: State, written: Json | undefined): Frame[] {
  if (written === 'over') return [];
  if (Array.isArray(written)) return readStack(written);
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

/** The fields of each frame: a number, one of some words, or a list of numbers. */
type Field = 'number' | 'numbers' | readonly string[];
const STEP = { step: 'number' } as const;
const SHAPES: { readonly [K in Frame['kind']]: { readonly [field: string]: Field } } = {
  match: STEP,
  turn: STEP,
  examine: { seat: 'number', left: 'number' },
  expulsion: { ...STEP, seat: 'number', room: 'number' },
  play: { seat: 'number' },
  buy: { seat: 'number' },
  answer: { deed: DEEDS, by: 'number', hit: 'number', at: 'number', picks: 'numbers', counts: 'number' },
  bombing: { ...STEP, by: 'number', house: 'number' },
  murdering: { ...STEP, by: 'number', room: 'number' },
  strike: { deed: DEEDS, by: 'number', attacker: 'number', at: 'number' },
  investigation: { ...STEP, at: 'number' },
  go: { why: WHYS, by: 'number', room: 'number', to: 'number' },
  moving: { ...STEP, by: 'number', room: 'number', to: 'number', rent: 'number' },
  shifting: { ...STEP, by: 'number', room: 'number' },
  arrival: { ...STEP, by: 'number', card: 'number', from: 'number', to: 'number' },
  leave: { why: WHYS, by: 'number', house: 'number', room: 'number' },
  driving: { ...STEP, by: 'number', house: 'number', room: 'number' },
  opening: { ...STEP, by: 'number', house: 'number', room: 'number' },
  demolition: { ...STEP, by: 'number', house: 'number', room: 'number', music: 'number' },
  deal: { by: 'number', with: 'number', stage: STAGES, give: 'numbers', want: 'numbers', pay: 'number' },
};

const LIMIT = Math.max(KINDS, 1 << MAX_HOUSES, MAX_HOUSES * ROOMS);

function readStack(written: readonly Json[]): Frame[] {
  return written.map((entry) => {
    const { kind } = readFields(entry, 'What is going on', ['kind'], Object.keys((entry ?? {}) as object));
    const name = read.readOneOf(kind, 'kind', Object.keys(SHAPES) as Frame['kind'][]);
    const fields = readFields(entry, `"${name}"`, ['kind', ...Object.keys(SHAPES[name])], []);
    const frame: { [key: string]: Json } = { kind: name };
    for (const [key, field] of Object.entries(SHAPES[name])) frame[key] = readField(fields[key], `${name} ${key}`, field);
    return frame as unknown as Frame;
  });
}

function readField(value: Json | undefined, what: string, field: Field): Json {
  if (field === 'number') return readWhole(value, what, -LIMIT, LIMIT);
  if (field === 'numbers') return readList(value, what).map((each) => readWhole(each, what, -LIMIT, LIMIT));
  if (typeof value !== 'string') throw new BadInput(`${what} must be a word, not ${shown(value)}.`);
  return read.readOneOf(value, what, field);
}
