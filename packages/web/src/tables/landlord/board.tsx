import type { View } from '@insula/landlord';
import type { JSX } from 'react';
import type { Seen } from '../table.ts';
import { aimOf, stagedSeat } from './aim.ts';
import { Sheet } from './art/sheet.tsx';
import { Neighbours } from './neighbours.tsx';
import { Reading } from './reading.tsx';
import { Scene } from './scene.tsx';

/** The streets of the others across, one street on the stage, and whatever somebody wants to read about. */
export function Board(seen: Seen<View>): JSX.Element {
  const aim = aimOf(seen);
  const staged = stagedSeat(seen, aim);
  return (
    <>
      <Sheet />
      <Neighbours {...seen} aim={aim} staged={staged} />
      <Scene {...seen} aim={aim} staged={staged} />
      <Reading {...seen} />
    </>
  );
}
