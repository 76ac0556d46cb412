import type { Json, OptionSpec } from '@insula/kernel';
import type { ClockSpec, WantedSeat } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import * as api from '../net/api.ts';
import { Bar } from '../parts/bar.tsx';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { keepTyped } from '../parts/nameField.tsx';
import { Stop } from '../parts/stop.tsx';
import { settings } from '../settings/settings.ts';
import { say } from '../words/say.ts';
import { About } from './about.tsx';
import { Clocks } from './clocks.tsx';
import { mistakesIn } from './mistakes.ts';
import styles from './newMatch.module.css';
import { OptionField } from './optionField.tsx';
import { SeatFields } from './seatFields.tsx';

/** A match to your taste: who sits where, the variants in the game's own words, the clock. */
export function NewMatch({ game: id }: { readonly game: string }): JSX.Element {
  const [shelf, setShelf] = useState<api.Shelf | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    api.shelf().then(setShelf, () => setFault('offline'));
  }, []);
  const game = shelf?.games.find((candidate) => candidate.id === id);
  if (fault !== null) return <Stop code={fault} onRetry={() => window.location.reload()} />;
  if (shelf === null) return <Loading />;
  if (game === undefined) return <Stop code="no-game" onRetry={() => window.location.reload()} />;
  return <Form game={game} bots={shelf.bots} />;
}

function Form({ game, bots }: { readonly game: api.GameOnShelf; readonly bots: readonly api.Bot[] }): JSX.Element {
  const [, go] = useLocation();
  const [seats, setSeats] = useState<readonly WantedSeat[]>(() =>
    Array.from({ length: game.seats[0] }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
  );
  const [options, setOptions] = useState<{ readonly [key: string]: Json }>(() =>
    Object.fromEntries(game.options.map((spec) => [spec.key, spec.default])),
  );
  const [clock, setClock] = useState<ClockSpec>({ kind: 'none' });
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    document.title = say('title.table', { game: game.words.title });
  }, [game]);

  const make = async (): Promise<void> => {
    const specs = game.options.filter((spec) => means(spec, options));
    const wrong = specs.flatMap((spec) => mistakesIn(spec, options[spec.key], game.words));
    setTrouble(wrong.length === 0 ? null : wrong.length === 1 ? wrong[0] : say('new.wrongs', { count: wrong.length }));
    if (wrong.length > 0) return;
    try {
      await keepTyped();
      const fitting = specs.map(({ key }) => [key, options[key]]);
      const { match } = await api.create({
        game: game.id,
        seats: [...seats],
        options: Object.fromEntries(fitting),
        clock,
        pace: settings.getState().pace,
      });
      if (match.phase === 'open' && seats.every(({ kind }) => kind !== 'open')) await api.start(match.id);
      go(`/match/${match.id}`);
    } catch (error) {
      setTrouble(refusalText(error, game));
    }
  };
  return (
    <>
      <Bar title={game.words.title} />
      <main className={styles.new}>
        <About game={game} />
        <div className={styles.form}>
          <h2>{say('new.title')}</h2>
          <SeatFields game={game} bots={bots} seats={seats} onSeats={setSeats} />
          {game.options.length === 0 ? null : (
            <fieldset className={styles.group}>
              <legend>{say('new.options')}</legend>
              {game.options
                .filter((spec) => means(spec, options))
                .map((spec) => (
                  <OptionField
                    key={spec.key}
                    spec={spec}
                    words={game.words}
                    value={options[spec.key]}
                    onValue={(value) => setOptions({ ...options, [spec.key]: value })}
                  />
                ))}
            </fieldset>
          )}
          <Clocks clock={clock} onClock={setClock} />
          <div className={styles.go}>
            <div role="alert">{trouble === null ? null : <p className={styles.trouble}>{trouble}</p>}</div>
            <Button look={['strong', 'big']} onClick={make}>
              {say(seats.some(({ kind }) => kind === 'open') ? 'new.invite' : 'new.start')}
            </Button>
          </div>
        </div>
      </main>
    </>
  );
}

/** Some options mean something only with certain values of another. */
const means = (spec: OptionSpec, options: { readonly [key: string]: Json }): boolean =>
  spec.with === null || spec.with.values.includes(options[spec.with.key]);

/** What the rules say against these options, in the game's own words where it has some. */
function refusalText(error: unknown, { words }: api.GameOnShelf): string {
  if (!(error instanceof api.Refused)) return say('refused.other');
  const own = words[`refusal.${error.code}`];
  if (error.rule !== null && own !== undefined) return `${own} (${error.rule})`;
  return error.message === '' ? say('stop.offline.help') : error.message;
}
