import { type JSX, useCallback, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { say as page } from '../words/say.ts';
import { Orders, type OrdersProps } from './orders.tsx';
import styles from './prompt.module.css';

/** What somebody is asked again and again is answered once and for all where it is asked. */
export function Standing(props: OrdersProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button look="quiet" className={styles.standing} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {page('orders.standing')}
      </Button>
      {isOpen ? (
        <Dialog title={page('menu.orders')} onClose={close}>
          <Orders {...props} />
        </Dialog>
      ) : null}
    </>
  );
}
