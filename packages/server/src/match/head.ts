import type { Head, Sitter } from './match.ts';

/** A head as it was kept, with what those of older stores lack. */
export function readHead(text: string): Head {
  const head = JSON.parse(text) as Head;
  const seats = head.seats.map((sitter: Omit<Sitter, 'brief' | 'timeouts'>) => ({ brief: null, timeouts: 0, ...sitter }));
  const older: Pick<Head, 'pace' | 'position' | 'ended' | 'origin'> = {
    pace: 'instant',
    position: null,
    ended: head.phase === 'over' ? head.created : null,
    origin: '',
  };
  return { ...older, ...head, seats };
}
