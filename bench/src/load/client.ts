/** What a client in a seat tells whoever plays through it. */
export interface Hears {
  /** The seat has the choice among so many moves; once for each decision. */
  turn(choices: number): void;
  /** The move sent last is done, as far as this server ever says so. */
  done(): void;
  /** The seat now knows the match up to here: a number that grows with every move, the same for both seats. */
  seen(mark: number): void;
  over(): void;
}

/** One client in one seat. `play` answers the last `turn` by the number of a choice. */
export interface Client {
  play(choice: number): void;
  leave(): void;
}

/** How to play the duel on a server: by its own clients' messages. */
export interface Adapter<Match = unknown> {
  /** A new match. */
  open(): Promise<Match>;
  /** Seat 0 connects before seat 1. */
  connect(match: Match, seat: number, hears: Hears): Promise<Client>;
}

export type OpenAdapter = (port: number) => Promise<Adapter>;
