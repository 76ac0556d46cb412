import { type FormEvent, type JSX, useEffect, useState } from 'react';
import * as api from '../house/api.ts';
import { say } from '../words/say.ts';
import { Button } from './button.tsx';
import styles from './nameField.module.css';

const LONGEST = 40;

/** The name that others see. */
export function NameField(): JSX.Element {
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  useEffect(() => {
    api.me().then((me) => {
      setName(me.name);
      setKept(me.name);
    }, ignored);
  }, []);
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
    </form>
  );
}

const ignored = (): void => {};
