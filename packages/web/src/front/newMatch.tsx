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
import { set, useSettings } from '../settings/settings.ts';
import { say } from '../words/say.ts';
import { troubleIn } from '../words/trouble.ts';
import { About } from './about.tsx';
import { againstOf } from './against.ts';
import { Choice } from './choice.tsx';
import { Clocks } from './clocks.tsx';
import { mistakesIn } from './mistakes.ts';
import styles from './newMatch.module.css';
import { OptionField } from './optionField.tsx';
import { SeatFields } from './seatFields.tsx';
import { agreedIn } from './variants.ts';

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
  const { level, count } = againstOf(game, bots);
  const [who, setWho] = useState<Who>(whoInAddress);
  const [seats, setSeats] = useState<readonly WantedSeat[]>(() =>
    seatsFor(who, who === 'bots' ? count + 1 : fewest(game), level),
  );
  const [listed, setListed] = useState(isForAnybody);
  const { pace } = useSettings();
  const [options, setOptions] = useState<{ readonly [key: string]: Json }>(() =>
    Object.fromEntries(game.options.map((spec) => [spec.key, spec.default])),
  );
  const [clock, setClock] = useState<ClockSpec>({ kind: 'none' });
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = say('title.table', { game: game.words.title });
  }, [game]);

  const isInviting = seats.some(({ kind }) => kind === 'open');
  const make = async (): Promise<void> => {
    const specs = game.options.filter((spec) => means(spec, options));
    const wrong = specs.flatMap((spec) => mistakesIn(spec, options[spec.key], game.words));
    setTrouble(wrong.length === 0 ? null : wrong.length === 1 ? wrong[0] : say('new.wrongs', { count: wrong.length }));
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      await keepTyped();
      const fitting = specs.map(({ key }) => [key, options[key]]);
      const { match } = await api.create({
        game: game.id,
        seats: [...seats],
        options: Object.fromEntries(fitting),
        clock,
        pace,
        listed: listed && isInviting,
      });
      if (match.phase === 'open' && !isInviting) await api.start(match.id);
      go(`/match/${match.id}`);
    } catch (error) {
      setTrouble(troubleIn(error, game.words));
      setBusy(false);
    }
  };
  return (
    <>
      <Bar title={say('new.title')} />
      <main className={styles.new}>
        <div className={styles.lid}>
          <About game={game} />
          <Choice
            legend={say('new.who')}
            help={say(`new.who.${who}.help`)}
            values={WHO}
            value={who}
            say={(one) => say(`new.who.${one}`)}
            onValue={(one) => {
              setWho(one);
              setSeats(seatsFor(one, Math.max(seats.length, 2), level));
            }}
          />
        </div>
        <div className={styles.column}>
          <SeatFields game={game} bots={bots} seats={seats} usual={seatFor(who, level)} onSeats={setSeats} />
          {isInviting ? (
            <Choice
              legend={say('new.comes')}
              help={say('new.comes.help')}
              values={['link', 'anybody']}
              value={listed ? 'anybody' : 'link'}
              say={(one) => say(`new.comes.${one}`)}
              onValue={(one) => setListed(one === 'anybody')}
            />
          ) : null}
          {seats.some(({ kind }) => kind === 'bot') ? (
            <Choice
              legend={say('new.pace')}
              values={PACES}
              value={pace}
              say={(one) => say(`new.pace.${one}`)}
              onValue={(one) => set({ pace: one })}
            />
          ) : null}
          <Clocks clock={clock} onClock={setClock} />
        </div>
        {game.options.length === 0 ? null : (
          <fieldset className={styles.group}>
            <legend>{say('new.options')}</legend>
            {game.options
              .filter((spec) => means(spec, options))
              .map((spec) => (
                <OptionField
                  key={spec.key}
                  game={game.id}
                  spec={spec}
                  words={game.words}
                  value={options[spec.key]}
                  onValue={(value) => setOptions({ ...options, [spec.key]: value })}
                />
              ))}
          </fieldset>
        )}
        <div className={styles.go}>
          <p className={styles.sum}>
            {whoPlays(seats)} · {agreedIn(game, { options, clock })}
          </p>
          <div role="alert">{trouble === null ? null : <p className={styles.trouble}>{trouble}</p>}</div>
          <Button look={['strong', 'big']} onClick={make} disabled={busy}>
            {say(isInviting ? 'new.invite' : 'new.start')}
          </Button>
        </div>
      </main>
    </>
  );
}

const WHO = ['bots', 'friends', 'same'] as const;
type Who = (typeof WHO)[number];
const PACES = ['instant', 'fast', 'normal'] as const;

function whoInAddress(): Who {
  const asked = new URLSearchParams(window.location.search).get('who');
  return WHO.find((who) => who === asked) ?? 'friends';
}

/** Whoever opens a table because nobody is waiting for company wants it to be found. */
const isForAnybody = (): boolean => new URLSearchParams(window.location.search).has('anybody');

/** As few as can play with each other. */
const fewest = ({ seats }: api.GameOnShelf): number => Math.max(2, seats[0]);

function seatFor(who: Who, level: string): WantedSeat {
  if (who === 'bots') return { kind: 'bot', level };
  return { kind: who === 'friends' ? 'open' : 'me' };
}

const seatsFor = (who: Who, count: number, level: string): readonly WantedSeat[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me' } : seatFor(who, level)));

/** Against bots of one kind it says so; else how many play. */
function whoPlays(seats: readonly WantedSeat[]): string {
  const [, ...others] = seats;
  const levels = new Set(others.map((seat) => (seat.kind === 'bot' ? seat.level : null)));
  const [level] = levels;
  return levels.size === 1 && level !== null && seats[0].kind === 'me'
    ? say('against.who', { count: others.length, level })
    : say('new.count', { count: seats.length });
}

/** Some options mean something only with certain values of another. */
const means = (spec: OptionSpec, options: { readonly [key: string]: Json }): boolean =>
  spec.with === null || spec.with.values.includes(options[spec.with.key]);
