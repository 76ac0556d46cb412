import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('rule 23: outlines stand out in greyscale at 4.5 to 1, by day and by night', () => {
  const css = readFileSync(new URL('../src/tables/raja/art/pieces.css', import.meta.url), 'utf8');
  const colour = (name: string, night: number): string => {
    const [, day, dark] = /light-dark\((#\w+), (#\w+)\)/.exec(css.slice(css.indexOf(`${name}:`))) ?? [];
    return night === 1 ? dark : day;
  };
  for (const night of [0, 1])
    for (const ground of ['--rj-petal', '--rj-heart', '--rj-road'])
      expect(contrast('#2b2230', colour(ground, night)), `${ground} ${night}`).toBeGreaterThanOrEqual(4.5);
});

test('rule 23: no two seats have the same shape', () => {
  const svg = readFileSync(new URL('../src/tables/raja/art/pieces.svg', import.meta.url), 'utf8');
  for (const piece of ['crest', 'house', 'palace', 'architect']) {
    const shapes = [0, 1, 2, 3, 4].map((seat) =>
      new RegExp(`id="rj-${piece}-${seat}".*?</symbol>`).exec(svg)?.[0].slice(`id="rj-${piece}-0"`.length),
    );
    expect(new Set(shapes).size).toBe(5);
  }
});

/** As WCAG reckons it. */
function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
