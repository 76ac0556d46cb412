import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { say } from '../words/say.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A sheet over the page; Escape closes it and the focus goes back to where it was. */
export function Dialog({ title, children, onClose }: Props): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={title} onClose={onClose}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button look="quiet" onClick={() => ref.current?.close()}>
          {say('close')}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
