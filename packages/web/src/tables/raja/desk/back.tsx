import type { View } from '@insula/raja';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { say as words } from '../words.ts';
import styles from './desk.module.css';

/** Back to the things to do, where they have given way to one of them. */
export function Back({ looks, look }: Seen<View>): JSX.Element | null {
  return looks.task === undefined ? null : (
    <Button className={styles.back} data-back aria-label={words('task.back')} onClick={() => look({ task: null })}>
      ←
    </Button>
  );
}
