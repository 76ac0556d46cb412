import type { View } from '@insula/raja';
import { ACTIONS, PLACES, STOPS, tasksOf, turnOf } from '@insula/raja/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import { sentence } from '../../../words/speaker.ts';
import type { Seen } from '../../table.ts';
import { ActionIcon } from '../art/actionIcon.tsx';
import { Coin, Crest } from '../art/pieces.tsx';
import { placeLooked } from '../map/marks.ts';
import { sitters } from '../seated.ts';
import { say as words } from '../words.ts';
import { Back } from './back.tsx';
import { CardsDesk } from './cardsDesk.tsx';
import deskStyles from './desk.module.css';
import endingStyles from './ending.module.css';
import { GovernorDesk } from './governorDesk.tsx';
import { PlaceCard } from './placeCard.tsx';
import todoStyles from './todo.module.css';
import { Todo, Told } from './todo.tsx';

/** R-32 The two actions, the powers, markers and travel as a small board of things still to do, in any order. */
export function TurnDesk(seen: Seen<View>): JSX.Element | null {
  const { view, seat, look, looks, chooser } = seen;
  const turn = turnOf(view);
  if (turn === null || seat === null) return null;
  const task = taskOf(seen);
  return (
    <>
      {task === 'end' ? null : <Todo {...seen} turn={turn} seat={seat} isBusy={task !== null} isFar={looksFar(seen)} />}
      {task === null ? <Told {...seen} told={looks.told ?? (isIdle(seen) ? 'travel' : null)} /> : null}
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

/** Whether nothing can be done where the architect stands: then what is done by travelling is told unasked. */
function isIdle({ view, seat, chooser }: Seen<View>): boolean {
  const here = PLACES[view.architects[seat ?? 0]];
  return !chooser.choices.some(({ parts }) => parts.place === here || parts.deed?.endsWith('palace'));
}

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

/** R-82 Which action the marker buys. */
function Markers(seen: Seen<View>): JSX.Element {
  const { chooser, say, seat } = seen;
  return (
    <>
      <p className={deskStyles.says}>{words('help.marker')}</p>
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
