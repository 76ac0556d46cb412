import type { Side } from './pieces.ts';

/** Where each piece was drawn. */
export type Spots = ReadonlyMap<string, DOMRect>;

export function spots(stage: HTMLElement): Spots {
  const found = new Map<string, DOMRect>();
  for (const piece of stage.querySelectorAll<HTMLElement>('[data-piece]'))
    found.set(piece.dataset.piece ?? '', piece.getBoundingClientRect());
  return found;
}

const STEPS: { readonly [side in Side]: readonly [number, number] } = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** Lets every piece go from where it was to where it is now. With reduced motion it fades in where it is. */
export function flip(
  stage: HTMLElement,
  before: Spots,
  origins: ReadonlyMap<string, string>,
  over: ReadonlyMap<string, Side>,
): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = still ? 160 : 420;
  for (const piece of stage.querySelectorAll<HTMLElement>('[data-piece]')) {
    const id = piece.dataset.piece ?? '';
    const now = piece.getBoundingClientRect();
    const was = before.get(id) ?? spot(stage, origins.get(id));
    if (was === null) {
      if (before.size > 0) piece.animate({ opacity: [0, 1], scale: ['0.4', '1'] }, { duration, easing: EASE });
      continue;
    }
    const [dx, dy] = [
      was.left + was.width / 2 - now.left - now.width / 2,
      was.top + was.height / 2 - now.top - now.height / 2,
    ];
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    if (still) piece.animate({ opacity: [0, 1] }, { duration });
    else if (over.has(id))
      piece.animate(overTheEdge(dx, dy, now, STEPS[over.get(id) as Side]), { duration: duration * 1.7 });
    else {
      const hop = `${dx / 2}px ${dy / 2 - now.height * 0.3}px`;
      piece.animate({ translate: [`${dx}px ${dy}px`, hop, '0 0'], zIndex: [5, 5, 5] }, { duration, easing: EASE });
    }
  }
}

const EASE = 'cubic-bezier(0.3, 0.05, 0.25, 1)';

/** Out over one edge and in again over the opposite one, so that nobody wonders why a tenant crossed the whole block. */
function overTheEdge(dx: number, dy: number, now: DOMRect, [x, y]: readonly [number, number]): Keyframe[] {
  const away = now.width * 1.7;
  return [
    { translate: `${dx}px ${dy}px`, opacity: 1, zIndex: 5 },
    { translate: `${dx + x * away}px ${dy + y * away}px`, opacity: 0, offset: 0.45, easing: 'step-end', zIndex: 5 },
    { translate: `${-x * away}px ${-y * away}px`, opacity: 0, offset: 0.55, zIndex: 5 },
    { translate: '0 0', opacity: 1, zIndex: 5 },
  ];
}

/** A place outside the board that pieces come from: anything marked with `data-place`. */
function spot(stage: HTMLElement, place: string | undefined): DOMRect | null {
  if (place === undefined) return null;
  return stage.ownerDocument.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null;
}

/** A piece that leaves the board flies to the place beside it, as a likeness of itself. */
export function depart(stage: HTMLElement, id: string, place: string): void {
  const piece = stage.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  const goal = spot(stage, place);
  if (piece === null || goal === null) return;
  const { left, top, width, height } = piece.getBoundingClientRect();
  const likeness = piece.cloneNode(true) as HTMLElement;
  delete likeness.dataset.piece;
  Object.assign(likeness.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '50',
  });
  stage.ownerDocument.body.append(likeness);
  const away = `${goal.left + goal.width / 2 - left - width / 2}px ${goal.top + goal.height / 2 - top - height / 2}px`;
  const flight = likeness.animate({ translate: ['0 0', away], opacity: [1, 0.3] }, { duration: 420, easing: EASE });
  flight.onfinish = () => likeness.remove();
}
