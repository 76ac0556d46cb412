import { type FormEvent, type JSX, useEffect, useState } from 'react';
import * as api from '../house/api.ts';
import { say } from '../words/say.ts';
import { Button } from './button.tsx';
import styles from './nameField.module.css';

const LONGEST = 40;
/** Who this browser was when it was here last. */
const KEY = 'insula-name';

/** The name that others see. */
export function NameField(): JSX.Element {
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  const [before, setBefore] = useState<string | null>(null);
  useEffect(() => {
    api.me().then((me) => {
      const known = localStorage.getItem(KEY);
      setBefore(known === me.name ? null : known);
      setName(me.name);
      setKept(me.name);
    }, ignored);
  }, []);
  useEffect(() => {
    if (kept !== '') localStorage.setItem(KEY, kept);
  }, [kept]);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') api.rename(name.trim()).then((me) => setKept(me.name), ignored);
  };
  return (
    <form className={styles.name} onSubmit={keep}>
      <label htmlFor="name">{say('name.label')}</label>
      <input
        id="name"
        value={name}
        maxLength={LONGEST}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={name.trim() === '' || name.trim() === kept}>
        {say(name.trim() === kept && kept !== '' ? 'name.kept' : 'name.keep')}
      </Button>
      <div role="status" className={styles.stranger}>
        {before === null ? null : <p>{say('name.stranger', { before })}</p>}
      </div>
    </form>
  );
}

const ignored = (): void => {};
