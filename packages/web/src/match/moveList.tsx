import { type JSX, memo, useId, useState } from 'react';
import type { Chooser } from '../choose/chooser.ts';
import type { Choice } from '../choose/narrow.ts';
import type { Said } from '../tables/table.ts';
import { say } from '../words/say.ts';
import styles from './prompt.module.css';
import { useGradually } from './useGradually.ts';

/** So many are in sight, and drawn together with the table; the others follow once it stands still. */
const FIRST = 8;

interface Props {
  readonly left: readonly Choice[];
  readonly said: Said;
  readonly onPlay: Chooser['play'];
}

/** Every legal move that agrees with what is picked, as a button: in words, and as it is written. */
export const MoveList = memo(function MoveList(props: Props): JSX.Element {
  const { left } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.moves}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        disabled={left.length === 0}
        onClick={() => setOpen(!open)}
      >
        {say('moves.all', { count: left.length })}
      </button>
      <ul id={id} aria-label={say('moves.label')} hidden={!open || left.length === 0}>
        {open ? <Rows {...props} /> : null}
      </ul>
    </div>
  );
});

/** Those that cannot be played any more are hidden at once, and cleared away when there is time. */
function Rows({ left, said, onPlay }: Props): JSX.Element[] {
  return useGradually(left, FIRST).map(({ move }) => <Row key={move} move={move} said={said} onPlay={onPlay} />);
}

/** Drawn once, while others are added below it. */
const Row = memo(
  ({ move, said, onPlay }: Omit<Props, 'left'> & { readonly move: string }): JSX.Element => (
    <li>
      <button type="button" className={styles.move} data-move={move} onClick={() => onPlay(move)}>
        <span>{said.get(move) ?? move}</span>
        <code aria-hidden="true">{move}</code>
      </button>
    </li>
  ),
);
