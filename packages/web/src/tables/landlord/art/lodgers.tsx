import { BACK, child, FACE, person, TOP } from './people.tsx';
import { at, type Drawing, disc, group, INK, line, mirrored, path, rect, SKIN } from './shapes.tsx';
import { note, THING } from './things.tsx';

/** Tenants of one apartment, 76 by 46. What tells each apart at thirty pixels is what it carries. */
export const LODGERS = {
  student: (): Drawing =>
    group(
      at(
        9,
        2.4,
        0.87,
        person({
          body: 'coat',
          cloth: '#f0b323',
          pattern: 'stripes',
          mark: '#8a5200',
          skin: 1,
          face: FACE.glasses(),
          top: TOP.beanie('#28539b', '#9cc4ff'),
        }),
      ),
      at(46, 40.6, 1, THING.books()),
      at(48, 24.5, 0.7, group(path('M0 0L12-5 24 0 12 5Z', INK), line('M21 1v6', '#f0b323', 1.8))),
    ),
  musician: (): Drawing =>
    group(
      at(
        9,
        2.4,
        0.87,
        person({
          body: 'coat',
          cloth: '#8a2c4a',
          pattern: 'buttons',
          mark: '#f0b323',
          skin: 2,
          top: TOP.quiff(INK),
          face: FACE.shout(),
        }),
      ),
      at(38, 14, 0.96, THING.tuba()),
      note(65, 16, 0.9, '#d2452c'),
      note(63, 30, 0.8, '#28539b'),
      note(1, 9, 0.8, '#2f8557'),
    ),
  musicians: (): Drawing =>
    group(
      at(
        2,
        2.4,
        0.87,
        person({
          body: 'slim',
          cloth: '#28539b',
          pattern: 'rings',
          mark: '#9cc4ff',
          skin: 1,
          top: TOP.spikes('#d2452c'),
          face: FACE.shout(),
        }),
      ),
      at(22, 31, 0.95, THING.guitar()),
      at(39, 2.4, 0.87, person({ body: 'broad', cloth: '#8a2c4a', skin: 3, back: BACK.curls(INK), face: FACE.smile() })),
      at(56.6, 38, 0.9, THING.drum()),
      line('M48 26l6 3M66 26l-6 3', '#e6bb83', 1.8),
      note(66, 8, 0.9, '#d2452c'),
    ),
  'mother-and-child': (): Drawing =>
    group(
      at(
        6,
        2.4,
        0.87,
        person({
          body: 'dress',
          cloth: '#2f8557',
          pattern: 'dots',
          mark: '#c9f0d2',
          skin: 1,
          back: BACK.bob('#8a5200'),
          top: TOP.fringe('#8a5200'),
          face: FACE.smile(),
        }),
      ),
      mirrored(71, 27.6, 1.06, THING.pram()),
    ),
  'mother-with-children': (): Drawing =>
    group(
      at(
        17,
        2.4,
        0.87,
        person({
          body: 'dress',
          cloth: '#2f8557',
          pattern: 'dots',
          mark: '#c9f0d2',
          skin: 2,
          back: BACK.long(INK),
          top: TOP.fringe(INK),
          face: FACE.smile(),
        }),
      ),
      child(48, 19, { cloth: '#f0b323', pattern: 'rings', mark: '#8a5200', skin: 2, top: TOP.bun(INK) }, 0.54),
      child(1, 22, { cloth: '#d2452c', skin: 2, top: TOP.cap('#28539b') }, 0.49),
      disc(64, 7, 5, '#d2452c'),
      line('M64 12q-2 6-2 17', '#655861', 0.4),
    ),
  pensioners: (): Drawing =>
    group(
      at(
        1,
        4.4,
        0.83,
        person({
          body: 'robe',
          cloth: '#9a6b8f',
          pattern: 'zigzag',
          mark: '#f0d9ee',
          top: TOP.bun('#e9e4ee'),
          face: FACE.glasses(),
        }),
      ),
      at(
        31,
        4.4,
        0.83,
        person({
          body: 'coat',
          cloth: '#7d6a58',
          pattern: 'buttons',
          mark: '#f3ead8',
          skin: 1,
          top: TOP.bald('#e9e4ee'),
          face: FACE.moustache('#e9e4ee'),
        }),
      ),
      at(66, 45, 1, THING.cane()),
    ),
  single: (): Drawing =>
    group(
      at(
        15,
        2.4,
        0.87,
        person({
          body: 'dress',
          cloth: '#d2452c',
          skin: 0,
          back: BACK.bob(INK),
          top: TOP.fringe(INK),
          face: FACE.smile(),
        }),
      ),
      line('M41 27q6 0 9-6', SKIN[0], 3.4),
      at(49, 18, 1, THING.fryingPan()),
      at(9, 14, 0.8, THING.heart()),
    ),
  mover: (): Drawing =>
    group(
      at(
        3,
        2.4,
        0.87,
        person({
          body: 'broad',
          cloth: '#fff8e8',
          pattern: 'bib',
          mark: '#28539b',
          skin: 1,
          top: TOP.cap('#d2452c'),
          face: FACE.moustache('#6b4326'),
        }),
      ),
      at(30, 13.6, 0.55, THING.van()),
      at(36, 12, 0.72, THING.box()),
      at(38, 2.6, 0.52, THING.box()),
    ),
  freaks: (): Drawing =>
    group(
      at(
        1,
        2.4,
        0.87,
        person({
          body: 'robe',
          cloth: INK,
          pattern: 'zigzag',
          mark: '#c77ad0',
          back: BACK.long('#5b2c6b'),
          top: TOP.fringe('#5b2c6b'),
        }),
      ),
      at(
        34,
        2.4,
        0.87,
        person({
          body: 'coat',
          cloth: '#453d4d',
          pattern: 'buttons',
          mark: '#e8f0ff',
          skin: 1,
          top: TOP.spikes('#e0559a'),
          face: FACE.shades(),
        }),
      ),
      line('M33 37q5-6 9 0t9 0 8-4', '#7bdc5e', 3.4),
      disc(60, 31.6, 2.6, '#7bdc5e'),
      disc(60.6, 31, 0.7, INK),
    ),
  squatters: (): Drawing =>
    group(
      at(8, 36.5, 1.34, THING.banner()),
      at(
        -2,
        13,
        0.66,
        person({ body: 'broad', cloth: '#453d4d', skin: 1, back: BACK.hood('#453d4d'), face: FACE.scarf('#d2452c') }),
      ),
      at(
        24,
        15,
        0.62,
        person({ body: 'coat', cloth: '#3f6f45', skin: 3, top: TOP.beanie(INK, '#655861'), face: FACE.scarf('#f0b323') }),
      ),
      at(
        51,
        13,
        0.66,
        person({ body: 'broad', cloth: '#5d5470', skin: 0, top: TOP.spikes('#2f8557'), face: FACE.scarf(INK) }),
      ),
    ),
  hacker: (): Drawing =>
    group(
      at(
        10,
        2.4,
        0.87,
        person({ body: 'broad', cloth: '#24514f', skin: 0, back: BACK.hood('#24514f'), face: FACE.glasses() }),
      ),
      at(42, 21, 1.02, THING.laptop()),
      rect(38, 34, 29, 2.8, '#6b4326', 1),
      line('M42 37v8M63 37v8', '#6b4326', 2.2),
      rect(8, 36, 5, 8.6, '#d2452c', 1),
    ),
  'man-with-dog': (): Drawing =>
    group(
      at(
        2,
        2.4,
        0.87,
        person({
          body: 'coat',
          cloth: '#7d4f28',
          pattern: 'buttons',
          mark: '#f0b323',
          skin: 2,
          top: TOP.flatCap('#3f6f45'),
          face: FACE.beard('#6b4326'),
        }),
      ),
      line('M31 32Q40 38 54 26', '#d2452c', 1.6),
      at(40, 28.8, 1, THING.dog()),
    ),
  monster: (): Drawing =>
    group(
      path(
        'M20 45C15 30 18 13 30 8L27 1 34 5.6Q38 4.6 42 5.6L49 1 46 8C58 13 61 30 56 45L51 41 46 45 38 41.4 30 45 25 41Z',
        '#7bb661',
      ),
      disc(38, 17.6, 7, '#fffdf6'),
      disc(38.8, 18, 3, INK),
      path('M28 28Q38 36 48 28Q46 35 38 35T28 28Z', '#5b2c6b'),
      path('M31 29.4l2 3.4 2-2Z M41 30.8l2 2.4 2-3.8Z', '#fffdf6'),
      line('M20 28q-8 0-9-8M56 28q8 0 9-8', '#7bb661', 4.4),
      disc(27, 38, 1.7, '#4d8340'),
      disc(48.4, 38.6, 2, '#4d8340'),
      disc(52, 24, 1.5, '#4d8340'),
    ),
  'odd-ones': (): Drawing =>
    group(
      at(
        3,
        8.6,
        0.77,
        person({
          body: 'slim',
          cloth: '#e0559a',
          pattern: 'rings',
          mark: '#ffe0ef',
          skin: 0,
          top: TOP.pot(),
          face: FACE.smile(),
        }),
      ),
      at(
        64,
        40.6,
        0.84,
        person({
          body: 'robe',
          cloth: '#28539b',
          pattern: 'dots',
          mark: '#f0b323',
          skin: 3,
          top: TOP.short(INK),
          face: FACE.glasses(),
        }),
        180,
      ),
      at(54.5, 43, 1, group(line('M0 2v-5', INK, 1.6), path('M-11 0Q0-13 11 0Q6-2.6 0 0Q-6-2.6-11 0Z', '#f0b323'))),
    ),
  'rental-nomad': (): Drawing =>
    group(
      path('M6 28q0-6 6-6h8v20h-8q-6 0-6-6Z', '#3f6f45'),
      rect(5, 30, 7, 8, '#2f5a3a', 2),
      rect(4, 18.6, 15, 5.4, '#d2452c', 2.6),
      at(
        12,
        2.4,
        0.87,
        person({
          body: 'slim',
          cloth: '#c9674a',
          pattern: 'rings',
          mark: '#ffe0c2',
          skin: 2,
          top: TOP.sunHat('#d9b45a', '#8a2c18'),
          face: FACE.beard('#453d4d'),
        }),
      ),
      line('M43 45V16', '#6b4326', 2.4),
      at(48, 31, 1, THING.suitcase()),
      disc(60, 38, 2.6, '#fff8e8'),
    ),
  scientist: (): Drawing =>
    group(
      at(
        8,
        2.4,
        0.87,
        person({
          body: 'robe',
          cloth: '#fffdf6',
          pattern: 'whites',
          mark: '#8d7c6b',
          back: BACK.wild('#e9e4ee'),
          face: FACE.goggles(),
        }),
      ),
      line('M35 30q5-1 8-5', SKIN[0], 3.2),
      at(54, 33, 1.04, THING.flask()),
      rect(46, 43.2, 18, 2.6, '#453d4d', 1),
    ),
  tavern: (): Drawing =>
    group(
      at(
        20,
        -2,
        0.87,
        person({
          body: 'broad',
          cloth: '#fff8e8',
          pattern: 'apron',
          mark: '#2f6d6a',
          skin: 1,
          top: TOP.bald('#8a5200'),
          face: FACE.moustache('#8a5200'),
        }),
      ),
      at(8, 28, 1, THING.counter()),
      at(12, 19.6, 1, THING.mug()),
      at(46, 19.6, 1, THING.mug()),
      at(59.5, 30.4, 0.9, THING.barrel()),
      line('M61 1v5M70 1v5', INK, 0.8),
      rect(57.4, 5, 15, 11, '#6b4326', 1.4),
      at(62.6, 8, 0.62, THING.mug()),
    ),
} as const;
