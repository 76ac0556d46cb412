import type { CardName } from '@insula/landlord/face';
import { type JSX, memo } from 'react';
import styles from './art.module.css';
import { CardPart } from './cardPart.tsx';
import { LandlordFigure } from './crest.tsx';
import { ROOFS } from './roofs.tsx';
import type { Box } from './sizes.ts';

/** Its rooms in units, ground at y 0: what can be looked at there. */
export const HALL_ROOMS: { readonly [what: string]: Box } = {
  clock: { x: 28, y: -208, w: 60, h: 54 },
  jail: { x: 8, y: -148, w: 100, h: 49 },
  discards: { x: 8, y: -98, w: 48, h: 92 },
  pile: { x: 60, y: -98, w: 48, h: 92 },
  supply: { x: 4, y: 4, w: 108, h: 46 },
};
export const HALL_HEIGHT = 262;

interface Props {
  readonly pile: number;
  readonly discards: number;
  readonly top: CardName | null;
  readonly round: string;
  readonly prisoner: number | null;
  /** What hangs over its door; null: nothing. */
  readonly warning: string | null;
  readonly supply: readonly string[] | null;
  readonly words: { readonly round: string; readonly jail: string; readonly discards: string; readonly pile: string };
}

/** The town hall at the corner: the Jail, the discards, the pile; in its cellar what lies in open supplies. */
export const TownHall = memo(
  function TownHall({ pile, discards, top, round, prisoner, warning, supply, words }: Props): JSX.Element {
    return (
      <g className={styles.civic}>
        <path className={styles.tile} d="M34 -196L58 -246 82 -196Z" />
        <rect className={styles.hallWall} x={36} y={-198} width={44} height={34} />
        <circle className={styles.clock} data-warn={warning !== null} cx={58} cy={-183} r={13} />
        <text className={styles.clockText} x={58} y={-178.6}>
          {round}
        </text>
        <path className={styles.flag} d="M58 -246v-14l16 5-16 5" />
        <path className={styles.tile} d="M-6 -154L10 -168H106L122 -154Z" />
        <rect className={styles.hallSign} x={34} y={-170} width={48} height={13} rx={2} />
        <text className={styles.hallText} x={58} y={-160.2}>
          {words.round}
        </text>
        <rect className={styles.hallWall} x={0} y={-154} width={116} height={154} />
        <path className={styles.cornice} d="M-4 -154H120" />
        <rect className={styles.cell} x={8} y={-148} width={100} height={44} />
        {prisoner === null ? null : <LandlordFigure seat={prisoner} x={42} y={-146} size={0.8} />}
        <g key={prisoner} className={prisoner === null ? undefined : styles.barsFall}>
          <path
            className={styles.ironBars}
            d="M18 -148v44M31 -148v44M44 -148v44M58 -148v44M72 -148v44M85 -148v44M98 -148v44"
          />
        </g>
        <Sign x={8} y={-148} w={100} h={44} text={words.jail} wide />
        <rect className={styles.litHall} x={8} y={-98} width={48} height={92} />
        <rect className={styles.cardBack} x={18} y={-88} width={30} height={44} rx={3} transform="rotate(-9 33 -66)" />
        <CardPart card={top} x={17} y={-88} w={30} h={44} />
        <text className={styles.hallNum} x={32} y={-23}>
          {discards}
        </text>
        <Sign x={8} y={-98} w={48} h={92} text={words.discards} />
        <rect className={warning === null ? styles.litHall : styles.litWarn} x={60} y={-98} width={48} height={92} />
        {Array.from({ length: Math.min(5, Math.ceil(pile / 12)) }, (_, i) => -48 - i * 4).map((y) => (
          <rect key={y} className={styles.cardBack} x={69} y={y} width={30} height={10} rx={2} />
        ))}
        {pile === 0 ? null : (
          <g transform="translate(69 -92)">
            <rect className={styles.cardBack} y={4} width={30} height={24} rx={3} />
            <path className={styles.backHouse} d="M6 22V14l9-7 9 7v8Z" />
          </g>
        )}
        <text className={styles.hallNum} x={84} y={-23}>
          {pile}
        </text>
        <Sign x={60} y={-98} w={48} h={92} text={words.pile} />
        {warning === null ? null : (
          <>
            <rect className={styles.warnSign} x={-6} y={-230} width={128} height={18} rx={3} />
            <text className={styles.warnText} x={58} y={-217}>
              {warning}
            </text>
          </>
        )}
        {supply === null ? null : <Yard supply={supply} />}
      </g>
    );
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);

const Sign = ({ x, y, w, h, text, wide = false }: Box & { readonly text: string; readonly wide?: boolean }): JSX.Element => (
  <>
    <rect className={styles.frame} x={x} y={y} width={w} height={h} />
    <rect className={styles.hallSign} x={x} y={y + h - (wide ? 8 : 13)} width={w} height={13} rx={wide ? 2 : 0} />
    <text className={styles.hallText} data-long={text.length > w / 5.4} x={x + w / 2} y={y + h + (wide ? 1.8 : -3.4)}>
      {text}
    </text>
  </>
);

/** F-1: Roofs and Monsters. */
const Yard = ({ supply }: { readonly supply: readonly string[] }): JSX.Element => (
  <>
    <rect className={styles.footing} x={0} y={0} width={116} height={50} />
    <rect className={styles.cell} x={6} y={6} width={50} height={42} />
    <rect className={styles.cell} x={60} y={6} width={50} height={42} />
    <g transform="translate(15 27) scale(.28)">
      {ROOFS.roof.draw(112)}
      <g transform="translate(0 18)">{ROOFS.roof.draw(112)}</g>
    </g>
    <use href="#tenant-monster" x={64} y={9} width={42} height={25} />
    <path className={styles.ironBars} d="M68 6v28M78 6v28M90 6v28M102 6v28" />
    {supply.map((text, i) => (
      <g key={text}>
        <rect className={styles.hallSign} x={6 + i * 54} y={35} width={50} height={13} />
        <text className={styles.hallText} data-long={text.length > 9} x={31 + i * 54} y={44.8}>
          {text}
        </text>
      </g>
    ))}
  </>
);
