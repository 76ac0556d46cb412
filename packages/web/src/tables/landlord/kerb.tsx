import { CARDS, ROOMS, roomName } from '@insula/landlord/face';
import type { JSX } from 'react';
import { choose } from './aim.ts';
import { Picture } from './art/picture.tsx';
import styles from './scene.module.css';
import type { Staged } from './staged.ts';
import { street } from './words.ts';

/** The pavement: whoever has to find a new place waits here, the one that goes now in front. */
export function Kerb(seen: Staged): JSX.Element {
  const { view, aim, say } = seen;
  const frame = view.stack.at(-1);
  const now = frame?.kind === 'go' ? frame.room : null;
  const waiting = waitingIn(seen);
  return (
    <ul className={styles.kerb} aria-label={street('kerb.label')}>
      {waiting.map((room) => {
        const card = CARDS[view.street[Math.floor(room / ROOMS)].tenants[room % ROOMS]];
        const spot = `room ${roomName(room)}`;
        const can = aim?.spots.has(spot) === true && now === null;
        return (
          <li key={room}>
            <button
              type="button"
              className={styles.waiting}
              data-now={room === now}
              data-waits={spot}
              disabled={!can}
              onClick={() => aim !== null && choose(seen, aim, spot)}
            >
              <Picture card={card} panel={false} />
              <span>
                {say(`card.${card}`)} <small>{roomName(room)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The rooms of all who wait: the one who goes now, and those who could be picked. */
function waitingIn({ view, aim, chooser }: Staged): readonly number[] {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'go') return [frame.room];
  const picks = aim === null ? [] : chooser.choices.filter(({ parts }) => parts.way === 'leave');
  return picks.map(({ parts }) => roomIn(parts.spot));
}

/** `room 3/2` as the number of a room. */
function roomIn(spot: string): number {
  const [house, place] = spot.slice('room '.length).split('/');
  return (Number(house) - 1) * ROOMS + (place === 'c' ? 0 : place === 'r' ? ROOMS - 1 : Number(place));
}
