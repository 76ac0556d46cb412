import type { Event, View } from '@insula/landlord';
import { type CardName, factsOf, finishes, MAX_FLOORS } from '@insula/landlord/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useSettings } from '../../../settings/settings.ts';
import type { Seen } from '../../table.ts';
import { aimOf, isElsewhere } from '../aim.ts';
import { sumOf } from '../money.ts';
import { numberOf } from '../names.ts';
import { CardText } from '../sheets/cardSheet.tsx';
import { isBuilding, roofsToFinish } from '../site.ts';
import { street } from '../words.ts';
import styles from './asking.module.css';

/** L-22: any number of cards, in any order. */
export function Playing(seen: Seen<View>): JSX.Element {
  const { card } = seen.chooser.picked;
  if (card !== undefined) return <Picked {...seen} card={card as CardName} />;
  return isBuilding(seen) ? <Building {...seen} /> : <Idle {...seen} />;
}

function Idle(seen: Seen<View>): JSX.Element {
  const { asks, chooser, names, view, looks, look, summary } = seen;
  const isNew = !useSettings().knows.includes(summary.game) && !hasPlayed(seen);
  const deals = chooser.choices.filter(({ move }) => move.startsWith('ask '));
  const mayBuild = chooser.choices.some(({ move }) => move.startsWith('lay '));
  const { trade } = view.variant;
  if (looks.deals === 'yes' && deals.length > 0)
    return (
      <>
        <p className={styles.question}>{street('way.deals', { trade })}</p>
        <div className={styles.ways}>
          {deals.map(({ move }) => (
            <Button key={move} data-way={move} onClick={() => chooser.play(move)}>
              {street('way.deal', { trade, name: names[Number(move.split(' ')[1]) - 1] })}
            </Button>
          ))}
          <Button look="quiet" onClick={() => look({ deals: null })}>
            {street('way.notNow')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p className={styles.question}>{asks}</p>
      {view.turnsLeft >= 0 ? <p className={styles.note}>{street('ask.turnsLeft', { count: view.turnsLeft })}</p> : null}
      {view.site >= 0 ? <p className={styles.help}>{street('ask.site.open', { house: view.site + 1 })}</p> : null}
      {view.site < 0 && isNew ? <p className={styles.hint}>{street('ask.play.help')}</p> : null}
      <div className={styles.ways}>
        {view.site < 0 && mayBuild ? (
          <Button data-mode="build" onClick={() => look({ building: 'yes', sheet: null, street: null })}>
            {street('way.build')}
          </Button>
        ) : null}
        {view.site >= 0 ? (
          <Button data-mode="resume" onClick={() => look({ building: null, street: null })}>
            {street('way.resume')}
          </Button>
        ) : null}
        {deals.length === 0 ? null : (
          <Button data-mode="deals" onClick={() => look({ deals: 'yes' })}>
            {street('way.deals', { trade })}
          </Button>
        )}
        <Done {...seen} />
      </div>
    </>
  );
}

/** Whoever has laid a floor or let a room once need not be told how. */
const hasPlayed = ({ items, seat }: Seen<View>): boolean =>
  items.some((item) => {
    const event = item.kind === 'event' ? (item.event as Event) : null;
    return (event?.is === 'laid' || event?.is === 'placed') && event.seat === seat;
  });

function Done({ chooser }: Seen<View>): JSX.Element | null {
  if (!chooser.choices.some(({ move }) => move === 'done')) return null;
  return (
    <Button look="strong" data-way="done" onClick={() => chooser.play('done')}>
      {street('way.done.play')}
    </Button>
  );
}

/** A house goes up: every card that is tapped is a floor, a roof finishes it. */
function Building(seen: Seen<View>): JSX.Element {
  const { view, chooser, look } = seen;
  const floors = view.site < 0 ? 0 : view.street[view.site].floors.length;
  const roofs = roofsToFinish(view, chooser.choices);
  const mayTakeBack = chooser.choices.some(({ move }) => move === 'take-back');
  return (
    <>
      <p className={styles.question}>
        {floors === 0 ? street('ask.build') : street('ask.site', { house: view.site + 1, floors })}
      </p>
      <p className={styles.help} data-desk={floors > 0}>
        {street(floors === 0 ? 'ask.build.help' : floors === MAX_FLOORS ? 'ask.site.full' : 'ask.site.help', {
          most: MAX_FLOORS,
        })}
      </p>
      <div className={styles.ways}>
        {roofs.map(({ move, card, price }) => (
          <Button key={move} look="strong" data-way={move} onClick={() => chooser.play(move)}>
            {street('way.roof', { card: seen.say(`card.${card}`), price: priceOf(view, price) })}
          </Button>
        ))}
        {mayTakeBack ? (
          <Button data-way="take-back" onClick={() => chooser.play('take-back')}>
            <span>
              {street('way.takeBack', { house: view.site + 1 })} <small>{street('way.once')}</small>
            </span>
          </Button>
        ) : null}
        <Button look="quiet" data-mode="pause" onClick={() => look({ building: view.site < 0 ? null : 'no' })}>
          {street(view.site < 0 ? 'way.notNow' : 'way.pause')}
        </Button>
      </div>
    </>
  );
}

/** `none`: it is in the hand. */
const priceOf = (view: View, price: number | null): string =>
  price === null ? 'none' : price === 0 ? 'free' : sumOf(view, price);

/** A card is in one's fingers: what for? */
function Picked(seen: Seen<View> & { readonly card: CardName }): JSX.Element {
  const { view, chooser, card, say } = seen;
  const aim = aimOf(seen);
  const { spot } = chooser.picked;
  const ways = spot === undefined ? [] : chooser.left.filter(({ parts }) => parts.spot === spot && parts.way !== undefined);
  const has = (move: string): boolean => chooser.left.some((choice) => choice.move === move);
  const inStreet = [...(aim?.spots ?? [])].some((each) => /^(room|house) /.test(each));
  return (
    <>
      <p className={styles.question}>
        {street(headline(view, card, inStreet), { card: say(`card.${card}`), number: numberOf(seen, card) })}
      </p>
      {isElsewhere(seen) && card !== 'squatters' ? <p className={styles.note}>{street('ask.elsewhere')}</p> : null}
      <div className={styles.help}>
        <CardText view={view} say={say} card={card} />
      </div>
      <div className={styles.ways}>
        {ways.map(({ move, parts }) => (
          <Button key={move} look="strong" data-way={move} onClick={() => chooser.play(move)}>
            {street(`way.${parts.way}`, { house: parts.spot.split(' ')[1] })}
          </Button>
        ))}
        {has(`roof ${card}`) ? (
          <Button look="strong" data-way={`roof ${card}`} onClick={() => chooser.play(`roof ${card}`)}>
            {street('way.roof', { card: say(`card.${card}`), price: 'none' })}
          </Button>
        ) : null}
        {has(`leave-jail ${card}`) ? (
          <Button look="strong" data-way={`leave-jail ${card}`} onClick={() => chooser.play(`leave-jail ${card}`)}>
            {street('way.jail')}
          </Button>
        ) : null}
        {has(`lay ${card}`) ? (
          <Button data-way={`lay ${card}`} onClick={() => chooser.play(`lay ${card}`)}>
            {street('way.lay')}
          </Button>
        ) : null}
        <Button data-mode="putBack" onClick={() => chooser.drop()}>
          {street('way.putBack')}
        </Button>
      </div>
    </>
  );
}

/** What the picked card looks for. */
function headline({ variant }: View, card: CardName, inStreet: boolean): string {
  const { type } = factsOf(variant, card);
  if (type === 'tenant') return inStreet ? 'ask.place' : 'ask.noRoom';
  if (!inStreet) return finishes(variant, card) ? 'ask.card' : 'ask.none';
  return ON_TENANTS.includes(card) ? 'ask.tenant' : 'ask.house';
}
const ON_TENANTS: readonly CardName[] = ['move', 'murder', 'rent-withheld', 'police'];
