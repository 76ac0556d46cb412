import { at, type Drawing, disc, group, INK, line, oval, path, rect, SKIN } from './shapes.tsx';

export const BODY = {
  dress: (c: string): Drawing => path('M20 21.5C27.5 21.5 30 29 35.6 46.4Q20 51 4.4 46.4C10 29 12.5 21.5 20 21.5Z', c),
  coat: (c: string): Drawing => path('M13 24h14a6 6 0 0 1 6 6v16.2a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V30a6 6 0 0 1 6-6Z', c),
  slim: (c: string): Drawing =>
    path('M20 23C26.5 23 27 30 27.6 37L29 48.2H21.6L20 41L18.4 48.2H11L12.4 37C13 30 13.5 23 20 23Z', c),
  robe: (c: string): Drawing => path('M20 21C30 21 31 31 35 48.2H5C9 31 10 21 20 21Z', c),
  broad: (c: string): Drawing => path('M10 27q0-4 5-4h10q5 0 5 4l2 12-1 9.2H9L8 39Z', c),
};

/** What is on the cloth. */
export const PATTERN = {
  dots: (c: string): Drawing =>
    group(
      ...[
        [20, 30],
        [14, 37],
        [26, 37],
        [20, 43.5],
        [9.5, 44],
        [30.5, 44],
      ].map(([x, y]) => disc(x, y, 1.8, c)),
    ),
  stripes: (c: string): Drawing => line('M13 27.5v20M20 24.5v23M27 27.5v20', c, 1.7),
  rings: (c: string): Drawing => line('M13.4 31h13.2M12.8 36h14.4M12.4 41h15.2', c, 2),
  zigzag: (c: string): Drawing => line('M8 40l4 4 4-4 4 4 4-4 4 4 4-4', c, 1.9),
  buttons: (c: string): Drawing => group(...[30, 36, 42].map((y) => disc(20, y, 1.3, c))),
  lapels: (c: string): Drawing => group(path('M15 24h10l-5 11Z', '#fff8e8'), path('M18.8 25h2.4l1 7-2.2 3-2.2-3Z', c)),
  apron: (c: string): Drawing => path('M13.5 29h13v19h-13Z', c),
  bib: (c: string): Drawing => group(path('M12.5 33h15v15h-15Z', c), line('M14 33l-1-9M26 33l1-9', c, 2.4)),
  whites: (c: string): Drawing => group(line('M20 25v23', c, 1.4), line('M16 24l4 8 4-8', c, 1.4)),
  ermine: (c: string): Drawing =>
    group(
      path('M9 28Q20 36 31 28L29.5 22.5Q20 28 10.5 22.5Z', c),
      disc(14, 28.6, 0.9, INK),
      disc(20, 31, 0.9, INK),
      disc(26, 28.6, 0.9, INK),
    ),
};

/** Hair and hoods that lie behind the head. */
export const BACK = {
  bob: (c: string): Drawing => path('M10.8 25V16C10.8 5.4 29.2 5.4 29.2 16V25Z', c),
  long: (c: string): Drawing => path('M10 33C9 26 11.4 22 11 16C11 5 29 5 29 16C28.6 22 31 26 30 33Z', c),
  wild: (c: string): Drawing =>
    path(
      'M20 1.6L23 6.6 28.4 3.6 28.4 9.6 34 11 30 15.4 33.4 20.6 27 20.4H13L6.6 20.6 10 15.4 6 11 11.6 9.6 11.6 3.6 17 6.6Z',
      c,
    ),
  hood: (c: string): Drawing => path('M20 4C31 5 31.6 16 31 27H9C8.4 16 9 5 20 4Z', c),
  curls: (c: string): Drawing =>
    group(
      ...[
        [12, 12],
        [16, 8],
        [20, 6.6],
        [24, 8],
        [28, 12],
        [11, 17.6],
        [29, 17.6],
      ].map(([x, y]) => disc(x, y, 4, c)),
    ),
};

const fringe = (c: string): Drawing => path('M12.6 16a7.5 7.5 0 0 1 14.8 0q-7.4-4.6-14.8 0Z', c);

/** Hair and hats on the head. */
export const TOP = {
  fringe,
  bun: (c: string): Drawing => group(disc(20, 6, 4.3, c), fringe(c)),
  short: (c: string): Drawing => path('M12.2 17.4C11 7 29 7 27.8 17.4C25.6 13 15 12.6 12.2 17.4Z', c),
  quiff: (c: string): Drawing => path('M12.4 16C11 9 15 3.4 22 5C28 5 29 10 27.8 15.4C24 10.6 18 14.6 12.4 16Z', c),
  spikes: (c: string): Drawing =>
    path('M14 12L13 4.6 16.8 8.4 17 0.4 20.4 6.4 24 0.6 23.6 8.4 27.4 4.8 26 12Q20 8.4 14 12Z', c),
  topHat: (c: string, band: string): Drawing =>
    group(path('M14 0.5h12v9.6h4a1.9 1.9 0 0 1 0 3.8H10a1.9 1.9 0 0 1 0-3.8h4Z', c), rect(14, 7, 12, 2.4, band)),
  sunHat: (c: string, band: string): Drawing =>
    group(
      path('M3.6 14C3.6 11 12.6 11 13.4 7C14.4 1.6 25.6 1.6 26.6 7C27.4 11 36.4 11 36.4 14C36.4 17 3.6 17 3.6 14Z', c),
      line('M13.2 9.6q6.8 2.2 13.6 0', band, 2),
    ),
  flatCap: (c: string): Drawing => path('M11.4 14.4C10.6 6 28 5 29.6 11.4L33 14.6Q22 11.6 11.4 14.4Z', c),
  cap: (c: string): Drawing => group(path('M12 13.6C12 5.4 28 5.4 28 13.6Z', c), path('M25 11.4h8.4q1.4 2.4-1 2.6H24Z', c)),
  beanie: (c: string, hem: string): Drawing =>
    group(path('M12.2 13.6C12.2 3.6 27.8 3.6 27.8 13.6Z', c), rect(11.4, 11.6, 17.2, 3.8, hem, 1.8), disc(20, 4, 2.3, hem)),
  crown: (c: string): Drawing =>
    group(path('M12.6 11.4L11 2.4 16 6.6 20 0.6 24 6.6 29 2.4 27.4 11.4Z', c), disc(20, 8.6, 1.3, '#d2452c')),
  tiara: (c: string): Drawing => group(path('M13 11.6Q20 2 27 11.6Q20 8.4 13 11.6Z', c), disc(20, 7.6, 1.3, '#9cc4ff')),
  bald: (c: string): Drawing => group(disc(12.8, 17.4, 2.8, c), disc(27.2, 17.4, 2.8, c)),
  pot: (): Drawing =>
    group(
      path('M11.6 12.6L13 3h14l1.4 9.6Z', '#a5492d'),
      rect(11.4, 2, 17.2, 3.4, '#c46a42', 1.4),
      path('M20 2C12-2 13-8 15-10C19-8 20-4 20 0C20-6 24-9 27-8C28-4 25 0 20 2Z', '#3f7f4d'),
    ),
};

export const FACE = {
  shades: (): Drawing => path('M12.6 15.4h14.8v2.2q-1 3.2-3.7 3.2t-3.2-2.8h-1q-.6 2.8-3.2 2.8t-3.7-3.2Z', INK),
  glasses: (): Drawing =>
    line('M14 17.8a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M20.2 17.8a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0', INK, 1.2),
  goggles: (): Drawing =>
    group(
      rect(12.4, 14.6, 15.2, 6.2, '#2f8557', 3),
      disc(16.4, 17.7, 2.3, '#d7f5d8'),
      disc(23.6, 17.7, 2.3, '#d7f5d8'),
      disc(16.4, 17.9, 1, INK),
      disc(23.6, 17.9, 1, INK),
    ),
  moustache: (c: string): Drawing => path('M14 21.8q3-3 6-.6q3-2.4 6 .6q-3 2.4-6 .6q-3 1.8-6-.6Z', c),
  beard: (c: string): Drawing =>
    path('M12.8 18.4c-.4 8.4 3 11 7.2 11s7.6-2.6 7.2-11c-1.6 2.8-4 2.8-7.2 2.8s-5.6 0-7.2-2.8Z', c),
  scarf: (c: string): Drawing => path('M12.7 19h14.6c.2 3.4-3 6.4-7.3 6.4s-7.5-3-7.3-6.4Z', c),
  smile: (): Drawing => line('M17.6 21q2.4 2 4.8 0', INK, 1.1),
  shout: (): Drawing => oval(20, 21.6, 1.7, 2, '#8a2c18'),
};

interface Looks {
  readonly body: keyof typeof BODY;
  readonly cloth: string;
  readonly pattern?: keyof typeof PATTERN;
  readonly mark?: string;
  readonly skin?: number;
  readonly back?: Drawing;
  readonly top?: Drawing;
  readonly face?: Drawing;
}

/** One person, on a grid of 40 by 50: the head at x 20, the feet at y 48. */
export const person = ({ body, cloth, pattern, mark = INK, skin = 0, back, top, face }: Looks): Drawing =>
  group(
    back,
    BODY[body](cloth),
    pattern === undefined ? null : PATTERN[pattern](mark),
    disc(20, 17.2, 7.2, SKIN[skin]),
    disc(17.3, 18, 1.1, INK),
    disc(22.7, 18, 1.1, INK),
    face,
    top,
  );

/** The same person, small. */
export const child = (x: number, y: number, looks: Omit<Looks, 'body'>, size = 0.52): Drawing =>
  at(x, y, size, person({ body: 'slim', ...looks }));
