import { type JSX, useEffect, useState } from 'react';
import { drawing } from '../../net/api.ts';
import styles from './board.module.css';
import { generic } from './words.ts';

interface Props {
  readonly match: string;
  readonly seat: number | null;
  /** Counts what has happened: the drawing is of that moment. */
  readonly moment: number;
}
/** Bots move quickly, and nobody looks at every step of theirs. */
const CALM = 250;

/** The table as the game itself draws it in text. */
export function Drawing({ match, seat, moment }: Props): JSX.Element {
  const [open, setOpen] = useState(isWide);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another drawing
  useEffect(() => {
    if (!open) return;
    let gone = false;
    const draw = (): void => void drawing(match, seat).then((drawn) => gone || setText(drawn.text), ignored);
    const timer = setTimeout(draw, text === '' ? 0 : CALM);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [match, seat, moment, open]);
  return (
    <details className={styles.drawing} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{generic('drawing')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}

/** A phone has no room for it until it is asked for. */
const isWide = (): boolean => matchMedia('(min-width: 1000px)').matches;
/** The last drawing stays until there is a new one. */
const ignored = (): void => {};
