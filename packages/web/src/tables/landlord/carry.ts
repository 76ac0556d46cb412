import type { PointerEvent as Pressed } from 'react';

/** A pointer that has gone so far from where it was pressed carries what it was pressed on. */
const FAR = 10;

interface Carried {
  /** It is taken up. */
  onLift(): void;
  /** It is let go over a spot of the street. */
  onDrop(spot: HTMLElement): void;
}

/** Lets a card be dragged to a spot, beside tapping both: nothing can be done by dragging alone. */
export function carry(
  { currentTarget: node, clientX, clientY, pointerId, button }: Pressed<HTMLElement>,
  to: Carried,
): void {
  if (button !== 0) return;
  let isLifted = false;
  const follow = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (event.pointerId !== pointerId || (!isLifted && Math.hypot(x, y) < FAR)) return;
    if (!isLifted) to.onLift();
    isLifted = true;
    // What lies below is to be found.
    Object.assign(node.style, { translate: `${x}px ${y}px`, transition: 'none', pointerEvents: 'none', zIndex: '5' });
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-spot]');
    Object.assign(node.style, { translate: '', transition: '', pointerEvents: '', zIndex: '' });
    if (isLifted && event.type === 'pointerup' && below != null) to.onDrop(below);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
