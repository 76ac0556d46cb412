import type { YourMatch } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { useLocation, Link as Way } from 'wouter';
import { About } from '../front/about.tsx';
import { againstOf, USUAL_LEVEL } from '../front/against.ts';
import { agreedIn } from '../front/variants.ts';
import * as api from '../net/api.ts';
import { Bar } from '../parts/bar.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Invite } from '../parts/invite.tsx';
import { keepTyped, NameField } from '../parts/nameField.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { Sitter } from '../parts/sitter.tsx';
import { say } from '../words/say.ts';
import { troubleIn } from '../words/trouble.ts';
import { Offline } from './offline.tsx';
import styles from './waitingRoom.module.css';

interface Props {
  readonly found: YourMatch;
  readonly connection: string;
  onSeats(found: YourMatch): void;
}

/** Before the start: who sits where, the link to send, a seat to take, and for the host the start. */
export function WaitingRoom({ found: { match, yours, host }, connection, onSeats }: Props): JSX.Element {
  const [game, setGame] = useState<api.GameOnShelf | null>(null);
  const [bots, setBots] = useState<readonly api.Bot[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    api.shelf().then(({ games, bots: known }) => {
      setGame(games.find(({ id }) => id === match.game) ?? null);
      setBots(known);
    }, ignored);
  }, [match.game]);
  const title = game?.words.title ?? '';
  useEffect(() => {
    document.title = say('title.table', { game: title });
  }, [title]);
  const act = (deed: Promise<YourMatch>): void => {
    setTrouble(null);
    deed.then(onSeats, (error: unknown) => setTrouble(troubleIn(error)));
  };
  const names = seatNames(match.seats);
  const open = match.seats.filter(({ kind }) => kind === 'open').length;
  const stage = host ? 'host' : yours.length > 0 ? 'seated' : open > 0 ? 'join' : 'full';
  return (
    <>
      <Bar title={title} />
      <Offline connection={connection} />
      <main className={styles.page}>
        {game === null ? <div /> : <About game={game} isTicket />}
        <div className={styles.room}>
          <h2>{say(`wait.${stage}`, { game: title, open })}</h2>
          <p>{say(`wait.${stage}.help`, { open })}</p>
          {match.listed && open > 0 ? <p>{say('wait.listed')}</p> : null}
          {match.host === null && !host ? <p>{say('wait.noHost')}</p> : null}
          {game === null ? null : <p className={styles.agreed}>{agreedIn(game, match)}</p>}
          <ul className={styles.seats}>
            {match.seats.map((sitter, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} data-kind={sitter.kind}>
                <Sitter kind={sitter.kind} />
                <span className={styles.name}>
                  {names[seat]}
                  {yours.includes(seat) ? <small> {say('seat.you')}</small> : null}
                </span>
                {yours.includes(seat) ? (
                  <Button look="quiet" onClick={() => act(api.stand(match.id, seat))}>
                    {say('wait.stand')}
                  </Button>
                ) : null}
                {sitter.kind === 'open' && yours.length === 0 ? (
                  <Button look="strong" onClick={() => act(keepTyped().then(() => api.join(match.id, seat)))}>
                    {say('wait.sit')}
                  </Button>
                ) : null}
                {host && sitter.kind === 'open' && bots.length > 0 ? (
                  <Button
                    onClick={() =>
                      act(
                        api.reseat(match.id, seat, {
                          kind: 'bot',
                          level: game === null ? USUAL_LEVEL : againstOf(game, bots).level,
                        }),
                      )
                    }
                  >
                    {say('wait.bot')}
                  </Button>
                ) : null}
                {host && sitter.kind === 'bot' ? (
                  <Button look="quiet" onClick={() => act(api.reseat(match.id, seat, { kind: 'open' }))}>
                    {say('wait.free')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          <div role="alert">{trouble === null ? null : <p className={styles.trouble}>{trouble}</p>}</div>
          {open > 0 && host ? <Invite id={match.id} isLoud /> : null}
          {host ? (
            <div className={styles.host}>
              <Button look={['strong', 'big']} disabled={open > 0} onClick={() => act(api.start(match.id))}>
                {say(open > 0 ? 'wait.notYet' : 'wait.start', { open })}
              </Button>
              <Close id={match.id} onTrouble={(error) => setTrouble(troubleIn(error))} />
            </div>
          ) : null}
          {stage === 'full' ? (
            <Way href={`/new/${match.game}`} className={buttonClass('strong')}>
              {say('wait.own')}
            </Way>
          ) : (
            <NameField />
          )}
          {open > 0 && !host ? <Invite id={match.id} /> : null}
        </div>
      </main>
    </>
  );
}

/** Asked first: whoever sits at the table is sent away. */
function Close({ id, onTrouble }: { readonly id: string; onTrouble(error: unknown): void }): JSX.Element {
  const [asks, setAsks] = useState(false);
  const [, go] = useLocation();
  const close = (): void => {
    setAsks(false);
    api.close(id).then(() => go('/'), onTrouble);
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        {say('wait.close')}
      </Button>
      {asks ? (
        <Dialog title={say('wait.close')} onClose={() => setAsks(false)}>
          <p>{say('wait.close.help')}</p>
          <Button look="strong" onClick={close}>
            {say('wait.close')}
          </Button>
        </Dialog>
      ) : null}
    </>
  );
}

const ignored = (): void => {};
