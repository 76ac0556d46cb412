import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { settings } from '../settings/settings.ts';
import type { AnyTable } from '../tables/table.ts';
import type { Chooser, Voice } from './chooser.ts';
import { type Choice, carried, meant, NO_CHOICES, NOTHING, narrow, only, type Parts, pick, type Slot } from './narrow.ts';

export interface Asked {
  readonly legal: readonly string[];
  readonly decision: number;
  readonly view: unknown;
  readonly seat: number | null;
}

/** Narrows the legal moves by what is picked, and gives `voice` the one that is left. */
export function useChooser(table: AnyTable, asked: Asked, voice: Voice): Chooser {
  const { legal, decision, view, seat } = asked;
  const choices = useMemo(
    () => (legal.length === 0 ? NO_CHOICES : legal.map((move) => ({ move, parts: table.parts(move, view) }))),
    [legal, table, view],
  );
  const [picked, setPicked] = useState<Parts>(NOTHING);
  const [settling, setSettling] = useState(false);
  const left = useMemo(() => narrow(choices, picked, table.slots), [choices, picked, table]);
  const usual = useMemo(() => (seat === null ? {} : table.usual(view, seat)), [table, view, seat]);
  const chore = seat !== null && legal.length > 0 && table.chore(view);
  const answered = useRef(-1);

  const play = useCallback(
    (...moves: readonly string[]) => {
      if (answered.current === decision && voice.waits()) return;
      answered.current = decision;
      voice.play(decision, moves);
    },
    [voice, decision],
  );

  /** Plays what is meant, unless it waits for its own button: then all of it is picked, so that the button is there. */
  const weighed = useRef(0);
  const commit = useCallback(
    ({ move, parts }: Choice) => {
      const { confirm } = settings.getState();
      if (table.confirms(move)) return;
      if (confirm === 'never') return play(move);
      const wait = (): void => setPicked((now) => ({ ...now, ...parts }));
      if (confirm === 'always') return wait();
      const mine = ++weighed.current;
      voice.weigh(move, (final) => {
        if (mine !== weighed.current) return;
        if (final) wait();
        else play(move);
      });
    },
    [table, voice, play],
  );

  // A pick that the last move did not use up is meant for the next decision: a futon clicked together with its flat. And
  // picks that fit no move, after a gap in the line say, would leave nothing to click.
  const asking = useRef(decision);
  useEffect(() => {
    const lost = left.length === 0 && choices.length > 0;
    if (asking.current === decision && !lost) return;
    asking.current = decision;
    weighed.current++;
    if (settling && chore) {
      const one = meant(choices, {}, usual) ?? choices[0];
      play(one.move);
      return;
    }
    setSettling(false);
    const still = carried(choices, picked, table.slots);
    setPicked(still);
    const one = still === NOTHING ? null : meant(narrow(choices, still, table.slots), still, usual);
    if (one !== null) commit(one);
  }, [decision, choices, left, chore, settling, picked, table, usual, play, commit]);

  const choose = useCallback(
    (add: Parts) => {
      if (voice.waits() || legal.length === 0) return;
      voice.forgive();
      weighed.current++;
      const again = Object.entries(add).every(([slot, value]) => picked[slot] === value);
      if (again && Object.keys(add).length === 1) {
        setPicked(without(picked, Object.keys(add)[0]));
        return;
      }
      const next = pick(choices, picked, add, table.slots);
      if (next.left.length === 0) {
        const tried = table.tried({ ...picked, ...add }, view);
        if (tried !== null) voice.why([tried]);
        return;
      }
      setPicked(next.picked);
      const one = meant(next.left, next.picked, usual);
      if (one !== null) commit(one);
    },
    [legal, voice, picked, choices, table, view, usual, commit],
  );

  const drop = useCallback((slot?: string) => {
    weighed.current++;
    setPicked((now) => (slot === undefined ? NOTHING : without(now, slot)));
  }, []);

  const settle = useCallback(() => {
    setSettling(true);
    const one = meant(choices, {}, usual) ?? choices[0];
    if (one !== undefined) play(one.move);
  }, [choices, usual, play]);

  const can = useMemo(() => canOf(choices, picked, table.slots), [choices, picked, table]);

  return useMemo(
    () => ({ choices, picked, left, can, pick: choose, drop, play, chore, settle }),
    [choices, picked, left, can, choose, drop, play, chore, settle],
  );
}

/** Every part of a table asks for the same few slots, so each is worked out once. */
function canOf(choices: readonly Choice[], picked: Parts, slots: readonly Slot[]): Chooser['can'] {
  const known = new Map<string, ReadonlySet<string>>();
  return (slot) => {
    const coarser = slots.slice(
      0,
      slots.findIndex(({ name }) => name === slot),
    );
    const values =
      known.get(slot) ?? new Set(narrow(choices, only(picked, coarser), slots).flatMap(({ parts }) => parts[slot] ?? []));
    known.set(slot, values);
    return values;
  };
}

function without(picked: Parts, slot: string): Parts {
  const { [slot]: _, ...rest } = picked;
  return rest;
}
