/** A legal move taken apart: `{ card: 'red', flat: 'c3' }`. What is picked at the table narrows the list of legal moves. */
export type Parts = { readonly [slot: string]: string };
export interface Choice {
  readonly move: string;
  readonly parts: Parts;
}

export const NOTHING: Parts = {};
/** The same list every time: whoever has nothing to choose is not shown it anew at every move of others. */
export const NO_CHOICES: readonly Choice[] = [];

/** The slots of a table, coarse ones first. A move that lacks a `fine` slot is not ruled out when that is picked: the
 *  pick waits for the decision that asks for it. */
export interface Slot {
  readonly name: string;
  readonly fine: boolean;
}

/** The choices that agree with all that is picked. */
export function narrow(choices: readonly Choice[], picked: Parts, slots: readonly Slot[]): readonly Choice[] {
  if (choices.length === 0 || Object.keys(picked).length === 0) return choices;
  return choices.filter(({ parts }) =>
    slots.every(({ name, fine }) => {
      if (picked[name] === undefined) return true;
      return parts[name] === undefined ? fine : parts[name] === picked[name];
    }),
  );
}

export interface Picking {
  readonly picked: Parts;
  readonly left: readonly Choice[];
}

/**
 * What is left after picking `add` too. Picks of finer slots give way where they do not fit any more; those of coarser
 * slots stay, and then nothing is left: that is when somebody wants to know why not.
 */
export function pick(choices: readonly Choice[], picked: Parts, add: Parts, slots: readonly Slot[]): Picking {
  const together = { ...picked, ...add };
  const left = narrow(choices, together, slots);
  if (left.length > 0) return { picked: together, left };
  const first = slots.findIndex(({ name }) => add[name] !== undefined);
  const kept = { ...only(picked, slots.slice(0, first)), ...add };
  return { picked: kept, left: narrow(choices, kept, slots) };
}

/** The picks of some slots. */
export const only = (picked: Parts, slots: readonly Slot[]): Parts =>
  Object.fromEntries(Object.entries(picked).filter(([name]) => slots.some((slot) => slot.name === name)));

/** What is still picked at the next decision: the fine picks that it knows, if some move fits them all. */
export function carried(choices: readonly Choice[], picked: Parts, slots: readonly Slot[]): Parts {
  const fine = only(
    picked,
    slots.filter((slot) => slot.fine),
  );
  const known = Object.entries(fine).filter(([slot, value]) => choices.some(({ parts }) => parts[slot] === value));
  const still = Object.fromEntries(known);
  return known.length === 0 || narrow(choices, still, slots).length === 0 ? NOTHING : still;
}

/** The one move that is meant, once a person has picked something; null while there are several. `usual` fills what was
 *  left open, but never decides between moves that differ in more than that. */
export function meant(left: readonly Choice[], picked: Parts, usual: Parts): Choice | null {
  if (left.length === 1) return left[0];
  const open = Object.keys(usual).filter((slot) => picked[slot] === undefined);
  const differ = left.some(({ parts }) =>
    Object.keys({ ...parts, ...left[0].parts }).some((slot) => !open.includes(slot) && parts[slot] !== left[0].parts[slot]),
  );
  if (left.length === 0 || differ) return null;
  const filled = left.filter(({ parts }) => open.every((slot) => parts[slot] === undefined || parts[slot] === usual[slot]));
  return filled.length === 1 ? filled[0] : null;
}
