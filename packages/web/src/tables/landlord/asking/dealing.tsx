import type { Frame, View } from '@insula/landlord';
import { CARDS, type CardName, kindOf } from '@insula/landlord/face';
import { type JSX, useState } from 'react';
import type { Choice } from '../../../choose/narrow.ts';
import { Button } from '../../../parts/button.tsx';
import { language } from '../../../words/language.ts';
import type { Seen } from '../../table.ts';
import { CardButton } from '../card.tsx';
import { sumOf } from '../money.ts';
import { street } from '../words.ts';
import styles from './asking.module.css';

type Deal = Extract<Frame, { kind: 'deal' }>;
type Props = Seen<View> & { readonly frame: Deal };

/** L-37, L-91: wanting, offering, haggling, shaking hands. */
export function Dealing(seen: Props): JSX.Element {
  const { frame, view } = seen;
  switch (frame.stage) {
    case 'card':
      return <Wanting {...seen} />;
    case 'price':
      return <Pricing {...seen} />;
    case 'draft':
      return <Drafting {...seen} />;
    default: {
      // Another offer is another haggle: the price that was named in the last one is nobody's any more.
      const offer = `${frame.by} ${frame.want} ${frame.give} ${frame.pay} ${view.asked}`;
      return view.variant.trade === 'any' ? <Proposal key={offer} {...seen} /> : <Selling key={offer} {...seen} />;
    }
  }
}

const cardsOf = (kinds: readonly number[]): readonly CardName[] => kinds.map((kind) => CARDS[kind]);

function Wanting({ frame, names, chooser, view, say }: Props): JSX.Element {
  return (
    <>
      <p className={styles.question}>{street('deal.wants', { name: names[frame.with] })}</p>
      <ul className={styles.offered}>
        {chooser.choices.map(({ move }) => (
          <li key={move}>
            <CardButton
              card={move.split(' ')[1] as CardName}
              view={view}
              say={say}
              small
              data-way={move}
              onClick={() => chooser.play(move)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Pricing(seen: Props): JSX.Element {
  const { frame, names, chooser, view, say } = seen;
  const sums = sumsIn(chooser.choices, 'pay');
  const [sum, setSum] = useState(sums[0] ?? 1);
  const [card] = cardsOf(frame.want);
  return (
    <>
      <p className={styles.question}>{street('deal.price', { name: names[frame.with], aCard: say(`a.card.${card}`) })}</p>
      <Stepper view={view} sums={sums} sum={sum} onSum={setSum} />
      <div className={styles.ways}>
        <Button look="strong" data-way="pay" onClick={() => chooser.play(`pay ${sum}`)}>
          {street('way.offer', { sum: sumOf(view, sum) })}
        </Button>
      </div>
    </>
  );
}

/** Somebody wants a roof of mine, or has named a price of their own. Refusing looks as good as selling, and tells nothing. */
function Selling(seen: Props): JSX.Element {
  const { frame, names, chooser, view, say } = seen;
  const [card] = cardsOf(frame.want);
  const isMine = frame.stage === 'answer';
  const held = view.hand?.[kindOf(card)] ?? 0;
  const sums = Array.from({ length: Math.max(1, view.money[frame.by]) }, (_, i) => i + 1).filter((sum) => sum !== frame.pay);
  // Whoever offers all they have can be asked for no more, and nobody asks for less.
  const haggles = isMine && sums.some((each) => each > frame.pay);
  const [sum, setSum] = useState(sums.find((each) => each > frame.pay) ?? sums.at(-1) ?? 1);
  const has = (move: string): boolean => chooser.choices.some((choice) => choice.move === move);
  return (
    <>
      <p className={styles.question}>
        {isMine
          ? street('deal.offer', { name: names[frame.by], sum: sumOf(view, frame.pay), aCard: say(`a.card.${card}`) })
          : street('deal.counter', { name: names[frame.with], sum: sumOf(view, frame.pay) })}
      </p>
      <div className={styles.ways}>
        <Button data-way="accept" disabled={!has('accept')} onClick={() => chooser.play('accept')}>
          {isMine ? street('way.sell', { sum: sumOf(view, frame.pay), count: held }) : street('way.accept')}
        </Button>
        <Button data-way="refuse" onClick={() => chooser.play('refuse')}>
          {street('way.refuse')}
        </Button>
      </div>
      {haggles ? (
        <div className={styles.haggle}>
          <Stepper view={view} sums={sums} sum={sum} onSum={setSum} />
          <Button data-way="counter" disabled={!has(`pay ${sum}`)} onClick={() => chooser.play(`pay ${sum}`)}>
            {street('way.counter', { sum: sumOf(view, sum) })}
          </Button>
        </div>
      ) : null}
      {isMine ? (
        <p className={styles.soft}>
          {street('deal.holds', { count: held })} {street('deal.tells')}{' '}
          {street('deal.times', { count: view.asked[frame.with] })}
        </p>
      ) : null}
    </>
  );
}

/** L-91: any cards for any cards and dollars. */
function Drafting(seen: Props): JSX.Element {
  const { frame, names, chooser, view, say } = seen;
  const [sum, setSum] = useState(1);
  const add = (verb: 'give' | 'want'): JSX.Element => (
    <select
      className={styles.adds}
      value=""
      data-adds={verb}
      aria-label={street(verb === 'give' ? 'deal.addGive' : 'deal.addWant')}
      onChange={(event) => chooser.play(event.currentTarget.value)}
    >
      <option value="">{street(verb === 'give' ? 'deal.addGive' : 'deal.addWant')}</option>
      {chooser.choices
        .filter(({ move }) => move.startsWith(`${verb} `))
        .map(({ move }) => (
          <option key={move} value={move}>
            {say(`card.${move.split(' ')[1]}`)}
          </option>
        ))}
    </select>
  );
  const pays = sumsIn(chooser.choices, 'pay');
  const charges = sumsIn(chooser.choices, 'charge');
  const sums = pays.length > charges.length ? pays : charges;
  return (
    <>
      <p className={styles.question}>{street('deal.draft', { name: names[frame.with] })}</p>
      <Terms {...seen} />
      <div className={styles.two}>
        {add('give')}
        {add('want')}
      </div>
      {sums.length === 0 ? null : (
        <>
          <Stepper view={view} sums={sums} sum={sum} onSum={setSum} />
          <div className={styles.ways}>
            <Button data-way="pay" disabled={!pays.includes(sum)} onClick={() => chooser.play(`pay ${sum}`)}>
              {street('deal.pay')} {sumOf(view, sum)}
            </Button>
            <Button data-way="charge" disabled={!charges.includes(sum)} onClick={() => chooser.play(`charge ${sum}`)}>
              {street('deal.charge')} {sumOf(view, sum)}
            </Button>
          </div>
        </>
      )}
      <div className={styles.ways}>
        <Button
          look="strong"
          data-way="propose"
          disabled={!chooser.choices.some(({ move }) => move === 'propose')}
          onClick={() => chooser.play('propose')}
        >
          {street('way.propose')}
        </Button>
        <Button data-way="withdraw" onClick={() => chooser.play('withdraw')}>
          {street('way.withdraw')}
        </Button>
      </div>
    </>
  );
}

/** A proposal to me, or another price for mine: both sides of it in sight. */
function Proposal(seen: Props): JSX.Element {
  const { frame, names, chooser, view } = seen;
  const isMine = frame.stage === 'answer';
  const pays = sumsIn(chooser.choices, 'pay');
  const charges = sumsIn(chooser.choices, 'charge');
  const [sum, setSum] = useState(Math.max(1, Math.abs(frame.pay) + 1));
  const all = Array.from({ length: Math.max(1, view.money[frame.by], view.money[frame.with]) }, (_, i) => i + 1);
  return (
    <>
      <p className={styles.question}>
        {street(isMine ? 'deal.proposal' : 'deal.answer', { name: names[isMine ? frame.by : frame.with] })}
      </p>
      <Terms {...seen} />
      {isMine ? (
        <>
          <Stepper view={view} sums={all} sum={sum} onSum={setSum} />
          <div className={styles.ways}>
            <Button data-way="counter" disabled={!pays.includes(sum)} onClick={() => chooser.play(`pay ${sum}`)}>
              {street('deal.charge')} {sumOf(view, sum)}
            </Button>
            <Button data-way="counter-back" disabled={!charges.includes(sum)} onClick={() => chooser.play(`charge ${sum}`)}>
              {street('deal.pay')} {sumOf(view, sum)}
            </Button>
          </div>
        </>
      ) : null}
      <div className={styles.ways}>
        <Button
          data-way="accept"
          disabled={!chooser.choices.some(({ move }) => move === 'accept')}
          onClick={() => chooser.play('accept')}
        >
          {street('way.accept')}
        </Button>
        <Button data-way="refuse" onClick={() => chooser.play('refuse')}>
          {street('way.refuse')}
        </Button>
      </div>
    </>
  );
}

/** Who gives what. */
function Terms({ frame, names, seat, view, say }: Props): JSX.Element {
  const list = new Intl.ListFormat(language(), { type: 'conjunction' });
  const side = (of: number, cards: readonly number[], dollars: number): JSX.Element => {
    const goods = [...cardsOf(cards).map((card) => say(`card.${card}`)), ...(dollars > 0 ? [sumOf(view, dollars)] : [])];
    return (
      <p className={styles.side}>
        <b>{street('deal.give', { you: of === seat ? 'yes' : 'no', name: names[of] })}</b>
        {goods.length === 0 ? street('deal.nothing') : list.format(goods)}
      </p>
    );
  };
  return (
    <div className={styles.two}>
      {side(frame.by, frame.give, Math.max(0, frame.pay))}
      {side(frame.with, frame.want, Math.max(0, -frame.pay))}
    </div>
  );
}

interface StepperProps {
  readonly view: View;
  readonly sums: readonly number[];
  readonly sum: number;
  onSum(sum: number): void;
}

/** A sum, a dollar more or less at a time. */
function Stepper({ view, sums, sum, onSum }: StepperProps): JSX.Element {
  const lower = sums.findLast((each) => each < sum);
  const higher = sums.find((each) => each > sum);
  return (
    <div className={styles.stepper}>
      <Button
        data-step="less"
        disabled={lower === undefined}
        aria-label={street('way.less')}
        onClick={() => onSum(lower ?? sum)}
      >
        −
      </Button>
      <output>{sumOf(view, sum)}</output>
      <Button
        data-step="more"
        disabled={higher === undefined}
        aria-label={street('way.more')}
        onClick={() => onSum(higher ?? sum)}
      >
        +
      </Button>
    </div>
  );
}

/** The sums that can be named with a verb. */
const sumsIn = (choices: readonly Choice[], verb: string): readonly number[] =>
  choices.filter(({ move }) => move.startsWith(`${verb} `)).map(({ move }) => Number(move.split(' ')[1]));
