/** Whoever sits at the table, by seat. */
export interface Sitter {
  readonly seat: number;
  readonly name: string;
}
export const sitters = (names: readonly string[]): readonly Sitter[] => names.map((name, seat) => ({ seat, name }));
