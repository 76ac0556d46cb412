import { useEffect } from 'react';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { atTempo } from '../pieces/tempo.ts';
import { useSettings } from '../settings/settings.ts';
import type { AnyTable } from '../tables/table.ts';

/** Long enough to see what was asked. */
const SEEN = 600;

interface Props {
  readonly link: Link;
  readonly table: AnyTable;
  readonly mine: boolean;
}

/** Answers by itself where everybody at the table can see that there is only one answer. Whoever could still take something
 *  back, or just did, decides for themselves when they go on. Draws nothing, and so nothing is drawn anew while an answer is
 *  on its way. */
export function Forced({ link, table: { forced }, mine }: Props): null {
  const { table, items, pending } = useSeated(link, 'table', 'items', 'pending');
  const { forced: isWanted } = useSettings();
  const isFree =
    !mine || !isWanted || pending > 0 || table === null || table.undo || table.closes !== undefined || isTakenBack(items);
  const answer = isFree ? null : forced(table.view, table.legal);
  const decision = table?.decision ?? 0;
  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(() => link.send({ t: 'move', decision, moves: [answer] }), atTempo(SEEN));
    return () => clearTimeout(timer);
  }, [link, answer, decision]);
  return null;
}

const isTakenBack = (items: readonly { readonly kind: string }[]): boolean => items.at(-1)?.kind === 'undo';
