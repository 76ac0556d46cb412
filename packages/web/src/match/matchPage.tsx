import type { YourMatch } from '@insula/protocol';
import { type JSX, useCallback, useEffect, useState } from 'react';
import * as api from '../net/api.ts';
import { type Link, openLink } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Loading } from '../parts/loading.tsx';
import { Stop } from '../parts/stop.tsx';
import { OnDevice } from './onDevice.tsx';
import { useOfAll } from './useOfAll.ts';
import { WaitingRoom } from './waitingRoom.tsx';

/** A match at whatever stage it is: open, being played, over; or what is wrong with it. */
export function MatchPage({ id }: { readonly id: string }): JSX.Element {
  const [found, setFound] = useState<YourMatch | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const load = useCallback(() => {
    setFault(null);
    api.match(id).then(setFound, (error: unknown) => setFault(faultIn(error)));
  }, [id]);
  useEffect(load, [load]);
  if (fault !== null) return <Stop code={fault} onRetry={load} />;
  if (found === null) return <Loading />;
  return <Seated key={found.yours.join()} id={id} found={found} onSeats={setFound} onLost={load} />;
}

/** What is no match's name is not one that comes back in a moment. */
function faultIn(error: unknown): string {
  if (!(error instanceof api.Refused)) return 'offline';
  return error.code === 'malformed' ? 'no-match' : error.code;
}

interface Props {
  readonly id: string;
  readonly found: YourMatch;
  onSeats(found: YourMatch): void;
  onLost(): void;
}

/** One link for each seat of this person at this device, or one to look on. */
function Seated({ id, found, onSeats, onLost }: Props): JSX.Element {
  const [links, setLinks] = useState<readonly Link[]>([]);
  useEffect(() => {
    const seats = found.yours.length === 0 ? [null] : found.yours;
    const opened = seats.map((seat) => openLink(id, seat));
    setLinks(opened);
    return () => {
      for (const link of opened) link.close();
    };
  }, [id, found.yours]);
  if (links.length === 0) return <Loading />;
  return <AtTheTable id={id} found={found} links={links} onSeats={onSeats} onLost={onLost} />;
}

function AtTheTable({ id, found, links, onSeats, onLost }: Props & { readonly links: readonly Link[] }): JSX.Element {
  const { summary, connection } = useSeated(links[0], 'summary', 'connection');
  const fault = useOfAll(links, (all) => all.find((seated) => seated.fault !== null)?.fault ?? null);
  // Else the first seat's hand is seen by whoever holds the device while the others' lines are slow.
  const isLaid = useOfAll(links, (all) => all.every(({ table }) => table !== null));
  if (fault !== null) return <Stop code={fault} onRetry={onLost} />;
  const match = summary ?? found.match;
  if (match.phase === 'open')
    return <WaitingRoom found={{ ...found, match }} onSeats={onSeats} connection={connection} key={id} />;
  if (!isLaid) return <Loading connection={connection} />;
  return <OnDevice links={links} />;
}
