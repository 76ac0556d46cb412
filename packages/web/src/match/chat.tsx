import type { FormEvent, JSX } from 'react';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Button } from '../parts/button.tsx';
import { say } from '../words/say.ts';
import styles from './talk.module.css';

const LONGEST = 500;

interface Props {
  readonly link: Link;
  readonly draft: string;
  onDraft(draft: string): void;
}

export function Chat({ link, draft, onDraft }: Props): JSX.Element {
  const { chat, seat } = useSeated(link, 'chat', 'seat');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim() === '') return;
    link.send({ t: 'chat', text: draft.trim() });
    onDraft('');
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className={styles.log} role="log" aria-label={say('talk.chat', { unread: 0 })} tabIndex={0}>
        <ol>
          {chat.length === 0 ? <li className={styles.platform}>{say('chat.empty')}</li> : null}
          {chat.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            <li key={i}>
              <p>
                <b>{line.name}</b> {line.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
      {seat === null ? null : (
        <form className={styles.write} onSubmit={send}>
          <input
            value={draft}
            maxLength={LONGEST}
            onChange={(event) => onDraft(event.target.value)}
            aria-label={say('chat.write')}
            placeholder={say('chat.write')}
          />
          <Button type="submit">{say('chat.send')}</Button>
        </form>
      )}
    </>
  );
}
