import { type JSX, useEffect } from 'react';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Bar } from '../parts/bar.tsx';
import { Button } from '../parts/button.tsx';
import { Clock } from '../parts/clock.tsx';
import { seatNames } from '../parts/seatNames.ts';
import state from '../parts/state.module.css';
import { say } from '../words/say.ts';

interface Props {
  readonly links: readonly Link[];
  /** Which link's seat has to answer; null: none of them at the moment. */
  readonly asked: number | null;
  readonly title: string;
  onTaken(link: number): void;
}

/** Between two people at one device: nothing of any hand is to be seen. */
export function PassTheDevice({ links, asked, title, onTaken }: Props): JSX.Element {
  useEffect(() => {
    document.title = say(asked === null ? 'title.table' : 'title.turn', { game: title });
  }, [asked, title]);
  return (
    <>
      <Bar title={title} />
      <main className={state.state}>
        <svg viewBox="0 0 120 70" className={state.door} aria-hidden="true">
          <rect x="42" y="4" width="36" height="62" rx="6" className={state.leaf} />
          <path d="M8 35h22M22 25l10 10-10 10M90 35h22M104 25l10 10-10 10" fill="none" className={state.floor} />
        </svg>
        {asked === null ? (
          <>
            <h2>{say('pass.nobody')}</h2>
            <p>{say('pass.nobody.help')}</p>
          </>
        ) : (
          <Asked key={asked} link={links[asked]} onTaken={() => onTaken(asked)} />
        )}
        <div className={state.ways}>
          {links.map((link, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the links are those of the seats, in their order
            i === asked ? null : <Other key={i} link={link} onTaken={() => onTaken(i)} />,
          )}
        </div>
      </main>
    </>
  );
}

interface SeatProps {
  readonly link: Link;
  onTaken(): void;
}

/** Who is to have the device, and the time that is left for it. */
function Asked({ link, onTaken }: SeatProps): JSX.Element {
  const { table, seat, since } = useSeated(link, 'table', 'seat', 'since');
  const who = useWho(link);
  const clock = table?.clocks?.[seat ?? 0] ?? null;
  return (
    <>
      <h2>{say('pass.title', who)}</h2>
      <p>{say('pass.help')}</p>
      {clock === null ? null : <Clock {...clock} since={since} />}
      <Button look={['strong', 'big']} onClick={onTaken} autoFocus>
        {say('pass.take', who)}
      </Button>
    </>
  );
}

/** Who is not asked may want to look too. Whose seat a bot plays is back without being shown anything: the device may be
 *  in other hands. */
function Other({ link, onTaken }: SeatProps): JSX.Element {
  const { summary, seat } = useSeated(link, 'summary', 'seat');
  const who = useWho(link);
  if (summary?.seats[seat ?? 0].standIn)
    return <Button onClick={() => link.send({ t: 'return' })}>{say('pass.return', who)}</Button>;
  return (
    <Button look="quiet" onClick={onTaken}>
      {say('pass.look', who)}
    </Button>
  );
}

function useWho(link: Link): { readonly name: string; readonly seat: number } {
  const { summary, seat } = useSeated(link, 'summary', 'seat');
  const at = seat ?? 0;
  return { name: summary === null ? '' : seatNames(summary.seats)[at], seat: at + 1 };
}
