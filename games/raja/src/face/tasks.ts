import {
  ACTIONS,
  type Action,
  CHARACTER,
  GOLD,
  GOVERNOR,
  HOUSE,
  MOVE_HOUSE,
  PALACE,
  PALACE_AND_HOUSE,
  QUARRY,
  TWO_HOUSES,
} from '../actions.ts';
import { NONE, type Turn, type View } from '../types.ts';

/** One thing to be done for an action. */
export interface TaskSlot {
  readonly what: 'gold' | 'house' | 'city house' | 'move' | 'quarry' | 'palace' | 'governor' | 'character';
  done: boolean;
}
/** An action of the turn, and how much of it is done. */
export interface Task {
  readonly action: Action;
  readonly slots: readonly TaskSlot[];
}

const SLOTS: { readonly [action: Action]: readonly TaskSlot['what'][] } = {
  [GOLD]: ['gold'],
  [HOUSE]: ['house'],
  [TWO_HOUSES]: ['city house', 'house'],
  [MOVE_HOUSE]: ['move'],
  [QUARRY]: ['quarry'],
  [PALACE]: ['palace'],
  [PALACE_AND_HOUSE]: ['palace', 'house'],
  [GOVERNOR]: ['governor'],
  [CHARACTER]: ['character'],
};

export function turnOf(view: View): Turn | null {
  for (const frame of view.stack) if (frame.kind === 'turn') return frame;
  return null;
}

/** The actions of a turn. What was built is reckoned to them so that the fewest are left unfinished. */
export function tasksOf(turn: Turn): Task[] {
  const actions = [turn.first, turn.second, turn.third].filter((action) => action !== NONE);
  const tasks = actions.map((action) => ({ action, slots: SLOTS[action].map((what) => ({ what, done: false })) }));
  const fill = (what: TaskSlot['what'], count: number, wanted: readonly Action[]): number => {
    let left = count;
    for (const action of wanted)
      for (const task of tasks) {
        const slot = task.action === action ? task.slots.find((each) => each.what === what && !each.done) : undefined;
        if (slot === undefined || left === 0) continue;
        slot.done = true;
        left--;
      }
    return left;
  };
  const all = ACTIONS.map((_, action) => action);
  fill('gold', turn.gold, all);
  fill('move', turn.moves, all);
  fill('quarry', turn.quarries, all);
  fill('governor', turn.governors, all);
  fill('character', turn.characters, all);
  fill('palace', turn.palaces, [PALACE, PALACE_AND_HOUSE]);
  const singles = turn.palaces > 0 ? [HOUSE, PALACE_AND_HOUSE] : [HOUSE];
  const inVillages = fill('house', turn.villageHouses, singles);
  const inCities = fill('house', turn.cityHouses, singles);
  const afterFirst = fill('city house', inCities, [TWO_HOUSES]);
  fill('house', inVillages + afterFirst, [TWO_HOUSES, PALACE_AND_HOUSE]);
  return tasks;
}
