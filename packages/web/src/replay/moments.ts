import type { Eyes } from '../net/api.ts';

/** How the table stood at a moment, through the eyes that look. */
export interface Shown {
  readonly n: number;
  readonly eyes: Eyes;
  readonly view: unknown;
  /** What each seat saw, where everything is open. */
  readonly views: readonly unknown[] | null;
}

/** The moment that is looked for, of so many. */
interface Wanted extends Pick<Shown, 'n' | 'eyes'> {
  readonly of: number;
}

type Ask = (eyes: Eyes, n: number) => Promise<{ readonly view: unknown; readonly views?: readonly unknown[] | undefined }>;

/** So many moments are remembered; the oldest go first. */
const REMEMBERED = 400;

/** Shows the moment that is wanted as soon as it is there. Whoever drags the scrubber asks for one moment at a time: those
 *  passed by meanwhile are not asked for at all. While it stands still, the next one is fetched in advance. */
export function fetching(ask: Ask, show: (moment: Shown) => void): (wanted: Wanted | null) => void {
  const known = new Map<string, Shown>();
  let wanted: Wanted | null = null;
  let busy = false;

  const missing = ({ eyes, n, of }: Wanted): number | undefined =>
    [n, n + 1].find((moment) => moment <= of && !known.has(keyOf(eyes, moment)));

  function showWanted(): void {
    const moment = wanted === null ? undefined : known.get(keyOf(wanted.eyes, wanted.n));
    if (moment !== undefined) show(moment);
  }

  /** What comes of a request is for whatever is wanted by then: it may be another moment than when it was asked. */
  async function work(): Promise<void> {
    const asked = wanted;
    const n = asked === null ? undefined : missing(asked);
    if (busy || asked === null || n === undefined) return;
    busy = true;
    let isThere = true;
    try {
      const { view, views = null } = await ask(asked.eyes, n);
      remember(known, { n, eyes: asked.eyes, view, views });
      showWanted();
    } catch {
      // The line is down, or too much was asked: whoever moves on, or has done so meanwhile, asks again.
      isThere = false;
    }
    busy = false;
    if (isThere || wanted !== asked) await work();
  }

  return (other) => {
    wanted = other;
    showWanted();
    void work();
  };
}

const keyOf = (eyes: Eyes, n: number): string => `${eyes}:${n}`;

function remember(known: Map<string, Shown>, moment: Shown): void {
  known.set(keyOf(moment.eyes, moment.n), moment);
  if (known.size > REMEMBERED) for (const oldest of known.keys()) return void known.delete(oldest);
}
