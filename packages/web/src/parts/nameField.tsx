import { type FormEvent, type JSX, useEffect, useState } from 'react';
import * as api from '../net/api.ts';
import { say } from '../words/say.ts';
import { Button } from './button.tsx';
import styles from './nameField.module.css';

const LONGEST = 40;
/** Who this browser was when it was here last. */
const KEY = 'insula-name';
/** What is typed and not saved yet: it goes along from page to page. */
let unsaved: string | null = null;

/** Under way from when this page asks who somebody is: two who ask at once are two strangers to the server, and whichever
 *  answer comes last says who they are, perhaps not the one who has just taken a seat. */
let introduction: Promise<unknown> = Promise.resolve();

/** Whoever sits down or plays means the name they have typed. One that is refused keeps nobody from the table. */
export async function keepTyped(): Promise<void> {
  await introduction;
  if (unsaved === null) return;
  await keepName(unsaved).catch(ignored);
}

async function keepName(name: string): Promise<string> {
  const me = await api.rename(name);
  unsaved = null;
  localStorage.setItem(KEY, me.name);
  return me.name;
}

/** The name that others see. */
export function NameField(): JSX.Element {
  const [kept, setKept] = useState('');
  /** Null: nothing yet. What is being typed when the server answers stays. */
  const [typed, setTyped] = useState<string | null>(unsaved);
  const [before, setBefore] = useState<string | null>(null);
  useEffect(() => {
    introduction = api.me().then((me) => {
      const known = localStorage.getItem(KEY);
      setBefore(known === me.name ? null : known);
      setKept(me.name);
    }, ignored);
  }, []);
  useEffect(() => {
    if (kept !== '') localStorage.setItem(KEY, kept);
  }, [kept]);
  const name = (typed ?? kept).trim();
  useEffect(() => {
    unsaved = name === '' || name === kept ? null : name;
  }, [name, kept]);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    if (name !== '') keepName(name).then(setKept, ignored);
  };
  return (
    <form className={styles.name} onSubmit={keep}>
      <label htmlFor="name">{say('name.label')}</label>
      <input
        id="name"
        value={typed ?? kept}
        maxLength={LONGEST}
        autoComplete="nickname"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={name === '' || name === kept}>
        {say(name === kept && kept !== '' ? 'name.kept' : 'name.keep')}
      </Button>
      <div role="status" className={styles.stranger}>
        {before === null ? null : <p>{say('name.stranger', { before })}</p>}
      </div>
    </form>
  );
}

const ignored = (): void => {};
