import { setTimeout as pause } from 'node:timers/promises';
import { type No, no } from '../match/refusal.ts';
import type { Glimpses, Glimpsing } from '../matches/glimpse.ts';
import type { Sit } from '../matches/sit.ts';
import type { Store } from '../store/store.ts';
import { type Dialled, dial } from './dial.ts';
import type { Proof } from './proof.ts';
import type { Answered, Passed } from './words.ts';

/** What is done with matches: those of this process, or those of all. */
export interface Here {
  /** Lets somebody come to a match. */
  readonly sit: Sit;
  readonly glimpse: Glimpsing;
}

/** Finds the process that has a match, and lets people play there as if it were this one. */
export interface Router extends Here {
  /** Whether a match is this process's own, or may be from now on. */
  isHere(match: string): Promise<boolean>;
  /** The answer of the process that has the match; null: that is this one. */
  pass(match: string, request: Passed): Promise<Answered | No | null>;
  /** Nobody is let in or asked for from now on; those who are there stay. */
  leave(): void;
  close(): void;
}

export interface RouterParts {
  readonly store: Store;
  readonly proof: Proof;
  readonly here: Here;
  /** Milliseconds for which a process that says nothing is waited for. */
  readonly patience: number;
}

/** Milliseconds between two looks for a process that has a match: longer each time, for all who wait look. */
const AGAIN = 100;
const SELDOM = 1_000;
/** Milliseconds for which a list waits for what other processes know: without it, it is still a list. */
const GLIMPSE = 500;

export function openRouter({ store, proof, here, patience }: RouterParts): Router {
  const links = new Map<string, Promise<Dialled>>();
  let leaving = false;

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
    for (let looks = 0; !leaving && performance.now() < until; looks++) {
      const address = await whereIs(match).catch(() => '');
      if (address === null) return here();
      const link = address === '' ? null : await linkTo(address).catch(() => null);
      const answer = link === null ? null : await there(link);
      if (answer !== null) return answer;
      await pause(Math.min(SELDOM, AGAIN * 2 ** looks) * (0.5 + Math.random() / 2));
    }
    return no('unavailable');
  }

  /** What another process knows of some of its matches; nothing, if it does not say so soon. */
  function glimpsesAt(address: string, matches: readonly string[]): Promise<Glimpses> {
    const none: Glimpses = new Map();
    return Promise.race([
      linkTo(address).then(
        (link) => link.glimpse(matches),
        () => none,
      ),
      pause(GLIMPSE, none, { ref: false }),
    ]);
  }

  return {
    sit: (visit) =>
      reach(
        visit.hello.match,
        () => here.sit(visit),
        (link) => link.sit(visit),
      ),
    async glimpse(matches) {
      const holders = await store.holders(matches);
      const asked = [...new Set(holders.values())].map((address) =>
        glimpsesAt(
          address,
          matches.filter((match) => holders.get(match) === address),
        ),
      );
      const seen = await Promise.all([here.glimpse(matches), ...asked]);
      return new Map(seen.flatMap((some) => [...some]));
    },
    isHere: async (match) => !leaving && (await whereIs(match)) === null,
    pass: (match, request) =>
      reach<Answered | null>(
        match,
        async () => null,
        (link) => link.pass(request),
      ),
    leave() {
      leaving = true;
    },
    close() {
      for (const link of links.values())
        void link.then(
          (open) => open.close(),
          () => {},
        );
    },
  };
}
