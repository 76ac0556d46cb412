import type { Item } from '@insula/protocol';
import type { Event, View } from '@insula/raja';
import { ACTIONS, CHARACTERS, DISCS, lowestCard, tasksOf, turnOf } from '@insula/raja/face';
import type { JSX } from 'react';
import { sentence } from '../../../words/speaker.ts';
import type { Seen } from '../../table.ts';
import { ActionIcon } from '../art/actionIcon.tsx';
import { Crest } from '../art/pieces.tsx';
import { placeOf } from '../placed.ts';
import { say as words } from '../words.ts';
import deskStyles from './desk.module.css';
import { PlaceCard } from './placeCard.tsx';
import todoStyles from './todo.module.css';
import waitingStyles from './waiting.module.css';

/** Somebody else acts: their open disc and how far they are, one's own closed one, and what has happened since one's turn. */
export function WaitingDesk(seen: Seen<View>): JSX.Element {
  const { view, names, say, looks } = seen;
  const turn = turnOf(view);
  return (
    <>
      {turn === null || turn.seat === seen.seat ? null : (
        <>
          <p className={`${deskStyles.soft} ${waitingStyles.acts}`}>
            {words('wait.acts', {
              name: names[turn.seat],
              card: say(`character.${CHARACTERS[lowestCard(view, turn.seat)]}`),
            })}
          </p>
          <ul className={todoStyles.todo}>
            {tasksOf(turn).map(({ action, slots }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same action may be there twice
              <li key={nth} className={todoStyles.task} data-done={slots.every(({ done }) => done)}>
                <span className={todoStyles.tile}>
                  <ActionIcon action={action} seat={turn.seat} className={deskStyles.icon} />
                  <strong>{sentence(say(`action.${ACTIONS[action]}`))}</strong>
                  <span className={todoStyles.slots}>
                    {words(slots.every(({ done }) => done) ? 'task.done' : 'task.open')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <MyDisc {...seen} />
      {looks.place === undefined ? <Since {...seen} /> : <PlaceCard {...seen} />}
    </>
  );
}

/** Readable to its owner all the time. */
export function MyDisc({ view, seat, say, hasAnswered }: Seen<View>): JSX.Element | null {
  const disc = seat === null ? -1 : view.discs[seat];
  if (seat === null || disc < 0 || hasAnswered) return null;
  return (
    <div className={waitingStyles.yours}>
      <h4>{words('wait.disc')}</h4>
      <p className={deskStyles.row}>
        {DISCS[disc].map((action, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same action may be there twice
          <span key={nth} className={waitingStyles.chip}>
            <ActionIcon action={action} seat={seat} className={deskStyles.icon} />
            {sentence(say(`action.${ACTIONS[action]}`))}
          </span>
        ))}
      </p>
    </div>
  );
}

/** As much as four others do in a round. */
const SHOWN = 24;

/** What the others have done since one's own last turn, the newest last and always in sight. */
function Since({ items, seat, say, look }: Seen<View>): JSX.Element | null {
  const lines = since(items, seat).slice(-SHOWN);
  if (lines.length === 0) return null;
  return (
    <div className={waitingStyles.since}>
      <h4>{words('wait.since')}</h4>
      <div className={waitingStyles.recent}>
        <ol>
          {lines.map((item) => {
            const event = item.event as Event;
            const place = placeOf(event);
            const text = item.say === undefined ? '' : say(item.say.key, item.say.values);
            return (
              <li key={item.n}>
                {'seat' in event ? <Crest seat={event.seat} /> : <span />}
                {place === null ? (
                  <span>{text}</span>
                ) : (
                  <button type="button" onClick={() => look({ place, way: null })}>
                    {text}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

type Told = Extract<Item, { kind: 'event' }>;
function since(items: readonly Item[], seat: number | null): readonly Told[] {
  const told: Told[] = [];
  for (let i = items.length - 1; i >= 0 && told.length < 40; i--) {
    const item = items[i];
    if (item.kind !== 'event') continue;
    const event = item.event as Event;
    if (event.is === 'chose') continue;
    if ('seat' in event && event.seat === seat && MINE.has(event.is)) break;
    told.unshift(item);
  }
  return told;
}

/** What one does oneself in one's turn. */
const MINE: ReadonlySet<Event['is']> = new Set([
  'reveals',
  'gold',
  'house',
  'moved',
  'quarry',
  'large',
  'small',
  'governor',
  'travelled',
  'penalty',
  'took',
  'placed',
]);
