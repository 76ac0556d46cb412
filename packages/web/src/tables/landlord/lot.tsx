import type { JSX } from 'react';
import { choose, isAsked } from './aim.ts';
import artStyles from './art/art.module.css';
import { CardPart } from './art/cardPart.tsx';
import { ROOFS } from './art/roofs.tsx';
import type { Row } from './fit.ts';
import { inDollars } from './money.ts';
import styles from './scene.module.css';
import { type HouseShape, widthOf } from './shape.ts';
import { roofsToFinish } from './site.ts';
import type { Staged } from './staged.ts';
import { street } from './words.ts';

interface Props extends Staged {
  readonly row: Row;
  readonly houses: readonly HouseShape[];
}

/** The lot where the next house goes up, or the scaffold around the one that does. */
export function LotPicture(seen: Props): JSX.Element | null {
  const { row, houses, view, aim, looks } = seen;
  const nth = houses.findIndex(({ house }) => house === view.site);
  if (nth >= 0)
    return (
      <g transform={`translate(${row.starts[nth]} ${row.ground}) scale(${row.scale})`}>
        <Scaffold {...seen} shape={houses[nth]} />
      </g>
    );
  if (row.lot === null) return null;
  const w = row.lot.w / row.scale;
  const glows = aim?.spots.has('lot') === true || looks.building === 'yes';
  const mayBuild = isAsked(seen) && view.stack.at(-1)?.kind === 'play';
  const label = street(aim?.spots.has('lot') === true ? 'lot.lay' : mayBuild ? 'lot.build' : 'lot');
  return (
    <g transform={`translate(${row.lot.x} ${row.ground}) scale(${row.scale})`}>
      {glows ? <rect className={artStyles.glowLot} y={-72} width={w} height={72} rx={4} /> : null}
      <path className={artStyles.signpost} d={`M${w / 2} 0V-44`} />
      <path className={artStyles.fence} d={`M3 0V-16M${w - 3} 0V-16M3 -12H${w - 3}M3 -5H${w - 3}`} />
      <path className={artStyles.weed} d={`M${w * 0.3} 0q-3-8-7-9M${w * 0.3} 0q1-9 5-11M${w * 0.75} 0q-2-7-6-8`} />
      <rect className={artStyles.sign} x={2} y={-64} width={w - 4} height={28} rx={3} />
      {w < 58 ? (
        <path className={artStyles.plus} d={`M${w / 2 - 7} -50h14M${w / 2} -57v14`} />
      ) : (
        <text className={artStyles.signText} x={w / 2} y={-46}>
          {label}
        </text>
      )}
      {glows ? <rect className={artStyles.glowEdge} y={-72} width={w} height={72} rx={4} /> : null}
    </g>
  );
}

/** So far a scaffold reaches beyond its house: half of the least gap to the next one. */
const OVER = 2.5;

function Scaffold({ shape, row, seat, view, chooser }: Props & { readonly shape: HouseShape }): JSX.Element {
  const w = widthOf(row.breadth);
  const top = -shape.height * 50;
  const rails = Array.from({ length: shape.height + 1 }, (_, i) => `M${-OVER} ${-4 - i * 50}H${w + OVER}`).join('');
  const roofs = shape.owner === seat ? roofsToFinish(view, chooser.choices) : [];
  return (
    <>
      <path className={artStyles.scaffold} d={`M${-OVER} 0V${top - 40}M${w + OVER} 0V${top - 40}${rails}`} />
      {shape.floors.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its height
        <g key={i}>
          <CardPart card={card} x={4 + row.breadth.room / 2 - 13} y={-(i + 1) * 50 + 6} w={26} h={38} />
        </g>
      ))}
      {roofs.length > 0 ? (
        <g transform={`translate(0 ${top})`}>
          <g className={artStyles.ghost}>{ROOFS[roofs[0].card].draw(w)}</g>
          <rect className={artStyles.glowEdge} x={-OVER} y={-44} width={w + 2 * OVER} height={44} rx={5} />
        </g>
      ) : null}
    </>
  );
}

/** Building by tapping the lot, laying the card that is picked, or finishing the house that is begun. */
export function LotTarget(seen: Props): JSX.Element | null {
  const { row, houses, view, seat, aim, chooser, look, looks, staged } = seen;
  if (staged !== seat || !isAsked(seen) || view.stack.at(-1)?.kind !== 'play') return null;
  const nth = houses.findIndex(({ house }) => house === view.site);
  if (nth >= 0) return <TopTarget {...seen} nth={nth} />;
  if (row.lot === null) return null;
  const glows = aim?.spots.has('lot') === true;
  const onTap = (): void => {
    if (aim !== null && glows) choose(seen, aim, 'lot');
    else if (chooser.picked.card !== undefined) chooser.pick({ spot: 'lot' });
    else look({ building: looks.building === 'yes' ? null : 'yes' });
  };
  return (
    <button
      type="button"
      className={styles.target}
      data-spot="lot"
      data-state={glows ? 'glow' : ''}
      aria-pressed={looks.building === 'yes'}
      aria-label={street('lot.label', { state: glows ? 'glow' : 'none' })}
      style={{ left: row.lot.x, top: row.ground - 72 * row.scale, width: row.lot.w, height: 72 * row.scale }}
      onClick={onTap}
    />
  );
}

/** As high as a finger needs. */
const FINGER = 42;

function TopTarget(seen: Props & { readonly nth: number }): JSX.Element | null {
  const { row, houses, nth, view, chooser } = seen;
  const roofs = roofsToFinish(view, chooser.choices);
  const picked = roofs.find(({ card }) => card === chooser.picked.card) ?? roofs[0];
  if (picked === undefined) return null;
  const { scale, ground, starts } = row;
  const top = ground - houses[nth].height * 50 * scale;
  return (
    <button
      type="button"
      className={styles.siteTarget}
      data-spot="top"
      style={{
        left: starts[nth] - OVER * scale,
        top: top - Math.max(FINGER, 48 * scale),
        width: (widthOf(row.breadth) + 2 * OVER) * scale,
        height: Math.max(FINGER, 48 * scale),
      }}
      onClick={() => chooser.play(picked.move)}
    >
      <span className="aside">{street('site.label')}</span>
      {picked.price === null || picked.price === 0 ? null : (
        <b>{street('sum', { dollars: inDollars(view, picked.price) })}</b>
      )}
    </button>
  );
}
