import { type SchemaType, schema, t } from '@colyseus/schema';
import type { State } from './duel.ts';

/** What of a duel can change and may be seen, as Colyseus keeps it: it sends what has changed since the last patch. */
export const DuelSchema = schema({
  moves: t.number().default(0),
  phase: t.string(),
  first: t.number(),
  turn: t.number(),
  ender: t.number(),
  flat: t.number(),
  arrow: t.number(),
  lifted: t.number(),
  evictions: t.number(),
  kinds: t.array('number'),
  flats: t.array('number'),
  reserve: t.array('number'),
  box: t.array('number'),
});
export type DuelSchema = SchemaType<typeof DuelSchema>;

const FIELDS = ['first', 'turn', 'ender', 'flat', 'arrow', 'lifted', 'evictions'] as const;
const LISTS = ['kinds', 'flats', 'reserve', 'box'] as const;

/** Brings the schema up to date; what has not changed is not touched, else it would be sent. */
export function show(state: State, into: DuelSchema): void {
  if (into.phase !== state.phase) into.phase = state.phase;
  for (const field of FIELDS) if (into[field] !== state[field]) into[field] = state[field];
  for (const list of LISTS) {
    const [from, to] = [state[list], into[list]];
    for (let i = 0; i < from.length; i++)
      if (i >= to.length) to.push(from[i]);
      else if (to[i] !== from[i]) to[i] = from[i];
  }
}

/** The way back, into a state of the client's own. */
export function see(from: DuelSchema, state: State): void {
  state.phase = from.phase as State['phase'];
  for (const field of FIELDS) state[field] = from[field];
  for (const list of LISTS) state[list] = [...from[list]];
}
