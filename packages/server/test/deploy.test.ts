import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';

/** No container runs in these tests: what their files say of each other, and of the server, is kept true. */

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const textOf = (path: string): string => readFileSync(at(path), 'utf8');
const compose = textOf('deploy/compose.yaml');
const processes = [...compose.matchAll(/^ {2}(\w+):\n {4}<<: \*insula\n.*LINK: "([\w:]+)"/gm)];

test('every process has a link of its own under its own name, and the proxy knows all of them', () => {
  expect(processes.map(([, name]) => name)).toEqual(['one', 'two', 'three']);
  for (const [, name, link] of processes) expect(link).toBe(`${name}:9000`);
  const upstreams = /reverse_proxy (.*) \{/.exec(textOf('deploy/Caddyfile'))?.[1].split(' ');
  expect(upstreams).toEqual(processes.map(([, name]) => `${name}:${readSettings({}).port}`));
});

test('a server understands what it is told', () => {
  const [, block] = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose) ?? [];
  const told = [...(block ?? '').matchAll(/^ {4}([A-Z_]+): (?:&\w+ )?(.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(told.map(([name]) => name)).toEqual(['DATABASE_URL', 'PUBLIC_URL', 'TRUSTED_PROXIES']);
  const settings = readSettings({ ...Object.fromEntries(told), LINK: processes[0][2] });
  expect(settings.databaseUrl).toMatch(/^postgres:.*@database\/insula$/);
  expect([settings.trustedProxies, settings.link]).toEqual([['10.89.0.0/24'], 'one:9000']);
});

test('what a container is made of and what it runs is there', () => {
  const file = /dockerfile: (\S+) /.exec(compose)?.[1] ?? '';
  const script = /^CMD \["node", "(.*)"\]$/m.exec(textOf(file))?.[1] ?? '';
  expect([file, script].map((path) => existsSync(at(path)))).toEqual([true, true]);
});

test('whatever is not said is what the page says it is', () => {
  const rows = textOf('docs/server.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const said = rows.flatMap((row) => {
    const [, names, values] = row.split('|');
    const [keys, usual] = [[...names.matchAll(/`(\w+)`/g)].map(([, name]) => name), values.replaceAll('`', '').split(',')];
    return keys.map((name, i) => [name, usual[i].trim()]);
  });
  expect(said.length).toBeGreaterThan(20);
  const whole = said.filter(([, value]) => /^\d+$/.test(value));
  expect(whole.length).toBeGreaterThan(10);
  expect(readSettings(Object.fromEntries(said.filter(([name]) => name !== 'PAGES')))).toEqual(readSettings({}));
});
