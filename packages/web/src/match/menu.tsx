import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { Link as Way } from 'wouter';
import { fileOf, type GameOnShelf } from '../net/api.ts';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Invite } from '../parts/invite.tsx';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import { Hint, useHints } from './hint.tsx';
import styles from './menu.module.css';
import { Orders } from './orders.tsx';
import { recapOf } from './recap.tsx';

interface Props {
  readonly link: Link;
  readonly game: GameOnShelf;
  /** Puts the device down; null: nobody shares it. */
  readonly onPass: (() => void) | null;
  readonly say: Say;
}

/** What is needed now and then: a hint, rules, standing orders, a bot to stand in, ending it, the file. */
export function Menu({ link, game, onPass, say }: Props): JSX.Element {
  const { summary, seat } = useSeated(link, 'summary', 'seat');
  const [open, setOpen] = useState<'menu' | 'hint' | 'orders' | 'leave' | 'resign' | null>(null);
  const hints = useHints(link);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // A sheet that came out of another one has no button to give the focus back to.
  useEffect(() => {
    if (open === null && wasOpen.current) opener.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const playing = seat !== null && summary?.phase === 'playing';
  const act = (wish: Parameters<Link['send']>[0]): void => {
    link.send(wish);
    setOpen(null);
  };
  const close = useCallback(() => setOpen(null), []);
  return (
    <>
      {hints.isAllowed ? (
        <Button look="quiet" className={styles.wide} disabled={!hints.isOpen} onClick={() => setOpen('hint')}>
          {page('hint')}
        </Button>
      ) : null}
      <Button look="quiet" onClick={() => setOpen('menu')} aria-haspopup="dialog" ref={opener}>
        {page('menu')}
      </Button>
      {open === 'menu' && summary !== null ? (
        <Dialog title={page('menu')} onClose={close}>
          <div className={styles.menu}>
            <a className={buttonClass()} href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
              {page('menu.rules')}
            </a>
            {playing ? (
              <>
                {hints.isAllowed ? (
                  <Button disabled={!hints.isOpen} onClick={() => setOpen('hint')}>
                    {page('hint')}
                  </Button>
                ) : null}
                {onPass === null ? (
                  <Way className={buttonClass()} href={recapOf(summary.id, seat)}>
                    {page('replay.recap')}
                  </Way>
                ) : null}
                <Button onClick={() => setOpen('orders')}>{page('menu.orders')}</Button>
                {onPass === null ? (
                  <Button onClick={() => setOpen('leave')}>{page('menu.leave')}</Button>
                ) : (
                  <Button onClick={onPass}>{page('menu.pass')}</Button>
                )}
                <Button onClick={() => act({ t: 'propose', what: 'undo' })}>{page('propose.undo')}</Button>
                <Button onClick={() => act({ t: 'propose', what: 'end' })}>{page('menu.end')}</Button>
                <Button onClick={() => setOpen('resign')}>{page('menu.resign')}</Button>
              </>
            ) : null}
            <Way className={buttonClass()} href={`/replay/${summary.id}`}>
              {page('end.replay')}
            </Way>
            <a className={buttonClass()} href={fileOf(summary, seat)} download={`insula-${summary.id}.json`}>
              {page('menu.file')}
            </a>
          </div>
          <Invite id={summary.id} watching />
        </Dialog>
      ) : null}
      {open === 'hint' ? <Hint link={link} say={say} onClose={close} /> : null}
      {open === 'orders' ? (
        <Dialog title={page('menu.orders')} onClose={close}>
          <Orders link={link} words={game.words} say={say} />
        </Dialog>
      ) : null}
      {open === 'leave' ? (
        <Dialog title={page('menu.leave')} onClose={close}>
          <div className={styles.menu}>
            <p>{page('leave.help')}</p>
            <Button look="strong" onClick={() => act({ t: 'leave' })}>
              {page('menu.leave')}
            </Button>
          </div>
        </Dialog>
      ) : null}
      {open === 'resign' ? (
        <Dialog title={page('menu.resign')} onClose={close}>
          <div className={styles.menu}>
            <p>{page('resign.help')}</p>
            <Button look="strong" onClick={() => act({ t: 'resign' })}>
              {page('menu.resign')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
