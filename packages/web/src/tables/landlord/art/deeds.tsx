import { at, type Drawing, disc, group, INK, lettering, line, oval, path, rect, SKIN, turned } from './shapes.tsx';
import { THING } from './things.tsx';

/** What action cards show, 80 by 70. */
export const DEEDS = {
  murder: (): Drawing =>
    group(
      path('M14 62Q8 44 22 30L40 18 66 12Q58 30 50 42L36 62Z', '#5b2c6b'),
      path('M70 1L67 15 42 44 32 35 57 8Z', '#e9e4ee'),
      line('M65 7L39 38', '#bcaec8', 1.6),
      line('M28 34l16 14', '#f0b323', 5),
      line('M34 43l-10 12', '#6b4326', 7),
      path('M58 40q-7 10 0 14q7-4 0-14Z', '#d2452c'),
      path('M68 50q-4 6 0 9q4-3 0-9Z', '#d2452c'),
    ),
  lunatic: (): Drawing =>
    group(
      rect(22, 40, 36, 26, '#28539b', 3),
      line('M22 53h36', '#f0b323', 3),
      line('M40 40q-8-4 0-7t0-7', '#8d7c6b', 3),
      disc(40, 17, 12, SKIN[0]),
      path('M27 14C24 4 34-2 40 4C46-2 56 4 53 14L40 9Z', '#d2452c'),
      disc(26, 10, 3.4, '#f0b323'),
      disc(54, 10, 3.4, '#f0b323'),
      disc(36, 16, 1.8, INK),
      disc(44, 16, 1.8, INK),
      path('M31 20q9 10 18 0q-2 9-9 9t-9-9Z', '#fffdf6'),
      line('M31 20q9 10 18 0', INK, 1.6),
      line('M57 34L70 20', '#e9e4ee', 4.4),
      line('M55 36l6 6', '#6b4326', 4),
    ),
  police: (): Drawing =>
    group(
      path('M14 36Q10 16 40 10Q70 16 66 36Z', '#28539b'),
      path('M16 36h48l4 8Q40 56 12 44Z', INK),
      at(40, 25, 1.25, THING.star('#f2c33d')),
      line('M16 36h48', '#f2c33d', 2.4),
    ),
  alibi: (): Drawing =>
    group(
      disc(34, 38, 26, '#fff8e8'),
      line('M34 22v16l10 7', INK, 3.4),
      group(...[0, 90, 180, 270].map((a) => turned(a, 34, 38, line('M34 15v4', INK, 2.2)))),
      disc(60, 52, 13, '#2f8557'),
      line('M54 52l4 5 9-10', '#fffdf6', 4),
    ),
  court: (): Drawing =>
    group(
      at(
        40,
        30,
        1,
        group(
          rect(-20, -11, 30, 17, '#9a5f33', 3),
          rect(-24, -13, 6, 21, '#6b4326', 2),
          rect(8, -13, 6, 21, '#6b4326', 2),
          line('M-4 6l14 30', '#6b4326', 5),
        ),
        -28,
      ),
      rect(8, 56, 40, 9, '#6b4326', 3),
    ),
  bomb: (): Drawing =>
    group(
      disc(36, 42, 23, INK),
      oval(28, 34, 6, 4, '#655861'),
      rect(44, 15, 13, 10, '#453d4d', 2),
      line('M52 16q4-12 16-8', '#e6bb83', 3),
      at(70, 9, 1.1, THING.star('#f7cb45')),
    ),
  move: THING.van,
  broker: (): Drawing =>
    group(
      disc(26, 26, 16, '#f2c33d'),
      disc(26, 26, 7, '#fff6de'),
      line('M38 36l24 22M54 51l6-7M62 58l5-6', '#f2c33d', 6),
      lettering(60, 30, 30, '#2f8557', '$'),
    ),
  eviction: (): Drawing =>
    group(
      path('M8 6h34v58H8z', '#b9763f'),
      path('M14 12h22v46H14z', INK),
      path('M34 30h20v-9l18 15-18 15v-9H34z', '#d2452c'),
      line('M62 14l5-6M70 22l7-3M67 54l6 5', INK, 2.4),
    ),
  demolition: (): Drawing =>
    group(
      line('M8 66L30 6H62', '#f0b323', 5),
      line('M62 6v26', INK, 2.4),
      disc(62, 44, 14, '#453d4d'),
      oval(57, 39, 4, 3, '#8d7c6b'),
      path('M6 66V50l10 4V44l10 8 8-4v18Z', '#c9674a'),
    ),
  'rent-withheld': (): Drawing =>
    group(
      disc(40, 36, 24, '#f2c33d'),
      lettering(40, 48, 34, '#8a5a00', '$'),
      line('M16 12L64 60M64 12L16 60', '#d2452c', 7),
    ),
  politics: (): Drawing =>
    group(
      path('M10 30l34-18v42L10 42Z', '#d2452c'),
      rect(4, 28, 10, 16, '#8a2c18', 3),
      path('M16 44l4 18h10l-4-15Z', '#8a2c18'),
      line('M54 22l12-8M56 34h16M54 46l12 8', INK, 3.4),
    ),
  recycle: (): Drawing =>
    group(
      line('M18 44a24 24 0 0 1 36-24', '#2f8557', 8),
      path('M48 6l18 10-16 14Z', '#2f8557'),
      line('M62 30a24 24 0 0 1-36 24', '#2f8557', 8),
      path('M32 68L14 58l16-14Z', '#2f8557'),
    ),
};
