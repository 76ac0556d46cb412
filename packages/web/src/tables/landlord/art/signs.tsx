import { type JSX, memo } from 'react';
import { type Breadth, boxesOf, eyeOf, type Flat, type HouseShape, plateOf } from '../shape.ts';
import styles from './art.module.css';
import { isSame, type States } from './house.tsx';
import { STOREY } from './sizes.ts';

interface Props {
  readonly shape: HouseShape;
  readonly breadth: Breadth;
  readonly states: States;
  /** By place: what would be paid there. */
  readonly previews: { readonly [place: number]: string };
  /** A sum as this match tells it; and without the sign of dollars. */
  money(sum: number): string;
  rent(sum: number): string;
}

/** What stands on a house in numbers: what each flat pays, the sum on the door, its number in the street. */
export const Signs = memo(
  function Signs({ shape, breadth, states, previews, money, rent }: Props): JSX.Element {
    if (shape.top === null) return <Plate {...{ shape, breadth }} />;
    return (
      <g data-owner={shape.owner}>
        {shape.flats.map((flat) => (
          <Edge key={flat.place} boxes={boxesOf(shape, flat, breadth)} state={states[flat.place]} />
        ))}
        {shape.flats.map((flat) => (
          <Eye
            key={flat.place}
            {...eyeOf(shape, flat, breadth)}
            kind={previews[flat.place] === undefined ? kindOf(flat) : 'new'}
            text={previews[flat.place] ?? rent(flat.paid)}
            crossed={flat.isWithheld}
          />
        ))}
        <Door breadth={breadth} middle={plateOf(shape, breadth)} sum={money(shape.sum)} />
        <Plate {...{ shape, breadth }} />
      </g>
    );
  },
  (before, after) =>
    before.breadth.wide === after.breadth.wide &&
    before.breadth.room === after.breadth.room &&
    before.shape === after.shape &&
    isSame(before.states, after.states) &&
    isSame(before.previews, after.previews),
);

/** Lit: it pays. Dark: the dollar of an empty flat. Off: nothing. */
const kindOf = ({ card, paid, isWithheld }: Flat): string =>
  paid === 0 || isWithheld ? 'off' : card === null ? 'dark' : 'lit';

interface EyeProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: string;
  readonly text: string;
  readonly crossed: boolean;
}

function Eye({ x, y, r, kind, text, crossed }: EyeProps): JSX.Element {
  return (
    <g className={styles.eye} data-kind={kind}>
      <circle cx={x} cy={y} r={r} />
      <text
        className={styles.num}
        x={x}
        y={y + r * 0.42}
        style={{ fontSize: r * (text.length > 2 ? 0.8 : text.length > 1 ? 1.12 : 1.25) }}
      >
        {text}
      </text>
      {crossed ? <path className={styles.cross} d={`M${x - r * 0.75} ${y + r * 0.75}l${r * 1.5} ${-r * 1.5}`} /> : null}
    </g>
  );
}

const Edge = ({
  boxes,
  state,
}: {
  readonly boxes: ReturnType<typeof boxesOf>;
  readonly state: States[number] | undefined;
}): readonly JSX.Element[] =>
  (state === 'glow' || state === 'hit' ? boxes : []).map(({ x, y, w, h }) => (
    <rect
      key={y}
      className={state === 'hit' ? styles.hitEdge : styles.glowEdge}
      x={x - 0.5}
      y={y - 0.5}
      width={w + 1}
      height={h + 1}
      rx={2}
    />
  ));

/** With a stair strip the sum stands on the door, else on a plate on the pavement. */
function Door({
  breadth,
  middle,
  sum,
}: Pick<Props, 'breadth'> & { readonly middle: number; readonly sum: string }): JSX.Element {
  if (!breadth.wide)
    return (
      <g className={styles.door}>
        <rect className={styles.leaf} x={middle - 18} y={-4} width={36} height={18} rx={3} />
        <text className={styles.sumLight} x={middle} y={9.6} data-long={sum.length > 4}>
          {sum}
        </text>
      </g>
    );
  // As broad as what it says: sums times a hundred are long.
  const plate = Math.max(20.4, sum.length * 5.4);
  return (
    <g className={styles.door}>
      <rect className={styles.leaf} x={83.5} y={-29} width={23} height={29} rx={2} />
      <rect className={styles.plate} x={95 - plate / 2} y={-24} width={plate} height={14} rx={2} />
      <text className={styles.sum} x={95} y={-13} data-long={sum.length > 2} data-longest={sum.length > 3}>
        {sum}
      </text>
      <circle className={styles.knob} cx={103} cy={-5.4} r={1.5} />
    </g>
  );
}

/** At the foot of the wall, or in narrow houses in the corner of the ground floor. */
function Plate({ shape, breadth }: Pick<Props, 'shape' | 'breadth'>): JSX.Element {
  const [x, y] = breadth.wide ? [4, shape.hasCellar ? -5 : 3] : [2, -STOREY + 1];
  return (
    <g>
      <rect className={styles.enamel} x={x} y={y} width={17} height={11} rx={2} />
      <text className={styles.enamelText} x={x + 8.5} y={y + 8.6}>
        {shape.house + 1}
      </text>
    </g>
  );
}
