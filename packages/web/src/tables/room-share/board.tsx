import type { View } from '@insula/room-share';
import { COLOURS, FLAT_NAMES, HIGH, KINDS, NONE, nextOut, WIDE } from '@insula/room-share/face';
import { Fragment, type JSX, memo } from 'react';
import { useStage } from '../../pieces/useStage.ts';
import { say as page } from '../../words/say.ts';
import type { Seen } from '../table.ts';
import { Flat } from './art/flat.tsx';
import { type FlatKind, SIDE } from './art/sizes.ts';
import { Tenant } from './art/tenant.tsx';
import { Block } from './block.tsx';
import styles from './board.module.css';
import { ACROSS, DOWN, MARGIN } from './measures.ts';
import { columnOf, patternOf, placeName, rowOf } from './names.ts';
import { Targets } from './targets.tsx';
import { Tenants } from './tenants.tsx';
import { placed, travels } from './travels.ts';
import { block } from './words.ts';

/** A block of flats from above, everybody in it, and what can be picked. */
export function Board(seen: Seen<View>): JSX.Element {
  const { view, items, pointed } = seen;
  const stage = useStage(usePlaced(view), items, travels as (event: unknown) => ReturnType<typeof travels>);
  const out = nextOut(view);
  const next =
    out === null || stage.behind > 0 ? null : { place: placeName(view.flat, out.exit), kind: COLOURS[out.colour] };
  if (view.phase === 'guests') return <BeforeTheBlock names={seen.names} />;
  return (
    <div className={styles.around}>
      <div className={styles.board} ref={stage.ref} data-shown={stage.shown}>
        <Picture kinds={view.kinds} />
        <Block
          pieces={stage.pieces}
          kinds={view.kinds}
          crossing={stage.crossing}
          pointed={pointed}
          leaving={out === null ? NONE : view.flat}
        />
        <Targets {...seen} />
        <Tenants pieces={stage.pieces} next={next} pointed={pointed} />
        {stage.behind > 2 ? (
          <button type="button" className={styles.skip} onClick={stage.skip}>
            {page('table.skip', { count: stage.behind })}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** The same list for the same view, else the pieces would be laid out anew at every touch. */
const known = new WeakMap<View, ReturnType<typeof placed>>();
function usePlaced(view: View): ReturnType<typeof placed> {
  const list = known.get(view) ?? placed(view);
  known.set(view, list);
  return list;
}

/** The floors and walls never change, so they are drawn once, and each flat as a pattern: else the browser goes through
 *  every board and futon again whenever somebody walks over them, or when a flat is shown large. */
const Picture = memo(
  function Picture({ kinds }: { readonly kinds: readonly number[] }): JSX.Element {
    return (
      <svg className={styles.picture} viewBox={`${-MARGIN} ${-MARGIN} ${ACROSS} ${DOWN}`} aria-hidden="true">
        <rect className={styles.street} x={-MARGIN} y={-MARGIN} width={ACROSS} height={DOWN} rx="14" />
        {FLAT_NAMES.map((name, flat) => (
          <Fragment key={name}>
            <pattern id={patternOf(flat)} patternUnits="userSpaceOnUse" {...around(flat)}>
              <g transform={`translate(${SEAM} ${SEAM})`}>
                <Flat kind={KINDS[Math.max(0, kinds[flat])] as FlatKind} nth={flat} />
              </g>
            </pattern>
            <rect fill={`url(#${patternOf(flat)})`} {...around(flat)} />
          </Fragment>
        ))}
        <Names />
      </svg>
    );
  },
  (before, after) => before.kinds.join() === after.kinds.join(),
);

/** The place of a flat's pattern: a little more than its flat, else its edges show as hairlines between the flats. */
const SEAM = 2;
const around = (flat: number): { x: number; y: number; width: number; height: number } => ({
  x: columnOf(flat) * SIDE - SEAM,
  y: rowOf(flat) * SIDE - SEAM,
  width: SIDE + 2 * SEAM,
  height: SIDE + 2 * SEAM,
});

/** Each row and column has the same name at both ends: whoever leaves by one end comes in by the other (S-32). */
function Names(): JSX.Element {
  return (
    <g className={styles.names}>
      {Array.from({ length: WIDE }, (_, column) => (
        <g key={FLAT_NAMES[column]}>
          <text x={(column + 0.5) * SIDE} y={-8}>
            {'ABCDE'[column]}
          </text>
          <text x={(column + 0.5) * SIDE} y={HIGH * SIDE + 17}>
            {'ABCDE'[column]}
          </text>
        </g>
      ))}
      {Array.from({ length: HIGH }, (_, row) => (
        <g key={FLAT_NAMES[row * WIDE]}>
          <text x={-12} y={(row + 0.5) * SIDE + 5}>
            {HIGH - row}
          </text>
          <text x={WIDE * SIDE + 12} y={(row + 0.5) * SIDE + 5}>
            {HIGH - row}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The ground on which the block will be laid out, and who is going to live there: each seat's people, and the guests. */
function BeforeTheBlock({ names }: { readonly names: readonly string[] }): JSX.Element {
  return (
    <div className={styles.around}>
      <div className={styles.board}>
        <svg className={styles.picture} viewBox={`${-MARGIN} ${-MARGIN} ${ACROSS} ${DOWN}`} aria-hidden="true">
          <rect className={styles.street} x={-MARGIN} y={-MARGIN} width={ACROSS} height={DOWN} rx="14" />
          {FLAT_NAMES.map((name, flat) => (
            <rect
              key={name}
              className={styles.ground}
              x={columnOf(flat) * SIDE + 4}
              y={rowOf(flat) * SIDE + 4}
              width={SIDE - 8}
              height={SIDE - 8}
              rx="8"
            />
          ))}
          <Names />
        </svg>
        <ul className={styles.before}>
          {COLOURS.map((colour, seat) => (
            <li key={colour}>
              <Tenant colour={colour} className={styles.dweller} />
              <b>{names[seat] ?? block('guests')}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
