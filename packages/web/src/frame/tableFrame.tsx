import { type JSX, useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { type GameOnShelf, shelf } from '../house/api.ts';
import type { Link } from '../house/link.ts';
import { Loading } from '../parts/loading.tsx';
import { tableFor } from '../tables/index.ts';
import type { AnyTable } from '../tables/table.ts';
import { PassTheDevice } from './passTheDevice.tsx';
import { Play } from './play.tsx';

/** A match on this device: loads its table, and with several seats here sees to it that each sees only its own. */
export function TableFrame({ links }: { readonly links: readonly Link[] }): JSX.Element {
  const game = useStore(links[0].store, ({ summary }) => summary?.game ?? '');
  const [loaded, setLoaded] = useState<{ table: AnyTable; game: GameOnShelf } | null>(null);
  const [holder, setHolder] = useState(0);
  const wanted = useWanted(links);

  useEffect(() => {
    Promise.all([tableFor(game), shelf()]).then(([table, { games }]) => {
      const found = games.find(({ id }) => id === game);
      if (found !== undefined) setLoaded({ table, game: found });
    });
  }, [game]);

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
    const look = (): void =>
      setWanted(
        links.flatMap(({ store }, i) => {
          const { table, seat } = store.getState();
          return table !== null && seat !== null && table.awaited.includes(seat) && table.answer === null ? [i] : [];
        }),
      );
    look();
    const stops = links.map(({ store }) => store.subscribe(look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);
  return wanted;
}
