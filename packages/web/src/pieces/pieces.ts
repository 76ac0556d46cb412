/** Something that stands somewhere. Games know kinds, not identities: who is who is worked out from what happened. */
export interface Placed {
  readonly kind: string;
  readonly place: string;
}
export interface Piece extends Placed {
  readonly id: number;
}

/** From one place to another. A place that begins with `~` is beside the board: pieces come out of it and vanish into it.
 *  `over` is the side of the board that was left, to be entered again on the other side. */
export interface Travel {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly over: Side | null;
}
/** As the start of a travel: wherever the only piece of its kind stands. */
export const ANYWHERE = '';
export const SIDES = ['up', 'right', 'down', 'left'] as const;
export type Side = (typeof SIDES)[number];

export const isBeside = (place: string): boolean => place.startsWith('~');

let born = 0;

/** The pieces after some of them have travelled, all at once. */
export function travelled(pieces: readonly Piece[], travels: readonly Travel[]): Piece[] {
  const after = [...pieces];
  const starts = travels.map(({ kind, from }) =>
    pieces.findIndex((piece) => (from === ANYWHERE || piece.place === from) && piece.kind === kind),
  );
  travels.forEach(({ kind, to }, i) => {
    if (isBeside(to)) return;
    if (starts[i] < 0) after.push({ id: ++born, kind, place: to });
    else after[starts[i]] = { ...after[starts[i]], place: to };
  });
  return after.filter((_, i) => !travels.some(({ to }, t) => isBeside(to) && starts[t] === i));
}

/** The pieces as they stand, each being the one that stood there, or else one of its kind that stands there no more. The
 *  same list when all stand where they stood. */
export function reconciled(before: readonly Piece[], placed: readonly Placed[]): readonly Piece[] {
  const free = new Set(before);
  const take = (wanted: (piece: Piece) => boolean): Piece | null => {
    for (const piece of free)
      if (wanted(piece)) {
        free.delete(piece);
        return piece;
      }
    return null;
  };
  const same = placed.map(({ kind, place }) => take((piece) => piece.kind === kind && piece.place === place));
  if (free.size === 0 && !same.includes(null)) return before;
  return placed.map((stands, i) => same[i] ?? { ...stands, id: take(({ kind }) => kind === stands.kind)?.id ?? ++born });
}
