import { createContext } from 'react';

/** How a board and what stands beside it keep in step. */
export interface Showing {
  /** The board has begun to show what item `n` tells. */
  begun(n: number): void;
  /** Calls when all is to be shown as it stands; returns how to stop that. */
  onFinish(tell: () => void): () => void;
}

export const ShowingContext = createContext<Showing | null>(null);
