/** A message of a seat to be answered by a bot. `key` names the seat: a newer message takes the place of an older one. */
export interface Thought {
  readonly key: string;
  /** Whose match it is. */
  readonly host: string;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly message: string;
}
