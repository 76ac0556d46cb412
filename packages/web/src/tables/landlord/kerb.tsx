import { CARDS, ROOMS, roomName } from '@insula/landlord/face';
import { type JSX, useState } from 'react';
import { choose } from './aim.ts';
import { Picture } from './art/picture.tsx';
import { taskWords } from './asking/task.tsx';
import { atWord } from './names.ts';
import { reads } from './reads.ts';
import styles from './scene.module.css';
import type { Staged } from './staged.ts';
import { street } from './words.ts';

/** So many have room for their names on a phone. */
const FEW = 4;

/** The pavement: whoever has to find a new place waits here, the one that goes now in front. */
export function Kerb(seen: Staged & { readonly waiting: readonly number[] }): JSX.Element {
  const { view, aim, say, look, waiting } = seen;
  const frame = view.stack.at(-1);
  const now = frame?.kind === 'go' ? frame.room : null;
  return (
    <div className={styles.kerb}>
      <ul aria-label={street('kerb.label')} data-many={waiting.length > FEW} {...reads(look)}>
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
                data-about={`card ${card}`}
                aria-label={taskWords(seen, spot)}
                disabled={!can}
                onClick={() => aim !== null && choose(seen, aim, spot)}
              >
                <Picture card={card} panel={false} />
                <span>
                  {say(`card.${card}`)} <small>{atWord(say, room)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {aim === null ? null : (
        <p>{street('kerb.help', { now: now === null ? 'no' : 'yes', left: now === null ? 0 : waiting.length - 1 })}</p>
      )}
    </div>
  );
}

/** Whether tenants are forced out, so that they wait on the pavement; whoever moves for its own good does not. */
export function isForced({ stack }: Staged['view']): boolean {
  const frame = stack.at(-1);
  return frame?.kind === 'leave' || (frame?.kind === 'go' && FORCED.includes(frame.why));
}
const FORCED: readonly string[] = ['examine', 'musician', 'tavern', 'demolition'];

/** Who waits. While one of them looks for a room the others are not asked about, and wait on. */
export function useWaiting(seen: Staged): readonly number[] {
  const now = waitingIn(seen);
  const [before, setBefore] = useState(now);
  const isGoing = seen.view.stack.at(-1)?.kind === 'go';
  if (!isGoing && before.join() !== now.join()) setBefore(now);
  return isGoing && before.includes(now[0]) ? before : now;
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
