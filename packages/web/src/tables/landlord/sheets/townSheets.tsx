import type { View } from '@insula/landlord';
import { bailOf, CARDS, factsOf, isSecond, roofPrice, supplies } from '@insula/landlord/face';
import type { JSX } from 'react';
import { language } from '../../../words/language.ts';
import type { Seen } from '../../table.ts';
import { Landlord } from '../art/crest.tsx';
import { Picture } from '../art/picture.tsx';
import { pileSize } from '../hall.tsx';
import { sumOf } from '../money.ts';
import { kindsIn } from '../moves.ts';
import { street } from '../words.ts';
import styles from './sheets.module.css';

/** How many lie there, and what is known of them. */
export function PileSheet({ view, say, names, seat }: Seen<View>): JSX.Element {
  const list = new Intl.ListFormat(language(), { type: 'conjunction' });
  const known = view.pile.map(({ size, known }, i) => ({ size, cards: kindsIn(known), isFirst: i === 0 }));
  const knows = known.filter(({ cards }) => cards.length > 0);
  const held = names
    .map((name, other) => ({ name, other, cards: kindsIn(view.known[other]) }))
    .filter(({ other, cards }) => other !== seat && cards.length > 0);
  const told = (cards: ReturnType<typeof kindsIn>): string =>
    list.format(cards.map(({ card, count }) => (count > 1 ? `${say(`card.${card}`)} ×${count}` : say(`card.${card}`))));
  return (
    <>
      <h2>{street('sheet.pile', { count: pileSize(view) })}</h2>
      {knows.length === 0 ? <p className={styles.soft}>{street('sheet.pile.unknown')}</p> : null}
      {knows.map(({ size, cards, isFirst }) => (
        <p key={`${size}${isFirst}`}>
          {street('sheet.pile.known', { place: isFirst ? 'top' : 'bottom', size, cards: told(cards) })}
        </p>
      ))}
      {held.map(({ name, cards }) => (
        <p key={name}>{street('sheet.known', { name, cards: told(cards) })}</p>
      ))}
    </>
  );
}

/** All that was discarded, the newest first. */
export function DiscardsSheet({ view, say, look }: Seen<View>): JSX.Element {
  return (
    <>
      <h2>{street('sheet.discards', { count: view.discards.length })}</h2>
      {view.discards.length === 0 ? null : <p className={styles.soft}>{street('sheet.discards.order')}</p>}
      <ul className={styles.heap}>
        {view.discards.toReversed().map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heap is its order
          <li key={i}>
            <button type="button" onClick={() => look({ sheet: `card ${CARDS[kind]}` })}>
              <Picture card={CARDS[kind]} panel={false} />
              <span>{say(`card.${CARDS[kind]}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function JailSheet({ view, say, names, seat }: Seen<View>): JSX.Element {
  return (
    <div className={styles.card}>
      <span className={styles.portrait}>{view.jailed < 0 ? <Picture card="jail" /> : <Landlord seat={view.jailed} />}</span>
      <div>
        <h2>{street('sheet.jail')}</h2>
        <p>
          {view.jailed < 0
            ? street('sheet.jail.nobody')
            : street('sheet.jail.somebody', {
                name: names[view.jailed],
                you: view.jailed === seat ? 'yes' : 'no',
              })}{' '}
          {say(factsOf(view.variant, 'jail').text)}
        </p>
        <p className={styles.soft}>
          {street('sheet.jail.out', { sum: sumOf(view, bailOf(view)) })}{' '}
          <span className={styles.clause}>{isSecond(view.variant) ? 'F-68' : 'L-78'}</span>
        </p>
      </div>
    </div>
  );
}

export function SupplySheet(seen: Seen<View>): JSX.Element {
  return (
    <>
      <h2>{street('sheet.supply')}</h2>
      <Supplies {...seen} />
    </>
  );
}

/** F-21: what lies open, and what the next Roof costs. */
function Supplies({ view, seat }: Seen<View>): JSX.Element {
  const price = seat === null ? null : roofPrice(view, seat);
  return (
    <>
      {supplies(view).map(({ card, count }) => (
        <p key={card}>{street('hall.supply', { card, count })}</p>
      ))}
      {price === null ? null : <p>{street('sheet.supply.price', { sum: sumOf(view, price) })}</p>}
    </>
  );
}

/** What was agreed before the match; and the supplies, which on a phone have no sign of their own. */
export function MatchSheet(seen: Seen<View>): JSX.Element {
  const { view, say } = seen;
  const { variant } = view;
  const edition = isSecond(variant) ? 'second' : variant.book === 1 ? 'basic' : 'classic';
  return (
    <>
      <h2>{street('sheet.match', { round: view.round + 1 })}</h2>
      <ul className={styles.agreed}>
        <li>{street('sheet.match.edition', { edition })}</li>
        <li>{street('sheet.match.end', { end: variant.end, rounds: variant.rounds, money: sumOf(view, variant.money) })}</li>
        <li>{street('sheet.match.trade', { trade: variant.trade })}</li>
        <li>{street('sheet.match.answers', { answers: variant.answers })}</li>
        <li>{street('sheet.match.ties', { ties: say(`option.ties.${variant.ties}`) })}</li>
        {variant.times100 ? <li>{street('sheet.match.times100')}</li> : null}
      </ul>
      {isSecond(variant) ? <Supplies {...seen} /> : null}
    </>
  );
}
