import { type JSX, memo, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { type GameOnShelf, rules } from '../net/api.ts';
import type { Link } from '../net/link.ts';
import { Button } from '../parts/button.tsx';
import { RuleText } from '../parts/ruleText.tsx';
import { en } from '../words/en.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import styles from './prompt.module.css';

interface Props {
  readonly link: Link;
  readonly game: GameOnShelf;
  readonly say: Say;
}

/** Why what was tried cannot be done: in plain words, with the clause of the rules and its text. */
export const WhyNot = memo(function WhyNot({ link, game, say }: Props): JSX.Element {
  const refusal = useStore(link.store, (seated) => seated.refusal);
  const [clause, setClause] = useState<string | null>(null);
  const rule = refusal?.rule ?? null;
  useEffect(() => {
    setClause(null);
    if (rule === null) return;
    rules(game.id).then(({ sections }) => {
      setClause(sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === rule)?.text ?? null);
    }, ignored);
  }, [rule, game]);
  // Below the hand it may be out of sight, and a click without an answer is a click that did nothing.
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of a clause makes it longer
  useEffect(() => {
    if (refusal !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, clause]);
  const ours = refusal === null ? '' : `refused.${refusal.code}`;
  return (
    <div role="alert" ref={box} style={CLEAR_OF_THE_BUTTONS}>
      {refusal === null ? null : (
        <div className={styles.whyNot}>
          <strong>{rule === null ? page(ours in en ? ours : 'refused.other') : say(`refusal.${refusal.code}`)}</strong>
          <button type="button" className={styles.close} aria-label={page('close')} onClick={link.forgive}>
            ×
          </button>
          {rule === null ? null : (
            <p className={styles.clause}>
              <b>{rule}</b> {clause === null ? null : <RuleText text={clause} />}
            </p>
          )}
          {refusal.code === 'undo-needs-consent' ? (
            <Button onClick={() => link.send({ t: 'propose', what: 'undo' })}>{page('propose.undo')}</Button>
          ) : null}
        </div>
      )}
    </div>
  );
});

/** The prompt's buttons stick to its lower edge, and would cover it. */
const CLEAR_OF_THE_BUTTONS = { scrollMarginBottom: '4.5rem' };

/** Without the rulebook the clause's number stands alone. */
const ignored = (): void => {};
