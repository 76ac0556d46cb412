import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 700px)');

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (told) => {
      narrow.addEventListener('change', told);
      return () => narrow.removeEventListener('change', told);
    },
    () => narrow.matches,
  );
