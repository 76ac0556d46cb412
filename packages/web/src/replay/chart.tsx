import type { Course } from '@insula/protocol';
import { type JSX, memo, type PointerEvent } from 'react';
import type { Mark } from '../tables/marks.ts';
import { say as page } from '../words/say.ts';
import styles from './chart.module.css';
import { type Frame, levels, lines, type Point, standing, xOf, yOf } from './plot.ts';

interface Props {
  readonly turns: Course['turns'];
  /** Which of the measures, and what it is called. */
  readonly measure: number;
  readonly title: string;
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
  /** Whose line is drawn bold; null: nobody's. */
  readonly own: number | null;
  readonly n: number;
  readonly frame: Frame;
  onN(n: number): void;
}

/** A measure of all seats through the match. Its axis is the scrubber below it: a jump stands above the turn that made it,
 *  and a tap leads there. */
export function Chart({ n, frame, onN, ...drawn }: Props): JSX.Element {
  const { wide, high } = frame;
  const tapped = (event: PointerEvent<SVGSVGElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onN(nearest(drawn.turns, frame, x));
  };
  return (
    <svg className={styles.chart} width={wide} height={high} aria-hidden="true" onPointerDown={tapped} data-chart>
      <clipPath id="chart-past">
        <rect x="0" y="0" width={xOf(frame, n)} height={high} />
      </clipPath>
      <g className={styles.later}>
        <Lines frame={frame} {...drawn} />
      </g>
      <g clipPath="url(#chart-past)">
        <Lines frame={frame} {...drawn} />
      </g>
      <Names frame={frame} {...drawn} />
      <line className={styles.now} x1={xOf(frame, n)} x2={xOf(frame, n)} y1="0" y2={high} />
    </svg>
  );
}

type Drawn = Omit<Props, 'n' | 'onN'>;

const nearest = (turns: Course['turns'], frame: Frame, x: number): number =>
  turns.reduce((best, { n }) => (Math.abs(xOf(frame, n) - x) < Math.abs(xOf(frame, best) - x) ? n : best), 0);

/** The same whatever moment is shown, so it is drawn once. */
const Lines = memo(function Lines({ turns, measure, marks, own, frame }: Drawn): JSX.Element {
  const drawn = lines(turns, measure, frame);
  return (
    <>
      {levels(frame).map((value) => (
        <g key={value} className={styles.level} data-zero={value === 0}>
          <line x1={frame.from} x2={frame.to} y1={yOf(frame, value)} y2={yOf(frame, value)} />
          <text x={frame.from - 6} y={yOf(frame, value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {drawn.map((points, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <g key={seat} style={{ color: marks[seat].colour }}>
          <path className={styles.edge} d={stepped(points)} />
          <path className={styles.line} data-own={seat === own} d={stepped(points)} />
        </g>
      ))}
      {drawn.map((points, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <g key={seat} style={{ color: marks[seat].colour }}>
          {points
            .filter(({ marked }) => marked)
            .map(({ x, y }) => (
              <path key={x} className={styles.mark} d={marks[seat].path} transform={`translate(${x} ${y})`} />
            ))}
        </g>
      ))}
    </>
  );
});

/** Numbers jump; they do not slide. */
const stepped = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => (i === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** A line is named where it ends, with its last number. */
function Names({ turns, measure, names, marks, frame }: Drawn): JSX.Element {
  return (
    <g className={styles.names}>
      {standing(turns, measure, frame).map(({ seat, value, y }) => (
        <g key={seat} transform={`translate(${frame.to + 14} ${y})`}>
          <path className={styles.mark} style={{ color: marks[seat].colour }} d={marks[seat].path} />
          <text x="9" y="4">
            <tspan className={styles.value}>{value}</tspan> {frame.wide > 600 ? names[seat] : ''}
          </text>
        </g>
      ))}
    </g>
  );
}

interface TableProps extends Pick<Props, 'turns' | 'measure' | 'title' | 'names'> {}

/** The same numbers for whoever cannot see the picture. */
export const ChartTable = memo(function ChartTable({ turns, measure, title, names }: TableProps): JSX.Element {
  return (
    // A table is never smaller than what is in it: by itself it would lengthen the page.
    <div className="aside">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{page('chart.turn')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ n, values }, i) => (
            <tr key={n}>
              <th scope="row">{i + 1}</th>
              {names.map((name, seat) => (
                <td key={name}>{values[measure][seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
