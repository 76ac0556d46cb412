import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Link } from '../house/link.ts';
import type { AnyTable } from '../tables/table.ts';
import type { Chooser } from './chooser.ts';
import { meant, narrow, only, type Parts, pick } from './narrow.ts';

export interface Asked {
  readonly legal: readonly string[];
  readonly decision: number;
  readonly view: unknown;
  readonly seat: number | null;
  readonly busy: boolean;
}

export function useChooser(table: AnyTable, asked: Asked, link: Link): Chooser {
  const { legal, decision, view, seat, busy } = asked;
  const choices = useMemo(() => legal.map((move) => ({ move, parts: table.parts(move, view) })), [legal, table, view]);
  const [picked, setPicked] = useState<Parts>({});
  const [settling, setSettling] = useState(false);
  const left = useMemo(() => narrow(choices, picked, table.slots), [choices, picked, table]);
  const usual = useMemo(() => (seat === null ? {} : table.usual(view, seat)), [table, view, seat]);
  const chore = seat !== null && legal.length > 0 && table.chore(view);
  const answered = useRef(-1);

  useEffect(() => {
    if (!busy) answered.current = -1;
  }, [busy]);

  const play = useCallback(
    (move: string) => {
      if (answered.current === decision) return;
      answered.current = decision;
      link.send({ t: 'move', decision, moves: [move] });
    },
    [link, decision],
  );

  // A pick that the last move did not use up is meant for the next decision: a futon clicked together with its flat.
  const asking = useRef(decision);
  useEffect(() => {
    if (asking.current === decision) return;
    asking.current = decision;
    if (settling && chore) {
      const one = meant(choices, {}, usual) ?? choices[0];
      play(one.move);
      return;
    }
    setSettling(false);
    const kept = only(
      picked,
      table.slots.filter(({ fine }) => fine),
    );
    const known = Object.entries(kept).filter(([slot, value]) => choices.some(({ parts }) => parts[slot] === value));
    const still = Object.fromEntries(known);
    setPicked(still);
    const one = known.length === 0 ? null : meant(narrow(choices, still, table.slots), still, usual);
    if (one !== null && !table.confirms(one.move)) play(one.move);
  }, [decision, choices, chore, settling, picked, table, usual, play]);

  const choose = useCallback(
    (add: Parts) => {
      if (busy || legal.length === 0) return;
      link.forgive();
      const again = Object.entries(add).every(([slot, value]) => picked[slot] === value);
      if (again && Object.keys(add).length === 1) {
        setPicked(without(picked, Object.keys(add)[0]));
        return;
      }
      const next = pick(choices, picked, add, table.slots);
      if (next.left.length === 0) {
        const tried = table.tried({ ...picked, ...add }, view);
        if (tried !== null) link.send({ t: 'move', decision, moves: [tried] });
        return;
      }
      setPicked(next.picked);
      const one = meant(next.left, next.picked, usual);
      if (one !== null && !table.confirms(one.move)) play(one.move);
    },
    [busy, legal, link, picked, choices, table, view, decision, usual, play],
  );

  const drop = useCallback((slot?: string) => setPicked((now) => (slot === undefined ? {} : without(now, slot))), []);

  const settle = useCallback(() => {
    setSettling(true);
    const one = meant(choices, {}, usual) ?? choices[0];
    if (one !== undefined) play(one.move);
  }, [choices, usual, play]);

  const can = useCallback(
    (slot: string) => {
      const at = table.slots.findIndex(({ name }) => name === slot);
      const coarser = only(picked, table.slots.slice(0, at));
      return new Set(narrow(choices, coarser, table.slots).flatMap(({ parts }) => parts[slot] ?? []));
    },
    [choices, picked, table],
  );

  return { choices, picked, left, can, pick: choose, drop, play, chore, settle };
}

function without(picked: Parts, slot: string): Parts {
  const { [slot]: _, ...rest } = picked;
  return rest;
}
