import { type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { type GameOnShelf, Refused, shelf } from '../net/api.ts';
import type { Link, Seated } from '../net/link.ts';
import { Loading } from '../parts/loading.tsx';
import { tableFor } from '../tables/index.ts';
import type { AnyTable } from '../tables/table.ts';
import { PassTheDevice } from './passTheDevice.tsx';
import { Play } from './play.tsx';
import { useOfAll } from './useOfAll.ts';

/** The house may be away just while the table is fetched. */
const RETRY = 1_000;

/** A match on this device: loads its table, and with several seats here sees to it that each sees only its own. */
export function OnDevice({ links }: { readonly links: readonly Link[] }): JSX.Element {
  const game = useStore(links[0].store, ({ summary }) => summary?.game ?? '');
  const [loaded, setLoaded] = useState<{ table: AnyTable; game: GameOnShelf } | null>(null);
  const { holder, asked, onTaken, onPass } = useHolder(links);
  const [broken, setBroken] = useState<unknown>(null);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | null = null;
    let left = false;
    const load = async (): Promise<void> => {
      try {
        const [table, { games }] = await Promise.all([tableFor(game), shelf()]);
        const found = games.find(({ id }) => id === game);
        if (found !== undefined && !left) setLoaded({ table, game: found });
      } catch (error) {
        if (left) return;
        if (error instanceof Refused) retry = setTimeout(load, RETRY);
        else setBroken(error);
      }
    };
    load();
    return () => {
      left = true;
      if (retry !== null) clearTimeout(retry);
    };
  }, [game]);

  // A part of the page that is not there any more is nothing that waiting helps against.
  if (broken !== null) throw broken;
  if (loaded === null) return <Loading />;
  if (holder === null)
    return <PassTheDevice links={links} asked={asked} title={loaded.game.words.title} onTaken={onTaken} />;
  return (
    <Play
      key={holder}
      link={links[holder]}
      table={loaded.table}
      game={loaded.game}
      onPass={links.length > 1 ? onPass : null}
    />
  );
}

interface Holding {
  /** Which link's seat holds the device; null: nobody. */
  readonly holder: number | null;
  /** Which link's seat is to have it next, if any has to answer. */
  readonly asked: number | null;
  onTaken(link: number): void;
  onPass(): void;
}

/** Whose device it is. It is put down as soon as others have to answer, and is nobody's then until somebody takes it:
 *  else a hand comes up by itself when those who were asked are played by a bot meanwhile. */
function useHolder(links: readonly Link[]): Holding {
  const wanted = useWanted(links);
  const over = useOfAll(links, (all) => all.some(({ summary }) => summary?.phase === 'over'));
  const [taken, setTaken] = useState<{ readonly link: number; readonly wanted: readonly number[] } | null>(null);
  const onPass = useCallback(() => setTaken(null), []);
  const onTaken = (link: number): void => setTaken({ link, wanted });
  const alone = links.length === 1;
  // Whoever took it although others were asked may look until something else is asked.
  const goesOn = taken !== null && wanted !== taken.wanted && wanted.length > 0 && !wanted.includes(taken.link);
  if (goesOn) setTaken(null);
  const holder = goesOn ? null : (taken?.link ?? null);
  // After the end there is nothing to hide.
  return { holder: holder ?? (alone || over ? 0 : null), asked: wanted[0] ?? null, onTaken, onPass };
}

/** Which of the links' seats have still to answer. */
function useWanted(links: readonly Link[]): readonly number[] {
  const wanted = useOfAll(links, (all) => all.flatMap((seated, link) => (isWanted(seated) ? [link] : [])).join());
  return useMemo(() => (wanted === '' ? [] : wanted.split(',').map(Number)), [wanted]);
}

function isWanted({ table, seat, summary }: Seated): boolean {
  if (table === null || seat === null || summary === null || summary.phase !== 'playing') return false;
  const { standIn, resigned } = summary.seats[seat];
  return table.awaited.includes(seat) && table.answer === undefined && !standIn && !resigned;
}
