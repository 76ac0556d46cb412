import type { View } from '@insula/raja';
import {
  ACTIONS,
  ENTREPRENEUR,
  MERCHANT,
  NONE,
  STOPS,
  type Task,
  type TaskSlot,
  type Turn,
  tasksOf,
  turnOf,
  YOGI,
} from '@insula/raja/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import { sentence } from '../../../words/speaker.ts';
import type { Seen } from '../../table.ts';
import { ActionIcon, TravelIcon } from '../art/actionIcon.tsx';
import { Coin, Crest, House, Palace } from '../art/pieces.tsx';
import { placeLooked } from '../map/marks.ts';
import { Face } from '../owned.tsx';
import { sitters } from '../seated.ts';
import { say as words } from '../words.ts';
import { Back } from './back.tsx';
import { CardsDesk } from './cardsDesk.tsx';
import deskStyles from './desk.module.css';
import endingStyles from './ending.module.css';
import { GovernorDesk } from './governorDesk.tsx';
import { PlaceCard } from './placeCard.tsx';
import todoStyles from './todo.module.css';

/** R-32 The two actions, the powers, markers and travel as a small board of things still to do, in any order. */
export function TurnDesk(seen: Seen<View>): JSX.Element | null {
  const { view, seat, look, chooser } = seen;
  const turn = turnOf(view);
  if (turn === null || seat === null) return null;
  const task = taskOf(seen);
  return (
    <>
      {task === 'end' ? null : <Todo {...seen} turn={turn} seat={seat} isBusy={task !== null} />}
      <Panel {...seen} task={task} />
      <div
        className={`${deskStyles.row} ${deskStyles.push}`}
        hidden={task !== null && task !== 'end'}
        data-looks={looksFar(seen) && task !== 'end'}
      >
        {task === 'end' ? (
          <Button look="strong" className={deskStyles.grow} onClick={() => look({ task: null })}>
            {words('end.goOn')}
          </Button>
        ) : null}
        <Button
          className={deskStyles.grow}
          data-way="end turn"
          look={view.penalty === 0 ? 'strong' : 'plain'}
          onClick={() => {
            if (view.penalty > 0 && task !== 'end') return look({ task: 'end', place: null });
            chooser.play('end turn');
          }}
        >
          {words(task === 'end' ? 'end.give' : 'end.turn', { gold: view.penalty })}
        </Button>
      </div>
    </>
  );
}

/** Whether ways to another city are looked at, which need the room. */
function looksFar({ view, seat, looks }: Seen<View>): boolean {
  const looked = placeLooked({ looks });
  return looked >= 0 && looked < STOPS && seat !== null && view.architects[seat] !== looked;
}

interface TodoProps extends Seen<View> {
  readonly turn: Turn;
  readonly seat: number;
  /** Whether something is being done that needs the room. */
  readonly isBusy: boolean;
}

function Todo(seen: TodoProps): JSX.Element {
  const { view, looks, look, turn, seat, isBusy } = seen;
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
        icon={<b className={todoStyles.star}>★</b>}
        name={words('task.marker')}
        isDone={false}
        isOn={looks.task === 'marker'}
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
      isOn={looks.place !== undefined}
      onPick={null}
    >
      {words('task.travelHint', { gold: view.gold[seat] })}
    </Tile>,
  );
  return (
    <ul className={todoStyles.todo} data-busy={isBusy} data-three={tiles.length === 3 || tiles.length > 4}>
      {tiles}
    </ul>
  );
}

const POWERS: readonly (readonly [card: number, deed: string])[] = [
  [MERCHANT, 'merchant'],
  [ENTREPRENEUR, 'free house'],
  [YOGI, 'yogi'],
];

/** What is being done at the moment, as long as it can be done. */
function taskOf({ looks, chooser }: Seen<View>): string | null {
  const { task } = looks;
  const deeds = task === undefined ? [] : (DEEDS[task] ?? []);
  if (task === 'end') return task;
  return task !== undefined && chooser.choices.some(({ parts }) => deeds.includes(parts.deed)) ? task : null;
}

const DEEDS: { readonly [task: string]: readonly string[] } = {
  governor: ['governor'],
  character: ['take', 'swap', 'seduce'],
  marker: ['marker'],
};

/** A place, if nothing else is being done. */
function Panel({ task, ...seen }: Seen<View> & { readonly task: string | null }): JSX.Element {
  switch (task) {
    case 'end':
      return <Ending {...seen} />;
    case 'governor':
      return <GovernorDesk {...seen} />;
    case 'character':
      return <CardsDesk {...seen} deed="take" />;
    case 'marker':
      return <Markers {...seen} />;
    default:
      return <PlaceCard {...seen} />;
  }
}

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
  const opens = what === 'governor' || what === 'character';
  const pick = (): void => {
    if (bare !== undefined) {
      if (chooser.choices.some(({ move }) => move === bare)) chooser.play(bare);
      else chooser.pick({ deed: bare });
    } else look({ task: looks.task === what ? null : opens ? what : null, place: null, way: null });
  };
  return (
    <Tile
      icon={<ActionIcon action={task.action} seat={seat} className={deskStyles.icon} />}
      name={sentence(say(`action.${ACTIONS[task.action]}`))}
      isDone={isDone}
      isOn={opens && looks.task === what}
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
      <span className={todoStyles.slot} data-done={done}>
        {builds || what === 'move' ? <House seat={seat} /> : what === 'palace' ? <Palace seat={seat} /> : null}
      </span>
      {isOnly || what === 'city house' ? words(done ? 'task.done' : `task.${what}`) : null}
    </>
  );
}

function PowerTile({
  seen: { chooser, say },
  card,
  deed,
  isDone,
}: {
  readonly seen: Seen<View>;
  readonly card: number;
  readonly deed: string;
  readonly isDone: boolean;
}): JSX.Element {
  const move = chooser.choices.find(({ parts }) => parts.deed === deed)?.move;
  return (
    <Tile
      icon={<Face card={card} className={deskStyles.icon} />}
      name={words('task.power')}
      isDone={isDone}
      isOn={false}
      onPick={
        isDone || deed === 'free house' ? null : () => (move === undefined ? chooser.pick({ deed }) : chooser.play(move))
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
  readonly onPick: (() => void) | null;
  readonly children: React.ReactNode;
}

function Tile({ icon, name, isDone, isOn, onPick, children }: TileProps): JSX.Element {
  const inside = (
    <>
      {icon}
      <strong>{name}</strong>
      <span className={todoStyles.slots}>{children}</span>
    </>
  );
  return (
    <li className={todoStyles.task} data-done={isDone} data-on={isOn}>
      {onPick === null ? (
        <span className={todoStyles.tile}>{inside}</span>
      ) : (
        <button type="button" className={todoStyles.tile} data-task={name} onClick={onPick}>
          {inside}
        </button>
      )}
    </li>
  );
}

/** R-82 Which action the marker buys. */
function Markers(seen: Seen<View>): JSX.Element {
  const { chooser, say, seat } = seen;
  return (
    <>
      <ul className={todoStyles.markers}>
        {chooser.choices.flatMap(({ move, parts }) =>
          parts.deed !== 'marker' || parts.action === undefined
            ? []
            : [
                <li key={move}>
                  <Button data-way="marker" onClick={() => chooser.play(move)}>
                    <ActionIcon
                      action={ACTIONS.indexOf(parts.action as (typeof ACTIONS)[number])}
                      seat={seat ?? 0}
                      className={deskStyles.icon}
                    />
                    {sentence(say(`action.${parts.action}`))}
                  </Button>
                </li>,
              ],
        )}
      </ul>
      <div className={`${deskStyles.row} ${deskStyles.push}`}>
        <Back {...seen} />
      </div>
    </>
  );
}

/** R-52 What is left undone gives gold to the others: who gets what, before the turn ends. */
function Ending({ view, seat, names, say }: Seen<View>): JSX.Element {
  const turn = turnOf(view);
  const undone = turn === null ? [] : tasksOf(turn).filter(({ slots }) => slots.some(({ done }) => !done));
  const tasks = undone.map(({ action }) => sentence(say(`action.${ACTIONS[action]}`))).join(', ');
  return (
    <div className={endingStyles.warn}>
      <h3>{words('end.ask')}</h3>
      <p>{words('end.why', { tasks, gold: view.penalty })}</p>
      <ul>
        {sitters(names).map(({ name, seat: other }) =>
          other === seat ? null : (
            <li key={other}>
              <Crest seat={other} />
              {name}
              <span>
                {view.gold[other]} <Coin className={deskStyles.inline} />
                <b>→ {view.gold[other] + view.penalty}</b>
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
