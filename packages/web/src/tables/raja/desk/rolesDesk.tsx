import type { View } from '@insula/raja';
import { CHARACTERS, NOT_IN_PLAY, turnOf } from '@insula/raja/face';
import type { JSX } from 'react';
import type { Seen } from '../../table.ts';
import { say as words } from '../words.ts';
import styles from './cards.module.css';
import { CharacterCard } from './characterCard.tsx';

/** All characters, to be read: asked for by a tap on the faces in a row. */
export function RolesDesk(seen: Seen<View>): JSX.Element {
  const inPlay = CHARACTERS.flatMap((_, card) => (seen.view.holder[card] === NOT_IN_PLAY ? [] : [card]));
  return (
    <>
      <h3 className={styles.roles}>
        {words('cards.roles')}
        <button
          type="button"
          className={styles.rolesClose}
          aria-label={words('place.close')}
          onClick={() => seen.look({ roles: null })}
        >
          ×
        </button>
      </h3>
      <ul className={`${styles.cards} ${inPlay.length > 6 ? styles.seven : ''}`} data-roles>
        {inPlay.map((card) => (
          <CharacterCard key={CHARACTERS[card]} seen={seen} card={card} isPicked={false} isGone={false} onPick={null} />
        ))}
      </ul>
    </>
  );
}

/** What is asked of whom: whoever reads about characters is not kept from the next question. */
export const askedNow = (view: View): string =>
  `${view.round} ${view.stack.length} ${view.stack.at(-1)?.kind} ${turnOf(view)?.seat}`;
