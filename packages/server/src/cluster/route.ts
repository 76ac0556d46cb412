import { setTimeout as pause } from 'node:timers/promises';
import { type No, no } from '../match/refusal.ts';
import type { Sit } from '../matches/sit.ts';
import type { Store } from '../store/store.ts';
import { type Dialled, dial } from './dial.ts';
import type { Proof } from './proof.ts';
import type { Answered, Passed } from './words.ts';

/** Finds the process that has a match, and lets people play there as if it were this one. */
export interface Router {
  readonly sit: Sit;
  /** Whether a match is this process's own, or may be from now on. */
  isHere(match: string): Promise<boolean>;
  /** The answer of the process that has the match; null: that is this one. */
  pass(match: string, request: Passed): Promise<Answered | No | null>;
  close(): void;
}

export interface RouterParts {
  readonly store: Store;
  readonly proof: Proof;
  /** Lets somebody come to a match of this process. */
  readonly sitHere: Sit;
  /** Milliseconds for which a process that says nothing is waited for. */
  readonly patience: number;
}

/** Milliseconds between two looks for a process that has a match. */
const AGAIN = 100;

export function openRouter({ store, proof, sitHere, patience }: RouterParts): Router {
  const links = new Map<string, Promise<Dialled>>();
  let closed = false;

  /** One for each process, however many matches it has. */
  function linkTo(address: string): Promise<Dialled> {
    const known = links.get(address);
    if (known !== undefined) return known;
    const made = dial(address, proof, patience, () => {
      if (links.get(address) === made) links.delete(address);
    });
    links.set(address, made);
    return made;
  }

  /** Where a match is; null: here, or nowhere. */
  async function whereIs(match: string): Promise<string | null> {
    const claim = await store.claim(match);
    return claim.kind === 'theirs' ? claim.address : null;
  }

  /** Does something where the match is. One whose process has just died, or just let go of it, is waited for. */
  async function reach<T>(
    match: string,
    here: () => Promise<T>,
    there: (link: Dialled) => Promise<T | No | null>,
  ): Promise<T | No> {
    const until = performance.now() + 3 * patience;
    while (!closed && performance.now() < until) {
      const address = await whereIs(match).catch(() => '');
      if (address === null) return here();
      const link = address === '' ? null : await linkTo(address).catch(() => null);
      const answer = link === null ? null : await there(link);
      if (answer !== null) return answer;
      await pause(AGAIN);
    }
    return no('unavailable');
  }

  return {
    sit: (visit) =>
      reach(
        visit.hello.match,
        () => sitHere(visit),
        (link) => link.sit(visit),
      ),
    isHere: async (match) => !closed && (await whereIs(match)) === null,
    pass: (match, request) =>
      reach<Answered | null>(
        match,
        async () => null,
        (link) => link.pass(request),
      ),
    close() {
      closed = true;
      for (const link of links.values())
        void link.then(
          (open) => open.close(),
          () => {},
        );
    },
  };
}
