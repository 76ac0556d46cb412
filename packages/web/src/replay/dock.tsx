import type { Course } from '@insula/protocol';
import { type JSX, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import type { Mark } from '../tables/marks.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import { Chart, ChartTable } from './chart.tsx';
import styles from './dock.module.css';
import type { Highlight } from './highlights.ts';
import { frameOf, xOf } from './plot.ts';
import { Signs } from './signs.tsx';
import { turnAt, turnFrom } from './turns.ts';
import { type Playing, SPEEDS } from './usePlaying.ts';
import { useWidth } from './useWidth.ts';

interface Props {
  readonly course: Course;
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
  readonly own: number | null;
  /** The game's words: it names its measures. */
  readonly say: Say;
  readonly n: number;
  readonly of: number;
  readonly playing: Playing;
  readonly marked: readonly Highlight[];
  /** What happened at a moment, in words. */
  told(n: number): string;
}

/** The thumb of the scrubber; the axis begins at its middle. */
const THUMB = 20;
/** Marks of turns stand no closer. */
const APART = 11;

/** The controls of a replay: steps, playing and its speed; and the scrubber with the turns and a chart on its axis. */
export function Dock({ course, names, marks, own, say, n, of, playing, marked, told }: Props): JSX.Element {
  const axis = useRef<HTMLDivElement>(null);
  const wide = useWidth(axis);
  const [measure, setMeasure] = useState(0);
  const { turns, measures } = course;
  const isWide = wide > 600;
  // Room for what is written at either end of the lines.
  const [left, right] = [isWide ? 34 : 26, isWide ? 130 : 40];
  const size = { wide, high: isWide ? 112 : 64, from: left + THUMB / 2, to: wide - right - THUMB / 2, of };
  const frame = frameOf(course, measure, size);
  const title = say(`measure.${measures[measure]}`);
  const { go } = playing;
  const moment = page('replay.at', { turn: turnAt(turns, n) + 1, turns: turns.length, n, of });
  return (
    <section className={styles.dock} aria-label={page('replay.controls')}>
      <div className={styles.controls}>
        <div className={styles.ways}>
          <Way label="replay.first" sign="|◀" off={n === 0} onWay={() => go(0)} />
          <Way label="replay.turnBefore" sign="◀◀" off={n === 0} onWay={() => go(turnFrom(turns, n, -1))} />
          <Way label="replay.before" sign="◀" off={n === 0} onWay={() => go(n - 1)} />
          <Button look="strong" onClick={playing.toggle} disabled={n >= of && !playing.on}>
            {page(playing.on ? 'replay.pause' : 'replay.play')}
          </Button>
          <Way label="replay.after" sign="▶" off={n === of} onWay={() => go(n + 1)} />
          <Way label="replay.turnAfter" sign="▶▶" off={n === of} onWay={() => go(turnFrom(turns, n, 1))} />
          <Way label="replay.last" sign="▶|" off={n === of} onWay={() => go(of)} />
        </div>
        <Choice
          open={isWide}
          label={page('replay.speed')}
          choices={SPEEDS.map((speed) => page('replay.times', { speed: speed === 0.5 ? '½' : String(speed) }))}
          chosen={SPEEDS.indexOf(playing.speed)}
          onChoose={(i) => playing.setSpeed(SPEEDS[i])}
        />
        {measures.length < 2 ? null : (
          <Choice
            open={isWide}
            label={page('chart.choose')}
            choices={measures.map((what) => say(`measure.${what}`))}
            chosen={measure}
            onChoose={setMeasure}
          />
        )}
      </div>
      <div className={styles.axis} ref={axis}>
        {wide === 0 ? null : <Signs marked={marked} xOf={(at) => xOf(frame, at)} n={n} told={told} onN={go} />}
        {wide === 0 || measures.length === 0 ? null : (
          <Chart {...{ turns, measure, title, names, marks, own, n, frame }} onN={go} />
        )}
        <input
          type="range"
          min="0"
          max={of}
          value={n}
          style={{ marginLeft: left, width: `calc(100% - ${left + right}px)` }}
          aria-label={page('replay.scrubber')}
          aria-valuetext={moment}
          onChange={(event) => go(Number(event.target.value))}
        />
        {wide === 0 ? null : (
          <svg className={styles.turns} width={wide} height="14" aria-hidden="true">
            {apart(turns.map((turn) => ({ ...turn, x: xOf(frame, turn.n) }))).map(({ n: at, x, seat }) => (
              <path
                key={at}
                className={styles.turn}
                data-later={at > n}
                d={seat === null ? 'M-1-4h2v8h-2Z' : marks[seat].path}
                style={{ color: seat === null ? 'var(--line-strong)' : marks[seat].colour }}
                transform={`translate(${x} 7) scale(0.9)`}
                onPointerDown={() => go(at)}
              />
            ))}
          </svg>
        )}
        <p className={styles.moment}>{moment}</p>
        {measures.length === 0 ? null : <ChartTable turns={turns} measure={measure} title={title} names={names} />}
      </div>
    </section>
  );
}

function apart<T extends { readonly x: number }>(marks: readonly T[]): T[] {
  let last = Number.NEGATIVE_INFINITY;
  return marks.filter(({ x }) => {
    if (x - last < APART) return false;
    last = x;
    return true;
  });
}

interface WayProps {
  readonly label: string;
  readonly sign: string;
  readonly off: boolean;
  onWay(): void;
}

const Way = ({ label, sign, off, onWay }: WayProps): JSX.Element => (
  <Button look="quiet" className={styles.way} disabled={off} onClick={onWay} aria-label={page(label)} title={page(label)}>
    {sign}
  </Button>
);

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly string[];
  readonly chosen: number;
  /** Whether there is room for all of them side by side. */
  readonly open: boolean;
  onChoose(i: number): void;
}

function Choice({ label, choices, chosen, open, onChoose }: ChoiceProps): JSX.Element {
  if (!open)
    return (
      <select
        className={styles.chosen}
        aria-label={label}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {choices.map((choice, i) => (
          <option key={choice} value={i}>
            {choice}
          </option>
        ))}
      </select>
    );
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {choices.map((choice, i) => (
        <button key={choice} type="button" aria-pressed={i === chosen} onClick={() => onChoose(i)}>
          {choice}
        </button>
      ))}
    </fieldset>
  );
}
