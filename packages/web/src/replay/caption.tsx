import type { Course, Item } from '@insula/protocol';
import type { JSX } from 'react';
import { textOf } from '../match/log.tsx';
import { SeatMark } from '../parts/seatMark.tsx';
import type { Mark } from '../tables/marks.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import styles from './replay.module.css';
import { turnAt } from './turns.ts';

interface Props {
  readonly course: Course;
  readonly items: readonly Item[];
  readonly say: Say;
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
  readonly me: number | null;
}

/** Whose turn it is at this moment, and what has just happened. */
export function Caption({ course, items, say, names, marks, me }: Props): JSX.Element {
  const { seat } = course.turns[turnAt(course.turns, Math.max(0, items.length - 1))];
  const last = items.at(-1);
  return (
    <div className={styles.caption} aria-live="polite">
      {seat === null ? null : (
        <p className={styles.whose}>
          <SeatMark mark={marks[seat]} />
          {names[seat]}
        </p>
      )}
      <p>{last === undefined ? page('replay.begins') : textOf(last, say, names, me)}</p>
    </div>
  );
}
