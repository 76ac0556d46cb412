import { at, type Drawing, disc, group, INK, line, oval, path, rect, SKIN } from './shapes.tsx';

export const note = (x: number, y: number, size: number, c: string): Drawing =>
  at(x, y, size, group(line('M3.4 8V0l6-1.6v7.4', c, 1.5), oval(1.8, 8, 2.1, 1.6, c), oval(7.8, 6, 2.1, 1.6, c)));

/** What people have about them. */
export const THING = {
  tuba: (): Drawing =>
    group(
      path('M13 20C15 10 11 4 5-6H29C24 4 21 10 21 20Z', '#f0b323'),
      oval(17, -6, 12, 3, '#d99a12'),
      line('M2 22a9 8.4 0 1 0 18 0a9 8.4 0 1 0-18 0', '#f0b323', 4.4),
      line('M3 19Q-3 15-6 9', '#d99a12', 2.6),
      line('M8 22h6', '#fff3c4', 2),
    ),
  guitar: (): Drawing =>
    group(
      line('M0 0L14-15', '#6b4326', 3),
      path('M-9 2c-4 6 2 13 8 9c3-2 2-4 5-6c4-2 3-8-2-8c-3 0-7 0-11 5Z', '#d2452c'),
      disc(-1.4, 4.6, 2, INK),
    ),
  drum: (): Drawing =>
    group(
      rect(-9, -8, 18, 15, '#d2452c', 2),
      oval(0, -8, 9, 3, '#fff8e8'),
      line('M-9-2l4.5 8 4.5-8 4.5 8L9-2', '#f0b323', 1.4),
    ),
  pram: (): Drawing =>
    group(
      path('M0 0H22Q22 11 12 11H9Q0 11 0 0Z', '#28539b'),
      path('M10 0V-10A10 10 0 0 0 0 0Z', '#6f9aa8'),
      line('M22 0l5-6', INK, 2),
      disc(5, 14, 3, '#fff8e8'),
      disc(17, 14, 3, '#fff8e8'),
      disc(5, 14, 1, INK),
      disc(17, 14, 1, INK),
      disc(15, -2.4, 3.6, SKIN[0]),
      disc(14, -2.4, 0.7, INK),
      disc(16.6, -2.4, 0.7, INK),
    ),
  books: (): Drawing =>
    group(
      rect(0, 0, 15, 4.4, '#28539b', 1),
      rect(2, -4.4, 13, 4.4, '#d2452c', 1),
      rect(0.5, -8.8, 13, 4.4, '#f0b323', 1),
      rect(2.4, -13.2, 11, 4.4, '#2f8557', 1),
    ),
  box: (): Drawing => group(rect(0, 0, 24, 18, '#c98f55', 1.5), rect(9.5, 0, 5, 18, '#e6bb83'), line('M3 13h4', INK, 1.2)),
  van: (): Drawing =>
    group(
      rect(4, 20, 44, 32, '#f0b323', 3),
      path('M48 30h16l10 12v10H48Z', '#d2452c'),
      path('M54 34h8l6 8H54Z', '#cfe9ef'),
      disc(18, 54, 8, INK),
      disc(58, 54, 8, INK),
      disc(18, 54, 3, '#fff8e8'),
      disc(58, 54, 3, '#fff8e8'),
      line('M12 30h26M12 38h18', '#8a5200', 2.6),
    ),
  dog: (): Drawing =>
    group(
      path('M2 16V6Q2 2 8 2H16V-6Q17-10 22-9L27-6 28-3 23-1V16H19V10H7V16Z', '#b9763f'),
      path('M17-8q-4 2-3 8l3 1 2-7Z', '#7d4f28'),
      disc(22.4, -5.4, 1, INK),
      disc(27.4, -4.4, 1.2, INK),
      line('M2 6q-5-1-4-7', '#b9763f', 3),
    ),
  laptop: (): Drawing =>
    group(
      path('M0 0h19l3 12H-3Z', '#453d4d'),
      path('M1.6 1.8h15.8l2 8.4H-.4Z', '#123d2b'),
      line('M3 4.4h7M2.6 7h11', '#79e39b', 1.2),
    ),
  flask: (): Drawing =>
    group(
      path('M-3-9h6v6l6 10q1 3-2 3H-7q-3 0-2-3l6-10Z', '#e8f6ee'),
      path('M-5 2H5l3.4 6H-8.4Z', '#7bdc5e'),
      disc(0, -13, 1.6, '#7bdc5e'),
      disc(4, -17, 2.3, '#7bdc5e'),
    ),
  suitcase: (): Drawing =>
    group(line('M6 0v-4h9v4', '#6b4326', 2), rect(0, 0, 21, 14, '#2f6d6a', 2), line('M5 0v14M16 0v14', '#f0b323', 1.8)),
  telescope: (): Drawing =>
    at(
      0,
      0,
      1,
      group(
        path('M-34 3L-34-4 0-8 0 8Z', '#f0b323'),
        rect(0, -10, 20, 20, '#28539b', 2),
        rect(20, -12, 5, 24, '#f0b323', 1.5),
      ),
      -52,
    ),
  fryingPan: (): Drawing => group(line('M0 12L4 2', '#6b4326', 3), disc(7, -5, 7.4, '#453d4d'), disc(7, -5, 5, '#655861')),
  banner: (): Drawing =>
    group(
      line('M0 0V-27M44 0V-27', '#6b4326', 2),
      path('M-2-27h48v12.4l-3-1.4-3 1.4-3-1.4H-2Z', '#d2452c'),
      line(
        'M16.8-20.8a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0M19.4-17.6v-6.4l5.2 6v-8.4M22.4-24.4l2.2-2.2 2.2 2.2',
        '#fff8e8',
        1.3,
      ),
    ),
  counter: (): Drawing =>
    group(
      rect(-2, 0, 52, 4.4, '#6b4326', 1.4),
      rect(0, 4.4, 48, 13, '#9a5f33'),
      line('M12 6v10M24 6v10M36 6v10', '#6b4326', 1.6),
    ),
  mug: (): Drawing =>
    group(
      rect(0, 0, 7, 8.4, '#f0b323', 1.2),
      line('M7.4 2q3.4 2.4 0 5', '#fff8e8', 1.6),
      path('M-1 0.6q0-3 2.4-2.6q2-2 4 0q3-.4 2.6 2.6Z', '#fffdf6'),
    ),
  barrel: (): Drawing =>
    group(path('M0 0q-2.6 8 0 16h14q2.6-8 0-16Z', '#9a5f33'), line('M-.9 4.4h15.8M-.9 11.6h15.8', INK, 1.5)),
  desk: (): Drawing =>
    group(rect(-3, 0, 50, 4.6, '#6b4326', 1.4), rect(0, 4.6, 13, 16, '#9a5f33'), rect(31, 4.6, 13, 16, '#9a5f33')),
  phone: (): Drawing =>
    group(
      path('M0 8q0-5 4-5h6q4 0 4 5Z', '#d2452c'),
      path('M-1.6 2q8.6-6 17.2 0v2.6h-4V2.8Q7 0 2.4 2.8v1.8h-4Z', '#d2452c'),
    ),
  ladder: (n: number): Drawing =>
    group(
      line(`M0 0V${-n}M13 0V${-n}`, '#9a5f33', 2.6),
      line(Array.from({ length: Math.floor(n / 8) }, (_, i) => `M0 ${-5 - i * 8}h13`).join(''), '#9a5f33', 2.2),
    ),
  cane: (): Drawing => line('M0 0v-17q0-4 3.6-4', '#6b4326', 2.2),
  star: (c = '#f0b323'): Drawing => path('M0-8l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6L0 4.4-5 7.2l1.2-5.6L-8-2.2l5.6-.6Z', c),
  chandelier: (): Drawing =>
    group(
      line('M0-14V-4', '#8a5a00', 1.8),
      line('M-16-2Q0 8 16-2', '#f0b323', 2.4),
      group(
        ...[-16, -6, 6, 16].map((x) =>
          group(
            rect(x - 1.5, -8 + (Math.abs(x) < 10 ? 4 : 0), 3, 6, '#fffdf6'),
            disc(x, -9.6 + (Math.abs(x) < 10 ? 4 : 0), 1.7, '#f0b323'),
          ),
        ),
      ),
    ),
  pizza: (): Drawing => group(path('M0 0L14-3 10 8Z', '#f0b323'), disc(8, 0, 1.4, '#d2452c'), disc(9, 4, 1.2, '#d2452c')),
  heart: (): Drawing => path('M0 6C-8 0-5-6 0-2.6C5-6 8 0 0 6Z', '#d2452c'),
};
