import { type JSX, useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { type GameOnShelf, Refused, shelf } from '../house/api.ts';
import type { Link } from '../house/link.ts';
import { Loading } from '../parts/loading.tsx';
import { tableFor } from '../tables/index.ts';
import type { AnyTable } from '../tables/table.ts';
import { PassTheDevice } from './passTheDevice.tsx';
import { Play } from './play.tsx';

/** The house may be away just while the table is fetched. */
const RETRY = 1_000;

/** A match on this device: loads its table, and with several seats here sees to it that each sees only its own. */
export function TableFrame({ links }: { readonly links: readonly Link[] }): JSX.Element {
  const game = useStore(links[0].store, ({ summary }) => summary?.game ?? '');
  const [loaded, setLoaded] = useState<{ table: AnyTable; game: GameOnShelf } | null>(null);
  const [holder, setHolder] = useState(0);
  const wanted = useWanted(links);

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
  const next = wanted.includes(holder) ? holder : (wanted[0] ?? holder);
  if (links.length > 1 && next !== holder)
    return <PassTheDevice link={links[next]} title={loaded.game.words.title} onTaken={() => setHolder(next)} />;
  return <Play key={holder} link={links[holder]} table={loaded.table} game={loaded.game} shared={links.length > 1} />;
}

/** Which of the links' seats have still to answer. */
function useWanted(links: readonly Link[]): readonly number[] {
  const [wanted, setWanted] = useState<readonly number[]>([]);
  useEffect(() => {
    const look = (): void => {
      const now = links.flatMap(({ store }, i) => {
        const { table, seat } = store.getState();
        return table !== null && seat !== null && table.awaited.includes(seat) && table.answer === null ? [i] : [];
      });
      // Else the whole table is drawn a second time at every move.
      setWanted((before) => (before.join() === now.join() ? before : now));
    };
    look();
    const stops = links.map(({ store }) => store.subscribe(look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);
  return wanted;
}
