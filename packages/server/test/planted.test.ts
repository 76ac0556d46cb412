import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withFault } from './planted/fault.ts';
import { FAULTS } from './planted/faults.ts';

/** The suite itself takes its time: `npm run test:deep -- --planted`. Here it is only kept true. */

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const textOf = (path: string): string => readFileSync(at(path), 'utf8');

test.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s can still be planted, and has its test', (_, fault) => {
  const text = textOf(`../src/${fault.file}`);
  expect(withFault(text, fault)).not.toBe(text);
  const [file, title] = fault.caught;
  expect(existsSync(at(`${file}.test.ts`))).toBe(true);
  expect(textOf(`${file}.test.ts`)).toContain(title);
});

test('there are many, and no two have one name', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});
