import type { View } from '@insula/landlord';
import { CARDS, ROOMS } from '@insula/landlord/face';
import type { JSX } from 'react';
import type { Choice } from '../../../choose/narrow.ts';
import { useNarrow } from '../../../parts/useNarrow.ts';
import type { Seen } from '../../table.ts';
import { Picture } from '../art/picture.tsx';
import { street } from '../words.ts';
import styles from './asking.module.css';

type Props = Seen<View> & { readonly choice: Choice; readonly help: string | null };

/** Somebody who has to go, or may. On a phone the house must do; whoever hears the page is told the floor as well. */
export function Task(seen: Props): JSX.Element {
  const { view, say, chooser, choice, help } = seen;
  const isNarrow = useNarrow();
  const { spot } = choice.parts;
  const card = lodgerAt(view, spot);
  const who = isNarrow
    ? street('task.short', { card: say(`card.${card}`), house: spot.split(' ')[1].split('/')[0] })
    : taskWords(seen, spot);
  return (
    <button
      type="button"
      className={styles.task}
      data-way={choice.move}
      data-about={`card ${card}`}
      onClick={() => chooser.play(choice.move)}
    >
      <Picture card={card} panel={false} />
      <span aria-hidden="true">
        {who}
        {help === null ? null : <small>{help}</small>}
      </span>
      <span className="aside">
        {taskWords(seen, spot)} {help}
      </span>
    </button>
  );
}

/** Who lives at `room 3/2`, and where that is. */
export function taskWords({ view, say }: Pick<Props, 'view' | 'say'>, spot: string): string {
  const [house, place] = spot.split(' ')[1].split('/');
  return street('task.who', { card: say(`card.${lodgerAt(view, spot)}`), at: say(`at.${place}`), house });
}

/** Who lives at `room 3/2`. */
export function lodgerAt(view: View, spot: string): (typeof CARDS)[number] {
  const [house, place] = spot.split(' ')[1].split('/');
  const at = place === 'c' ? 0 : place === 'r' ? ROOMS - 1 : Number(place);
  return CARDS[view.street[Number(house) - 1].tenants[at]];
}
