// Both run in a page that is watched (`watch.mjs`), and play until so many moves were drawn, the match is over, or time is up.

/** Opens the list of moves and plays any of them. */
export function playByList(plan) {
  const mine = 'section[data-mine="true"]';
  // A table of its own may have no such list: then whatever glows, and the ways of the prompt.
  // Looked for plainly: what the search costs would count as drawing.
  const own = '[data-spot][data-state="glow"], [data-way]:not(:disabled), [data-card][data-off="false"]';
  return globalThis.insulaWatch.play(plan, () => {
    if (document.querySelector(mine) === null) return [];
    document.querySelector(`${mine} button[aria-expanded="false"][aria-controls]:not(:disabled)`)?.click();
    const listed = document.querySelectorAll(`${mine} [data-move]`);
    return listed.length > 0 ? listed : document.querySelectorAll(own);
  });
}

/** Plays Raja by the buttons that a person sees. */
export function playOnMap(plan) {
  const mine = 'section[data-mine="true"]:not(:has([data-answered]))';
  const ways = ['take', 'give', 'governor', 'marker', 'travel'].map((way) => `${mine} [data-way="${way}"]:not(:disabled)`);
  /** What is still to be done. Most of them only open something. */
  const TILES = `${mine} [data-task]`;
  const KINDS = [
    `[data-skip]`,
    `[data-way="go on"]`,
    `${mine} [data-ready]:not(:disabled)`,
    `${mine} [data-action]`,
    `${mine} [data-can="true"]`,
    ...ways,
    `${mine} [data-character][aria-disabled="false"][aria-pressed="false"]`,
    `${mine} button[data-governor][aria-disabled="false"][aria-pressed="false"]`,
    TILES,
    // A house that was lifted is put down somewhere.
    `[data-place-target]`,
  ];
  /** In a turn sometimes a place is looked at, and sometimes it ends early. */
  return globalThis.insulaWatch.play(plan, (roll) => {
    // A tap on the table finishes what is being shown of the others.
    if (document.querySelector(mine) === null) return document.querySelectorAll('[data-skip], [data-shown]');
    const ends = document.querySelectorAll(`${mine} [data-way="end turn"]`);
    if (ends.length > 0 && roll(3) === 0) return document.querySelectorAll('[data-place-target]');
    for (const kind of KINDS) {
      const found = document.querySelectorAll(kind);
      if (found.length > 0 && !(ends.length > 0 && roll(kind === TILES ? 3 : 12) === 0)) return found;
    }
    return ends;
  });
}
