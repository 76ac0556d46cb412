import type { Frame, View } from '@insula/landlord';
import { ANSWERS, CARDS, type CardName, kindOf, ROOMS } from '@insula/landlord/face';
import { type JSX, useEffect } from 'react';
import type { Seen } from '../../table.ts';
import { Picture } from '../art/picture.tsx';
import { atWord } from '../names.ts';
import { reads } from '../reads.ts';
import { street } from '../words.ts';
import styles from './asking.module.css';
import { callLater, isCrime } from './police.ts';

export type AnswerFrame = Extract<Frame, { kind: 'answer' }>;
type Props = Seen<View> & { readonly frame: AnswerFrame };

/** Before a crime the rules ask for the Lunatic, after it for the Police: both stand here at once, and what is chosen early
 *  is kept for the second question. The window is the same whatever one holds. */
export function Answering(seen: Props): JSX.Element {
  const { frame, chooser, look, looks } = seen;
  const isBefore = isCrime(frame.deed);
  const isAfter = frame.deed === 'bombed' || frame.deed === 'murdered';
  const kept = isAfter ? looks.police : undefined;
  const cards: readonly CardName[] = isBefore ? ['lunatic', 'police'] : ANSWERS[frame.deed].map((kind) => CARDS[kind]);
  useKept(seen, kept);
  const give = (card: CardName): void => {
    if (!isBefore || card === 'lunatic') chooser.play(`answer ${card}`);
    else callLater(seen);
  };
  const pass = (): void => {
    if (isBefore) look({ police: 'no' });
    chooser.play('pass');
  };
  return (
    <>
      <p className={styles.question}>{headlineOf(seen)}</p>
      <div className={styles.answers} {...reads(look)}>
        {cards.map((card) => (
          <Answer key={card} {...seen} card={card} isLater={isBefore && card === 'police'} onGive={() => give(card)} />
        ))}
        <button type="button" className={styles.answer} data-way="pass" onClick={pass}>
          <svg viewBox="0 0 80 70" aria-hidden="true">
            {frame.deed === 'question' ? (
              <path d="M10 4h60v62H10zM30 4v62M50 4v62" />
            ) : (
              <path d="M22 18l36 34M58 18L22 52" />
            )}
          </svg>
          <span>
            {street('answer.pass')}
            <small>{street('answer.pass.help', { deed: frame.deed })}</small>
          </span>
        </button>
      </div>
      <p className={styles.soft}>
        {kept === undefined ? street('answer.same', { who: askedIn(seen) }) : street('answer.kept', { way: kept })}
      </p>
    </>
  );
}

/** Who is asked besides the reader. */
const askedIn = ({ view, frame }: Props): string => (frame.deed === 'question' ? 'turns' : view.variant.answers);

/** Gives at the second question the answer that was chosen at the first. */
function useKept({ chooser, look }: Props, kept: string | undefined): void {
  useEffect(() => {
    if (kept === undefined) return;
    const wanted = kept === 'yes' ? 'answer police' : 'pass';
    const move = chooser.choices.find((choice) => choice.move === wanted);
    look({ police: null });
    if (move !== undefined) chooser.play(move.move);
  }, [kept, chooser, look]);
}

function Answer({
  view,
  card,
  say,
  look,
  isLater,
  onGive,
}: Props & { readonly card: CardName; readonly isLater: boolean; onGive(): void }): JSX.Element {
  const isHeld = (view.hand?.[kindOf(card)] ?? 0) > 0;
  return (
    <button
      type="button"
      className={styles.answer}
      data-way={`answer ${card}`}
      aria-disabled={!isHeld}
      data-about={`card ${card}`}
      onClick={isHeld ? onGive : () => look({ sheet: `card ${card}` })}
    >
      <Picture card={card} panel={false} />
      <span>
        {say(`card.${card}`)}
        <small>{isHeld ? street(`answer.${card}`, { later: isLater ? 'yes' : 'no' }) : street('answer.none')}</small>
      </span>
    </button>
  );
}

/** Who did what to whom. */
export function headlineOf({ view, frame, names, say, seat }: Props): string {
  const { deed, by, hit, at } = frame;
  const house = deed === 'bomb' || deed === 'bombed' ? at : Math.floor(at / ROOMS);
  const kind = at < 0 || deed === 'bomb' || deed === 'bombed' ? -1 : (view.street[house]?.tenants[at % ROOMS] ?? -1);
  return street(`answer.${deed}`, {
    by: names[by] ?? '',
    mine: by === seat ? 'yes' : 'no',
    name: names[hit],
    you: hit === seat ? 'yes' : 'no',
    house: house + 1,
    at: at < 0 ? '' : atWord(say, at % ROOMS),
    tenant: kind < 0 ? '' : say(`card.${CARDS[kind]}`),
  });
}
