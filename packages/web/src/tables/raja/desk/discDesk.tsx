import type { View } from '@insula/raja';
import { ACTIONS, type Action, type Forecast, forecast } from '@insula/raja/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import { sentence } from '../../../words/speaker.ts';
import type { Seen } from '../../table.ts';
import { say as words } from '../words.ts';
import styles from './choosing.module.css';
import { Disc } from './disc.tsx';

/** R-31 Two actions in secret: what each costs and whether it can be done, and what is left for tolls. */
export function DiscDesk({ view, seat, say, chooser, looks, look }: Seen<View>): JSX.Element | null {
  if (seat === null) return null;
  // What was set for an earlier round is gone; in this one it stays set, sent or taken back.
  const isSet = looks.round === String(view.round);
  const hands = isSet ? [handOf(looks.first), handOf(looks.second)] : [null, null];
  const costs = hands.map((action) => (action === null ? 0 : forecast(view, seat, action, 0).cost));
  const cost = costs[0] + costs[1];
  const newest = hands[looks.newer === 'second' ? 1 : 0];
  const turn = (hand: 0 | 1, action: Action): void =>
    look({
      round: String(view.round),
      newer: hand === 0 ? 'first' : 'second',
      first: nameOf(hand === 0 ? action : hands[0]),
      second: nameOf(hand === 1 ? action : hands[1]),
    });
  const tap = (action: Action): void =>
    turn(hands[0] === null || (hands[1] !== null && looks.newer === 'second') ? 0 : 1, action);
  const move = chooser.choices.find(({ parts }) => isPair(hands, parts.first, parts.second))?.move;
  return (
    <div className={styles.choosing}>
      <div className={styles.discBox}>
        <Disc
          hands={hands}
          seat={seat}
          say={say}
          notes={ACTIONS.map(
            (name, action) => `${words(`help.${name}`)} ${sentence(noteOf(forecast(view, seat, action, view.gold[seat])))}.`,
          )}
          onTap={tap}
          onTurn={turn}
        />
      </div>
      <div className={styles.picks}>
        <p className={styles.title} aria-hidden="true">
          {newest === null ? words('disc.title') : words(`help.${ACTIONS[newest]}`)}
        </p>
        <ul className={styles.forecast}>
          {hands.map((action, nth) => {
            const purse = view.gold[seat] - costs[1 - nth];
            const told = action === null ? null : forecast(view, seat, action, purse);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its number
              <li key={nth} data-lacks={told !== null && told.lacks !== 'nothing'}>
                <span className={styles.handNumber} data-nth={nth}>
                  {nth + 1}
                </span>
                <span>
                  {action === null ? words('disc.open') : sentence(say(`action.${ACTIONS[action]}`))}
                  <small>{told === null ? words('disc.tap') : noteOf(told)}</small>
                </span>
                {action === null ? null : <p>{words(`help.${ACTIONS[action]}`)}</p>}
              </li>
            );
          })}
        </ul>
        <Button
          look="strong"
          data-ready
          disabled={move === undefined}
          onClick={() => {
            if (move !== undefined) chooser.play(move);
          }}
        >
          {words('disc.ready')}
        </Button>
        <p className={styles.purse}>
          <span>{words('disc.have')}</span>
          <b>{view.gold[seat]}</b>
          <i>{cost < 0 ? '+' : '−'}</i>
          <span>{words('disc.costs')}</span>
          <b>{Math.abs(cost)}</b>
          <i>=</i>
          <span>{words('disc.left')}</span>
          <b data-end={view.gold[seat] >= cost}>{view.gold[seat] - cost}</b>
        </p>
        <small className="aside">{words('disc.change')}</small>
      </div>
    </div>
  );
}

const handOf = (name: string | undefined): Action | null =>
  name === undefined ? null : ACTIONS.indexOf(name as (typeof ACTIONS)[number]);

const nameOf = (action: Action | null): string | null => (action === null ? null : ACTIONS[action]);

/** A disc has no order. */
function isPair([one, other]: readonly (Action | null)[], first: string | undefined, second: string | undefined): boolean {
  if (one === null || other === null) return false;
  return (ACTIONS[one] === first && ACTIONS[other] === second) || (ACTIONS[one] === second && ACTIONS[other] === first);
}

const noteOf = ({ cost, lacks }: Forecast): string => words(`forecast.${lacks}`, { cost, gain: -cost });
