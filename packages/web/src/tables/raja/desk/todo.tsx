import type { View } from '@insula/raja';
import {
  ACTIONS,
  ENTREPRENEUR,
  MERCHANT,
  NONE,
  PLACES,
  type Task,
  type TaskSlot,
  type Turn,
  tasksOf,
  YOGI,
} from '@insula/raja/face';
import type { JSX } from 'react';
import { sentence } from '../../../words/speaker.ts';
import type { Seen } from '../../table.ts';
import { ActionIcon, TravelIcon } from '../art/actionIcon.tsx';
import { House, Palace } from '../art/pieces.tsx';
import { Face } from '../owned.tsx';
import { say as words } from '../words.ts';
import deskStyles from './desk.module.css';
import styles from './todo.module.css';

interface TodoProps extends Seen<View> {
  readonly turn: Turn;
  readonly seat: number;
  /** Whether something is being done that needs the room. */
  readonly isBusy: boolean;
  /** Whether ways to another city are looked at, which need it, too. */
  readonly isFar: boolean;
}

/** R-32 Both actions, the powers, a marker and travel: what of them is done, and what the rest is. */
export function Todo(seen: TodoProps): JSX.Element {
  const { view, looks, look, turn, seat, isBusy, isFar } = seen;
  const tiles = [
    // biome-ignore lint/suspicious/noArrayIndexKey: the same action may be there twice
    ...tasksOf(turn).map((task, nth) => <TaskTile key={nth} seen={seen} seat={seat} task={task} />),
    ...POWERS.flatMap(([card, deed]) =>
      view.holder[card] === seat
        ? [<PowerTile key={deed} seen={seen} card={card} deed={deed} isDone={((turn.powers >> card) & 1) === 1} />]
        : [],
    ),
  ];
  if (view.markers[seat] > 0 && turn.third === NONE)
    tiles.push(
      <Tile
        key="marker"
        icon={<b className={styles.star}>★</b>}
        name={words('task.marker')}
        isDone={false}
        isOn={looks.task === 'marker'}
        help="marker"
        onPick={() => look({ task: looks.task === 'marker' ? null : 'marker' })}
      >
        {words('task.markers', { count: view.markers[seat] })}
      </Tile>,
    );
  tiles.push(
    <Tile
      key="travel"
      icon={<TravelIcon seat={seat} className={deskStyles.icon} />}
      name={words('task.travel')}
      isDone={false}
      isOn={looks.place !== undefined || looks.told === 'travel'}
      help="travel"
      onPick={() => tell(seen, 'travel')}
    >
      {words('task.travelHint', { gold: view.gold[seat] })}
    </Tile>,
  );
  return (
    <ul
      className={styles.todo}
      data-busy={isBusy}
      data-three={tiles.length === 3 || tiles.length > 4}
      data-many={tiles.length > 4}
      data-far={isFar}
    >
      {tiles}
    </ul>
  );
}

/** Whether it can be done where the architect stands: then the buttons for it are there. */
function isHere({ view, chooser, seat }: Seen<View>, { slots }: Task): boolean {
  const here = seat === null ? undefined : PLACES[view.architects[seat]];
  return chooser.choices.some(({ parts }) =>
    slots.some(({ what, done }) =>
      what === 'palace' ? !done && PALACES.includes(parts.deed) : parts.deed === BUILT[what] && parts.place === here,
    ),
  );
}

const PALACES: readonly (string | undefined)[] = ['large palace', 'small palace'];
const BUILT: { readonly [what in TaskSlot['what']]?: string } = { house: 'house', 'city house': 'house', move: 'lift' };

/** What is done on the map is told how, where there is no room to say so all the time. */
const tell = ({ looks, look }: Seen<View>, what: string): void =>
  look({ told: looks.told === what ? null : what, task: null, place: null, way: null });

export function Told({ looks, told }: Seen<View> & { readonly told: string | null }): JSX.Element | null {
  return told === null || looks.place !== undefined ? null : (
    <p className={`${deskStyles.says} ${styles.told}`} role="status">
      {words(`help.${told}`)}
    </p>
  );
}

const POWERS: readonly (readonly [card: number, deed: string])[] = [
  [MERCHANT, 'merchant'],
  [ENTREPRENEUR, 'free house'],
  [YOGI, 'yogi'],
];

/** Deeds without a place are done by their tile, which names them. */
const BARE: { readonly [what in TaskSlot['what']]?: string } = { gold: 'gold', quarry: 'quarry' };

function TaskTile({
  seen,
  seat,
  task,
}: {
  readonly seen: Seen<View>;
  readonly seat: number;
  readonly task: Task;
}): JSX.Element {
  const { chooser, looks, look, say } = seen;
  const isDone = task.slots.every(({ done }) => done);
  const [{ what }] = task.slots;
  const bare = BARE[what];
  const name = ACTIONS[task.action];
  const opens = what === 'governor' || what === 'character';
  const pick = (): void => {
    if (bare !== undefined) {
      if (chooser.choices.some(({ move }) => move === bare)) chooser.play(bare);
      else chooser.pick({ deed: bare });
    } else if (opens) look({ task: looks.task === what ? null : what, place: null, way: null });
    else if (isHere(seen, task)) look({ told: null, task: null, place: null, way: null });
    else tell(seen, name);
  };
  return (
    <Tile
      icon={<ActionIcon action={task.action} seat={seat} className={deskStyles.icon} />}
      name={sentence(say(`action.${name}`))}
      isDone={isDone}
      isOn={opens ? looks.task === what : looks.told === name}
      help={name}
      onPick={isDone ? null : pick}
    >
      {task.slots.map((slot, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike
        <Slot key={nth} slot={slot} seat={seat} isOnly={task.slots.length === 1} />
      ))}
    </Tile>
  );
}

interface SlotProps {
  readonly slot: TaskSlot;
  readonly seat: number;
  /** Whether there is room to say how. */
  readonly isOnly: boolean;
}

function Slot({ slot: { what, done }, seat, isOnly }: SlotProps): JSX.Element {
  const builds = what === 'house' || what === 'city house';
  return (
    <>
      <span className={styles.slot} data-done={done}>
        {builds || what === 'move' ? <House seat={seat} /> : what === 'palace' ? <Palace seat={seat} /> : null}
      </span>
      {isOnly || what === 'city house' ? words(done ? 'task.done' : `task.${what}`) : null}
    </>
  );
}

function PowerTile({
  seen,
  card,
  deed,
  isDone,
}: {
  readonly seen: Seen<View>;
  readonly card: number;
  readonly deed: string;
  readonly isDone: boolean;
}): JSX.Element {
  const { chooser, looks, say } = seen;
  const move = chooser.choices.find(({ parts }) => parts.deed === deed)?.move;
  return (
    <Tile
      icon={<Face card={card} className={deskStyles.icon} />}
      name={words('task.power')}
      isDone={isDone}
      isOn={looks.told === deed}
      help={deed}
      onPick={
        isDone
          ? null
          : () =>
              deed === 'free house' ? tell(seen, deed) : move === undefined ? chooser.pick({ deed }) : chooser.play(move)
      }
    >
      {isDone ? words('task.done') : words(`power.${deed}`, { name: say(`action.house`) })}
    </Tile>
  );
}

interface TileProps {
  readonly icon: JSX.Element;
  readonly name: string;
  readonly isDone: boolean;
  readonly isOn: boolean;
  /** What is to be done, by the key of its sentence. */
  readonly help: string;
  readonly onPick: (() => void) | null;
  readonly children: React.ReactNode;
}

function Tile({ icon, name, isDone, isOn, help, onPick, children }: TileProps): JSX.Element {
  const inside = (
    <>
      {icon}
      <strong>{name}</strong>
      <span className={styles.slots}>{children}</span>
      {isDone ? null : <span className={styles.help}>{words(`help.${help}`)}</span>}
    </>
  );
  return (
    <li className={styles.task} data-done={isDone} data-on={isOn}>
      {onPick === null ? (
        <span className={styles.tile}>{inside}</span>
      ) : (
        <button type="button" className={styles.tile} data-task={name} onClick={onPick}>
          {inside}
        </button>
      )}
    </li>
  );
}
