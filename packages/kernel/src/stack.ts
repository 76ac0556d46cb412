import type { Refusal, Tell } from './game.ts';
import { has, type Seat, type Seats } from './seats.ts';

/** Something begun and not yet finished. Plain data; `kind` names its rules. */
export type Frame = { readonly kind: string };
export type Stacked<F extends Frame> = { stack: F[] };

/** A question put to one seat, or to several at once. */
export interface Decision<S, F, M, E> {
  /** Public facts only: the question itself must not tell who holds what. */
  asks(s: S, f: F): Seats;
  /** Whether an answer here is one to what somebody did: then a quick "no" would tell what is not in the hand. */
  window(f: F): boolean;
  /** The legal answers if `exact`, else a cheap superset of them, of which `whyNot` strikes out the rest. */
  options(s: S, f: F, seat: Seat, into: M[]): number;
  readonly exact: boolean;
  whyNot(s: S, f: F, seat: Seat, move: M): Refusal | null;
  answer(s: S, f: F, seat: Seat, move: M, tell: Tell<E>): void;
}

/** A numbered list in the rulebook. Each step may ask something; the next runs once that is settled, and is handed the
 *  frame that has just ended (null if the step before it asked nothing). */
export interface Procedure<S, F, Frames, E> {
  readonly steps: readonly ((s: S, f: F, ended: Frames | null, tell: Tell<E>) => void)[];
}

/** The steps of a procedure by their names, in their order. Whatever jumps says where to (`at`); a state keeps the number. */
export function inOrder<Name extends string, Step>(named: { readonly [N in Name]: Step }): Named<Name, Step> {
  const names = Object.keys(named) as Name[];
  const at = Object.fromEntries(names.map((name, number) => [name, number])) as { [N in Name]: number };
  return { steps: names.map((name) => named[name]), at };
}
export interface Named<Name extends string, Step> {
  readonly steps: readonly Step[];
  readonly at: { readonly [N in Name]: number };
}

/** Cards that say "at any time": offered to every seat whatever is being asked, and never awaited. */
export interface Anytime<S, M, E> extends Omit<Decision<S, null, M, E>, 'asks' | 'window' | 'exact'> {
  /** Whether the move is one of these: then nothing else allows it or says why not. */
  isMine(move: M): boolean;
}

export type FrameOf<F extends Frame, K extends F['kind']> = Extract<F, { kind: K }>;
export type Rules<S, F extends Frame, M, E> = {
  readonly [K in F['kind']]: FrameOf<F, K> extends { step: number }
    ? Procedure<S, FrameOf<F, K>, F, E>
    : Decision<S, FrameOf<F, K>, M, E>;
};

export const ask = <F extends Frame>(s: Stacked<F>, frame: F): void => void s.stack.push(frame);
export const close = <F extends Frame>(s: Stacked<F>): void => void s.stack.pop();

/** The two refusals that every game has, with the clauses it gives for them. */
export interface OutOfTurn {
  readonly over: Refusal;
  readonly notAsked: Refusal;
}

/** Nobody listens: then what takes work to tell need not be told. */
export const silent = (): void => {};

/** Turns a table of decisions and procedures into the moving half of a `Game`. `anytime` is null where nothing ever
 *  happens out of turn. */
export function machine<S extends Stacked<F>, F extends Frame, M, E>(
  rules: Rules<S, F, M, E>,
  anytime: Anytime<S, M, E> | null,
  outOfTurn: OutOfTurn,
) {
  type Rule = Decision<S, F, M, E> & Procedure<S, F, F, E>;
  const table: Record<string, Rule> = {};
  // All of one shape: else finding a rule takes longer than many a rule.
  for (const [kind, { asks, window, options, exact, whyNot, answer, steps }] of Object.entries<Rule>(rules as never))
    table[kind] = { asks, window, options, exact, whyNot, answer, steps };
  const aside: M[] = [];
  let latest: F | null = null;
  let rule: Rule | null = null;
  /** A frame is looked at several times in a row, and frames have as many shapes as kinds: finding a rule by its kind
   *  every time would take longer than many a rule. A frame is of one kind for ever. */
  function ruleOf(f: F): Rule {
    if (f !== latest || rule === null) {
      latest = f;
      rule = table[f.kind];
    }
    return rule;
  }

  /** Walks procedures until somebody is asked something or nothing is left. */
  function settle(s: S, ended: F | null, tell: Tell<E> = silent): void {
    let last = ended;
    while (s.stack.length > 0) {
      const f = s.stack[s.stack.length - 1] as F & { step: number };
      const { steps } = ruleOf(f);
      if (steps === undefined) return;
      const depth = s.stack.length;
      if (f.step === steps.length) s.stack.pop();
      else steps[f.step++](s, f, last, tell);
      last = s.stack.length < depth ? f : null;
    }
  }

  return {
    settle,
    toAct(s: S): Seats {
      if (s.stack.length === 0) return 0;
      const f = s.stack[s.stack.length - 1];
      return ruleOf(f).asks(s, f);
    },
    window(s: S): boolean {
      if (s.stack.length === 0) return false;
      const f = s.stack[s.stack.length - 1];
      return ruleOf(f).window(f);
    },
    legal(s: S, seat: Seat, into: M[]): number {
      if (s.stack.length === 0) return 0;
      const f = s.stack[s.stack.length - 1];
      const rule = ruleOf(f);
      let n = 0;
      if (has(rule.asks(s, f), seat)) {
        const offered = rule.options(s, f, seat, into);
        if (rule.exact) n = offered;
        else for (let i = 0; i < offered; i++) if (rule.whyNot(s, f, seat, into[i]) === null) into[n++] = into[i];
      }
      if (anytime === null) return n;
      const offered = anytime.options(s, null, seat, aside);
      for (let i = 0; i < offered; i++) if (anytime.whyNot(s, null, seat, aside[i]) === null) into[n++] = aside[i];
      return n;
    },
    whyNot(s: S, seat: Seat, move: M): Refusal | null {
      if (s.stack.length === 0) return outOfTurn.over;
      if (anytime?.isMine(move)) return anytime.whyNot(s, null, seat, move);
      const f = s.stack[s.stack.length - 1];
      const rule = ruleOf(f);
      return has(rule.asks(s, f), seat) ? rule.whyNot(s, f, seat, move) : outOfTurn.notAsked;
    },
    play(s: S, seat: Seat, move: M, tell: Tell<E> = silent): void {
      const f = s.stack[s.stack.length - 1];
      const depth = s.stack.length;
      if (anytime?.isMine(move)) anytime.answer(s, null, seat, move, tell);
      else ruleOf(f).answer(s, f, seat, move, tell);
      settle(s, s.stack.length < depth ? f : null, tell);
    },
  };
}
