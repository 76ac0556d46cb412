import { FLAT_NAMES, KINDS, pointsIn } from '@insula/room-share/face';
import { type JSX, memo } from 'react';
import type { Say } from '../../words/speaker.ts';
import { flatText, livesIn } from './about.tsx';
import { SIDE } from './art/sizes.ts';
import { ACROSS, DOWN, MARGIN, percent } from './measures.ts';
import { columnOf, rowOf } from './names.ts';
import styles from './targets.module.css';
import { block } from './words.ts';

interface Props {
  readonly flat: number;
  readonly kind: number;
  /** Who stands on each arrow, in letters. */
  readonly tenants: string;
  /** Whether it goes with what is picked so far. */
  readonly can: boolean;
  readonly isLit: boolean;
  readonly isPicked: boolean;
  /** Whether Tab comes here; arrow keys lead to the others. */
  readonly isFirst: boolean;
  readonly say: Say;
}

/** A flat as a button. Twenty of them have much to say, so each speaks again only when something about it changes;
 *  whoever holds them all hears what is clicked. */
export const FlatTarget = memo(function FlatTarget(props: Props): JSX.Element {
  const { flat, isLit, isPicked, isFirst } = props;
  return (
    <button
      type="button"
      data-flat={FLAT_NAMES[flat]}
      tabIndex={isFirst ? 0 : -1}
      className={styles.flat}
      data-can={isLit}
      data-picked={isPicked}
      aria-pressed={isPicked}
      aria-label={label(props)}
      aria-description={flatText(props.kind, props.say)}
      style={{
        left: percent(MARGIN + columnOf(flat) * SIDE, ACROSS),
        top: percent(MARGIN + rowOf(flat) * SIDE, DOWN),
        width: percent(SIDE, ACROSS),
        height: percent(SIDE, DOWN),
      }}
    />
  );
});

/** A flat in words: its name, its kind, who lives where, what that is worth, and whether it can be picked. */
function label({ flat, kind, tenants, can, say }: Props): string {
  const who = livesIn(tenants, say);
  return block('flat', {
    name: FLAT_NAMES[flat].toUpperCase(),
    kind: say(`kind.${KINDS[kind]}`),
    who: who.length === 0 ? block('nobody') : who.join(', '),
    points: pointsIn(kind, who.length) ?? 0,
    can: can ? 'yes' : 'no',
  });
}
