import type { View } from '@insula/landlord';
import { type JSX, useMemo } from 'react';
import type { Seen } from '../table.ts';
import { aimOf, stagedSeat } from './aim.ts';
import { Sheet } from './art/sheet.tsx';
import { useHome } from './home.ts';
import { Neighbours } from './neighbours.tsx';
import { Reading } from './reading.tsx';
import { Scene } from './scene.tsx';

/** The streets of the others across, one street on the stage, and whatever somebody wants to read about. */
export function Board(seen: Seen<View>): JSX.Element {
  const { view, chooser, seat, awaited } = seen;
  const aim = useMemo(() => aimOf({ view, chooser, seat, awaited }), [view, chooser, seat, awaited]);
  const staged = stagedSeat(seen, aim);
  useHome(seen);
  return (
    <>
      <Sheet />
      <Neighbours {...seen} aim={aim} staged={staged} />
      <Scene {...seen} aim={aim} staged={staged} />
      <Reading {...seen} />
    </>
  );
}
