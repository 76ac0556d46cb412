import type { Item } from '@insula/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Link, Seated } from '../net/link.ts';
import { atTempo, pauseOf } from '../pieces/tempo.ts';
import type { AnyTable } from '../tables/table.ts';

/** What changes when something happens at the table. */
interface Scene extends Pick<Seated, 'items' | 'table' | 'since' | 'summary'> {
  /** The lines that are held up to be looked at, and for how many milliseconds; null: none are. */
  readonly held: readonly Item[] | null;
  readonly lasts: number;
}

/** What this device shows of a link: one scene after the other, each long enough to be seen. The board draws `store`; what
 *  stands beside it, scores, log and prompt, draws `beside` and is never ahead of the board. */
export interface Presented extends Link {
  readonly beside: Link;
  /** What is held up to be looked at; nothing on or beside the board is further than that. */
  readonly held: StoreApi<{ readonly lines: readonly Item[] | null }>;
  /** Somebody has seen enough of what is held up. */
  goOn(): void;
  /** The board has begun to show what item `n` tells. */
  begun(n: number): void;
  /** Shows how things stand now. Returns whether anything was still to be shown. */
  finish(): boolean;
  /** Called when somebody does not want to watch any more. */
  onFinish(tell: () => void): () => void;
  close(): void;
}

/** Milliseconds for which a scene is seen before the next one; more than a few behind, half of that. */
const SCENE = 420;
const MANY = 6;
/** So far behind, the table would be about something long past. */
const TOO_MANY = 30;
/** A board that never says how far it is must not hold up the rest. */
const PATIENCE = 900;

export function present(link: Link, { travels, holds }: Pick<AnyTable, 'travels' | 'holds'>): Presented {
  const board = createStore<Seated>(() => link.store.getState());
  const beside = createStore<Seated>(() => link.store.getState());
  const held = createStore<{ readonly lines: readonly Item[] | null }>(() => ({ lines: null }));
  const listeners = new Set<() => void>();
  let queue: Scene[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The item with the last step that the board is walking through; null: it stands. */
  let walking: number | null = null;
  let now: Scene | null = null;
  let free = 0;

  const stop = link.store.subscribe((heard, before) => {
    const { items, table, since, summary, ...rest } = heard;
    board.setState(rest);
    beside.setState(rest);
    if (items === before.items && table === before.table && summary === before.summary) return;
    queue.push(...scenesOf(heard, before, holds));
    if (isUnseen() || queue.length > TOO_MANY) finish();
    else if (timer === null || walking === null) nextScene();
  });

  function nextScene(): void {
    clear();
    while (queue.length > 0 && walking === null) {
      const wait = free - performance.now();
      if (wait > 0) {
        timer = setTimeout(nextScene, wait);
        return;
      }
      show(queue.shift() as Scene);
    }
  }

  function show(scene: Scene): void {
    const before = board.getState();
    const { items, table, since, summary } = scene;
    const fresh = items.slice(before.items.length);
    const steps = fresh.filter((item) => item.kind === 'event' && travels(item.event).length > 0);
    const isWalk = steps.length > 1 && before.table !== null && pauseOf(1) > 0 && fresh.every(({ kind }) => kind !== 'undo');
    now = scene;
    board.setState({ items, table, since, summary });
    if (fresh.length > 0 || scene.held !== null) free = performance.now() + pause();
    if (!isWalk) {
      beside.setState({ items, table, since, summary });
      held.setState({ lines: scene.held });
      return;
    }
    held.setState({ lines: null });
    walking = steps[steps.length - 1].n;
    clear();
    timer = setTimeout(stand, PATIENCE + atTempo(SCENE) * 2 * steps.length);
    const { table: stood } = beside.getState();
    beside.setState({ items: until(items, steps[0].n), table: stood === null ? null : { ...stood, ...UNASKED } });
  }

  /** The last step has begun: what is beside the board catches up. */
  function stand(): void {
    walking = null;
    beside.setState(board.getState());
    held.setState({ lines: now?.held ?? null });
    free = performance.now() + pause();
    nextScene();
  }

  const pause = (): number => Math.max(pauseOf(queue.length > MANY ? SCENE / 2 : SCENE), now?.lasts ?? 0);

  function goOn(): void {
    const { lines } = held.getState();
    if (lines === null) return;
    queue = queue.filter((scene) => scene.held !== lines);
    free = 0;
    nextScene();
  }

  function finish(): boolean {
    const wasBehind = queue.length > 0 || walking !== null;
    clear();
    queue = [];
    walking = null;
    now = null;
    free = 0;
    held.setState({ lines: null });
    board.setState(link.store.getState());
    beside.setState(link.store.getState());
    if (wasBehind) for (const tell of listeners) tell();
    return wasBehind;
  }

  function clear(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  /** What somebody does is drawn as soon as it is known; only what the others do waits until it can be followed. */
  const send: Link['send'] = (request) => {
    // A board may still be at a single step, which holds up nothing but the next one.
    if (request.t === 'move' && !finish()) for (const tell of listeners) tell();
    return link.send(request);
  };

  return {
    store: board,
    send,
    why: link.why,
    weigh: link.weigh,
    forgive: link.forgive,
    beside: { ...link, send, store: beside },
    held,
    goOn,
    begun(n) {
      if (walking === null) return;
      if (n >= walking) stand();
      else beside.setState({ items: until(board.getState().items, n) });
    },
    finish,
    onFinish(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    close() {
      stop();
      clear();
    },
  };
}

/** What was heard in one piece, as it is to be seen: whatever the table holds up first, then how things stand. */
function scenesOf({ items, table, since, summary }: Seated, before: Seated, holds: AnyTable['holds']): readonly Scene[] {
  const last = { items, table, since, summary, held: null, lasts: 0 };
  const fresh = items.slice(before.items.length);
  // Whoever wants everything at once is held up by nothing; and what was taken back has not happened.
  const isHeld = table !== null && before.table !== null && atTempo(1) > 0 && fresh.every(({ kind }) => kind !== 'undo');
  if (!isHeld) return [last];
  return [
    ...holds(table.view, fresh).map(({ until: n, view, about, lasts }) => ({
      items: until(items, n),
      table: { ...table, ...UNASKED, awaited: [], view },
      since,
      summary: before.summary,
      held: about,
      lasts,
    })),
    last,
  ];
}

/** Nothing is asked while something is being shown. */
const UNASKED = { legal: [], say: [], undo: false, ask: undefined, closes: undefined };

const until = (items: readonly Item[], n: number): readonly Item[] => items.slice(0, n);

/** A page in the background has nobody to show anything to. */
const isUnseen = (): boolean => typeof document !== 'undefined' && document.hidden;
