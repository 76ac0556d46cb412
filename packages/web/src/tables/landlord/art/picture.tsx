import type { JSX } from 'react';
import styles from './art.module.css';
import { ROOFS } from './roofs.tsx';
import { Room } from './room.tsx';
import { isDeed, isLodger, isTall } from './sheet.tsx';

/** The picture of any card: a tenant in a lit room, a deed or a roof against the dusk; without a panel only what it
 *  shows. */
export function Picture({ card, panel = true }: { readonly card: string; readonly panel?: boolean }): JSX.Element {
  const fits = `xMidYMid ${panel ? 'slice' : 'meet'}`;
  if (isLodger(card)) return <Tenant card={card} panel={panel} fits={fits} />;
  if (isDeed(card))
    return (
      <svg viewBox="-4 -8 88 86" preserveAspectRatio={fits} aria-hidden="true">
        {panel ? <Dusk x={40} y={35} r={37} /> : null}
        <use href={`#deed-${card}`} width="80" height="70" />
      </svg>
    );
  if (card in ROOFS) return <RoofOn card={card} panel={panel} fits={fits} />;
  if (card === 'jail')
    return (
      <svg viewBox="0 0 80 70" preserveAspectRatio={fits} aria-hidden="true">
        <rect className={styles.cell} x={-60} y={-60} width={220} height={220} />
        <path className={styles.ironBars} d="M14 -40V120M30 -40V120M46 -40V120M62 -40V120" />
      </svg>
    );
  return <Below panel={panel} fits={fits} />;
}

interface Part {
  readonly panel: boolean;
  readonly fits: string;
}

function Tenant({ card, panel, fits }: Part & { readonly card: string }): JSX.Element {
  const tall = isTall(card);
  const [w, h] = tall ? [88, 100] : [82, panel ? 74 : 52];
  return (
    <svg viewBox={`0 0 ${w} ${h}`} preserveAspectRatio={fits} aria-hidden="true">
      {panel ? (
        <>
          <rect className={styles.lit} x={-60} y={-40} width={220} height={220} />
          <path className={styles.paper} d={STRIPES} />
          <path className={styles.beam} d={`M${w / 2 - 4} -6L${w / 2 - 40} ${h}H${w / 2 + 40}L${w / 2 + 4} -6Z`} />
          <rect className={styles.boards} x={-60} y={h - 7} width={220} height={60} />
        </>
      ) : null}
      <use href={`#tenant-${card}`} x={(w - 76) / 2} y={tall ? 1 : h - 51} width="76" height={tall ? 96 : 46} />
    </svg>
  );
}

const STRIPES = Array.from({ length: 26 }, (_, i) => `M${-60 + i * 9} -40v220`).join('');

const Dusk = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): JSX.Element => (
  <>
    <rect className={styles.sky3} x={-80} y={-160} width={300} height={420} />
    <circle className={styles.sun} cx={x} cy={y} r={r} />
  </>
);

/** Roof cards show the roof that they make. */
function RoofOn({ card, panel, fits }: Part & { readonly card: string }): JSX.Element {
  const roof = ROOFS[card];
  const inside = roof.room(112);
  const empty = { lit: false, seed: 1, state: null, dark: false, mini: false } as const;
  return (
    <svg viewBox="-16 -84 144 140" preserveAspectRatio={fits} aria-hidden="true">
      {panel ? <Dusk x={56} y={-20} r={56} /> : null}
      <rect className={styles.wall} data-tint={2} y={0} width={112} height={80} />
      {roof.draw(112)}
      {inside === null ? null : <Room box={inside} {...empty} />}
      <Room box={{ x: 18, y: 8, w: 76, h: 46 }} {...empty} />
    </svg>
  );
}

function Below({ panel, fits }: Part): JSX.Element {
  return (
    <svg viewBox="-16 -56 144 124" preserveAspectRatio={fits} aria-hidden="true">
      {panel ? (
        <>
          <Dusk x={56} y={-20} r={46} />
          <rect className={styles.earth} x={-60} y={4} width={240} height={120} />
        </>
      ) : null}
      <rect className={styles.wall} data-tint={2} y={-80} width={112} height={84} />
      <rect className={styles.lit} x={18} y={-50} width={76} height={44} />
      <rect className={styles.frame} x={18} y={-50} width={76} height={44} />
      <rect className={styles.footing} y={4} width={112} height={54} />
      <Room box={{ x: 18, y: 10, w: 76, h: 42 }} lit={false} seed={1} state={null} dark={false} mini={false} />
    </svg>
  );
}
