import { type FormEvent, type JSX, useState } from 'react';
import type { Link } from '../house/link.ts';
import { useSeated } from '../house/useSeated.ts';
import { Button } from '../parts/button.tsx';
import { say } from '../words/say.ts';
import styles from './talk.module.css';

const LONGEST = 500;

export function Chat({ link }: { readonly link: Link }): JSX.Element {
  const { chat, seat } = useSeated(link, 'chat', 'seat');
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    link.send({ t: 'chat', text: text.trim() });
    setText('');
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className={styles.log} role="log" aria-label={say('talk.chat', { unread: 0 })} tabIndex={0}>
        <ol>
          {chat.length === 0 ? <li className={styles.house}>{say('chat.empty')}</li> : null}
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
            value={text}
            maxLength={LONGEST}
            onChange={(event) => setText(event.target.value)}
            aria-label={say('chat.write')}
            placeholder={say('chat.write')}
          />
          <Button type="submit">{say('chat.send')}</Button>
        </form>
      )}
    </>
  );
}
