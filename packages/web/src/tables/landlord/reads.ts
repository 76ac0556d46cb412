import type { DOMAttributes } from 'react';
import type { Seen } from '../table.ts';

/** A pointer that only passes by asks nothing. */
const RESTS = 150;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Within this, whatever has `data-about` is told about as long as a pointer rests on it, or the focus of whoever plays by
 *  keys. A finger has no hover: on a phone a tap reads. */
export function reads(
  look: Seen<unknown>['look'],
): Pick<DOMAttributes<Element>, 'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  const hint = (about: string | null): void => {
    if (about === null || matchMedia('(hover: hover) and (min-width: 701px)').matches) look({ hint: about });
  };
  const leave = (): void => {
    clearTimeout(resting);
    hint(null);
  };
  return {
    onPointerOver({ target }) {
      clearTimeout(resting);
      resting = setTimeout(() => hint(aboutOf(target)), RESTS);
    },
    onPointerLeave: leave,
    onFocus({ target }) {
      if (target.matches(':focus-visible')) hint(aboutOf(target));
    },
    onBlur: leave,
  };
}

const aboutOf = (target: EventTarget): string | null =>
  (target as Element).closest<HTMLElement>('[data-about]')?.dataset.about ?? null;
