import type { Mark } from '../marks.ts';

/** The crests of the seats, as the pieces wear them. */
export const marks: readonly Mark[] = [
  { colour: 'var(--red)', path: 'M0-5L5 4H-5Z' },
  { colour: '#2f62b8', path: 'M0-4.6a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2Z' },
  { colour: 'var(--yellow)', path: 'M-4.2-4.2h8.4v8.4h-8.4Z' },
  {
    colour: 'var(--green)',
    path: 'M0-5.4C1.400-2.700 4.500-1.400 4.500 1.400A4.500 3.500 0 0 1-4.500 1.400C-4.500-1.400-1.400-2.700 0-5.400Z',
  },
  { colour: '#cf5ba0', path: 'M-5.300-3.500L-2.500-.8 0-5.200 2.500-.8 5.300-3.500 4 4.200H-4Z' },
];
