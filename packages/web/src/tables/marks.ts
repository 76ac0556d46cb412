/** How a seat is drawn wherever it stands for itself: a colour and a shape, so that no colour stands alone. `path` lies in a
 *  square from -6 to 6. */
export interface Mark {
  readonly colour: string;
  readonly path: string;
}

/** A shape for every seat, by its name. */
export const SHAPES = {
  disc: 'M0-4.6a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2Z',
  square: 'M-4.2-4.2h8.4v8.4h-8.4Z',
  triangle: 'M0-5L5 4H-5Z',
  diamond: 'M0-5.6L5 0 0 5.6-5 0Z',
  cross: 'M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2Z',
  star: 'M0-5.4l1.6 3.6 4 .4-3 2.7.9 3.9L0 3.2-3.5 5.2l.9-3.9-3-2.7 4-.4Z',
} as const;

/** The shapes of all seats in the colours of a table. */
export const marksIn = (colours: readonly string[]): readonly Mark[] =>
  Object.values(SHAPES).map((path, seat) => ({ path, colour: colours[seat] ?? 'var(--line-strong)' }));

/** Of tables without marks of their own. */
export const MARKS = marksIn(['var(--red)', 'var(--blue)', 'var(--yellow)', 'var(--green)', '#8a5590', '#7a6a5c']);
