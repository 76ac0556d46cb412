import type { View } from '@insula/raja';
import { CITIES, turnOf } from '@insula/raja/face';
import { type JSX, startTransition, useCallback, useEffect, useMemo } from 'react';
import { useStage } from '../../pieces/useStage.ts';
import { say as page } from '../../words/say.ts';
import type { Seen } from '../table.ts';
import { Pieces } from './art/pieces.tsx';
import styles from './board.module.css';
import { CityList } from './cityList.tsx';
import { Sheet } from './map/sheet.tsx';
import { onMap } from './onMap.ts';
import { placed, travels } from './placed.ts';
import { Ribbon } from './ribbon.tsx';
import { recount, scoringAt } from './scoring.ts';
import { Seats } from './seats.tsx';
import { Track } from './track.tsx';
import { useCoins } from './useCoins.ts';
import { useMoments } from './useMoments.ts';
import { say as words } from './words.ts';

/** The governors' track as the frieze of a wall, the map below it, and the ranking of the city that is scored next. */
export function Board(seen: Seen<View>): JSX.Element {
  const { view, items, say, looks, look, chooser } = seen;
  const stands = useMemo(() => placed(view), [view]);
  const stage = useStage(stands, items, travels as (event: unknown) => ReturnType<typeof travels>);
  const squares = useMemo(() => onMap(stage.pieces).squares, [stage.pieces]);
  const asks = chooser.choices.some(({ parts }) => parts.deed === 'governor');
  useRecount(seen);
  useLookingAway(seen, asks);
  useCoins(items, stage.shown);
  useMoments(seen, stage.shown);
  const pickGovernor = useCallback(
    (city: number): void =>
      asks ? look({ task: 'governor', governor: CITIES[city], place: null }) : look({ place: CITIES[city], way: null }),
    [asks, look],
  );
  const moving = asks && looks.governor !== undefined ? CITIES.indexOf(looks.governor as (typeof CITIES)[number]) : -1;
  return (
    <>
      <Pieces />
      <Seats {...seen} />
      <div className={styles.scene} data-shown={stage.shown}>
        <Track view={view} squares={squares} moving={moving} say={say} onGovernor={pickGovernor} />
        {looks.list === undefined ? <Sheet seen={seen} pieces={stage.pieces} stage={stage.ref} /> : <CityList {...seen} />}
        <div className={styles.foot}>
          <Ribbon {...seen} />
          <button
            type="button"
            className={styles.list}
            aria-pressed={looks.list !== undefined}
            onClick={() => look({ list: looks.list === undefined ? 'yes' : null })}
          >
            {words(looks.list === undefined ? 'list.show' : 'list.hide')}
          </button>
        </div>
        {stage.behind > 2 ? (
          <button type="button" className={styles.skip} data-skip onClick={stage.skip}>
            {page('table.skip', { count: stage.behind })}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** What was looked at for the sake of a turn, a first house or a governor is put away once it is over: not by the click that
 *  ends it, which would draw the table twice. */
function useLookingAway({ view, seat, awaited, look }: Seen<View>, asksGovernor: boolean): void {
  const acts = seat !== null && turnOf(view)?.seat === seat;
  useEffect(() => {
    if (!acts) startTransition(() => look({ task: null, told: null, place: null, way: null, card: null }));
  }, [acts, look]);
  const top = view.stack[view.stack.length - 1];
  const placing = top?.kind === 'placing' && seat !== null && awaited.includes(seat) ? top.turn : null;
  // Where the others are quick, the next house is asked for before the page has seen the first one put.
  useEffect(() => (placing === null ? undefined : () => startTransition(() => look({ place: null }))), [placing, look]);
  useEffect(() => {
    if (!asksGovernor) startTransition(() => look({ governor: null }));
  }, [asksGovernor, look]);
}

/** A scoring that is picked in the log is counted again, until it is looked away from. */
function useRecount({ items, looks, look, seat, summary }: Seen<View>): void {
  useEffect(() => {
    if (looks.again === undefined) return;
    const picked = scoringAt(items, Number(looks.again));
    if (picked === null) look({ again: null });
    else recount(summary.id, seat, picked).finally(() => look({ scoring: String(picked) }));
  }, [looks.again, items, look, summary.id, seat]);
}
