import type { Hint as Found } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { hint, Refused } from '../net/api.ts';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Dialog } from '../parts/dialog.tsx';
import { en } from '../words/en.ts';
import { say as page } from '../words/say.ts';
import { type Say, sentence } from '../words/speaker.ts';
import { areAlike, inOrder } from './hintOrder.ts';
import styles from './menu.module.css';

/** Whether there are hints in this match for whoever looks at it: only against bots. And whether there is one now: only for
 *  whoever has a choice to make. */
export function useHints(link: Link): { readonly isAllowed: boolean; readonly isOpen: boolean } {
  const { summary, seat, table } = useSeated(link, 'summary', 'seat', 'table');
  if (summary === null || table === null || seat === null || summary.phase !== 'playing') return NONE;
  const isAlone = summary.seats.every(({ kind }, other) => kind === 'bot' || other === seat);
  const isAsked = table.awaited.includes(seat) && table.answer === undefined && table.legal.length > 1;
  return { isAllowed: isAlone, isOpen: isAlone && isAsked && !summary.seats[seat].standIn };
}

const NONE = { isAllowed: false, isOpen: false };

interface Props {
  readonly link: Link;
  readonly say: Say;
  onClose(): void;
}

/** What an expert would do. It goes away with the question it is about. */
export function Hint({ link, say, onClose }: Props): JSX.Element {
  const { summary, seat, table } = useSeated(link, 'summary', 'seat', 'table');
  const [decision] = useState(table?.decision);
  const isOver = summary === null || seat === null || decision === undefined || table?.decision !== decision;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <Dialog title={page('hint.title')} onClose={onClose}>
      {isOver ? null : <Two id={summary.id} seat={seat} decision={decision} link={link} say={say} />}
    </Dialog>
  );
}

interface TwoProps extends Omit<Props, 'onClose'> {
  readonly id: string;
  readonly seat: number;
  readonly decision: number;
}

/** The two best moves with their chances, as soon as they are found. */
function Two({ id, seat, decision, link, say }: TwoProps): JSX.Element {
  const { table } = useSeated(link, 'table');
  const [found, setFound] = useState<Found['moves'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    hint(id, seat).then(
      (answer) => wanted && (answer.decision === decision ? setFound(inOrder(answer.moves)) : setProblem('stale')),
      (error: unknown) => wanted && setProblem(error instanceof Refused ? error.code : 'other'),
    );
    return () => {
      wanted = false;
    };
  }, [id, seat, decision]);
  const words = (move: string): string => {
    const phrase = table?.say?.[table.legal.indexOf(move)];
    return phrase === undefined ? move : sentence(say(phrase.key, phrase.values));
  };
  return (
    <div className={styles.hint} aria-live="polite">
      {problem === null ? null : <p>{page(`refused.${problem}` in en ? `refused.${problem}` : 'refused.other')}</p>}
      {found === null && problem === null ? <p>{page('hint.thinking')}</p> : null}
      {found === null ? null : (
        <>
          <ol data-hints>
            {found.map(({ move, chance, error }) => (
              <li key={move}>
                <b>{words(move)}</b>
                <span>{page('hint.chance', { chance: percent(chance), error: Math.max(1, percent(2 * error)) })}</span>
              </li>
            ))}
          </ol>
          {areAlike(found) ? <p>{page('hint.alike')}</p> : null}
          <p className={styles.small}>{page('hint.help')}</p>
        </>
      )}
    </div>
  );
}

const percent = (share: number): number => Math.round(100 * share);
