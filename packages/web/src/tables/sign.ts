/** The moments that a match is remembered by, and what each is drawn as, in a square of 16. */
export const SIGNS = {
  crown: 'M2 13V4l3.500 3L8 2l2.500 5L14 4v9Z',
  flag: 'M3 15V1h2l8 3.500L5 8v7Z',
  hat: 'M4 3h8v6h3v3H1V9h3Z',
  door: 'M3 15V1h10v14h-4V8H7v7Z',
  palace: 'M2 15V8c2-1 3-2 3-4 0-1.500 1-2.500 3-3 2 .5 3 1.500 3 3 0 2 1 3 3 4v7H9.500v-4h-3v4Z',
  coin: 'M8 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM7 5v6h2V5Z',
  house: 'M1 8l7-6 7 6h-2v6H9.500v-4h-3v4H3V8Z',
  crime: 'M2 13l3.500-3.500L13 2l1 1-7.500 7.500L8 12l-1.500 1.500L5 12l-2 2Z',
  bars: 'M2 2h12v2h-1v8h1v2H2v-2h1V4H2ZM5 4v8h1.500V4ZM9.500 4v8H11V4Z',
} as const;
export type Sign = keyof typeof SIGNS;
