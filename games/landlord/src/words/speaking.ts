/** English for what many sentences share. `{you}` is the name of the seat in the sentence that is the reader's own. */

export const sum = '{dollars, plural, one {# dollar} other {# dollars}}';

/** Speaks to whoever sits in the seat, and of them to everybody else. */
export const who = (you: string, they: string): string => `{you, select, seat {You ${you}} other {{seat} ${they}}}`;

/** The seat as somebody to whom something happens. */
export const them = '{you, select, seat {you} other {{seat}}}';

/** The other seat, in the same way. */
export const partner = '{you, select, whom {you} other {{whom}}}';

/** What a seat does to another. */
export const towards = (you: string, they: string): string =>
  `{you, select, seat {You ${you} {whom}} whom {{seat} ${they} you} other {{seat} ${they} {whom}}}`;
