import type { Item } from '@insula/protocol';
import { createStore } from 'zustand/vanilla';
import type { Link, Seated } from '../net/link.ts';
import { atTempo, pauseOf } from '../pieces/tempo.ts';

/** What changes when something happens at the table. */
type Scene = Pick<Seated, 'items' | 'table' | 'since' | 'summary'>;

/** What this device shows of a link: one scene after the other, each long enough to be seen. The board draws `store`; what
 *  stands beside it, scores, log and prompt, draws `beside` and is never ahead of the board. */
export interface Presented extends Link {
  readonly beside: Link;
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

export function present(link: Link, moves: (event: unknown) => boolean): Presented {
  const board = createStore<Seated>(() => link.store.getState());
  const beside = createStore<Seated>(() => link.store.getState());
  const listeners = new Set<() => void>();
  let queue: Scene[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The item with the last step that the board is walking through; null: it stands. */
  let walking: number | null = null;
  let free = 0;

  const stop = link.store.subscribe((now, before) => {
    const { items, table, since, summary, ...rest } = now;
    board.setState(rest);
    beside.setState(rest);
    if (items === before.items && table === before.table && summary === before.summary) return;
    queue.push({ items, table, since, summary });
    if (isUnseen() || queue.length > TOO_MANY) finish();
    else if (timer === null || walking === null) goOn();
  });

  function goOn(): void {
    clear();
    while (queue.length > 0 && walking === null) {
      const wait = free - performance.now();
      if (wait > 0) {
        timer = setTimeout(goOn, wait);
        return;
      }
      show(queue.shift() as Scene);
    }
  }

  function show(scene: Scene): void {
    const before = board.getState();
    const fresh = scene.items.slice(before.items.length);
    const steps = fresh.filter((item) => item.kind === 'event' && moves(item.event));
    const isWalk = steps.length > 1 && before.table !== null && pauseOf(1) > 0 && fresh.every(({ kind }) => kind !== 'undo');
    board.setState(scene);
    if (fresh.length > 0) free = performance.now() + pause();
    if (!isWalk) {
      beside.setState(scene);
      return;
    }
    walking = steps[steps.length - 1].n;
    clear();
    timer = setTimeout(stand, PATIENCE + atTempo(SCENE) * 2 * steps.length);
    const { table } = beside.getState();
    beside.setState({
      items: until(scene.items, steps[0].n),
      table: table === null ? null : { ...table, legal: [], say: [], undo: false },
    });
  }

  /** The last step has begun: what is beside the board catches up. */
  function stand(): void {
    walking = null;
    beside.setState(board.getState());
    free = performance.now() + pause();
    goOn();
  }

  const pause = (): number => pauseOf(queue.length > MANY ? SCENE / 2 : SCENE);

  function finish(): boolean {
    const wasBehind = queue.length > 0 || walking !== null;
    clear();
    queue = [];
    walking = null;
    free = 0;
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

const until = (items: readonly Item[], n: number): readonly Item[] => items.slice(0, n);

/** A page in the background has nobody to show anything to. */
const isUnseen = (): boolean => typeof document !== 'undefined' && document.hidden;
