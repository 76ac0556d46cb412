import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Running, running } from './client.ts';

let server: Running;
beforeEach(async () => {
  server = await running();
});
afterEach(() => server.stop());

const cookieOf = (answer: Response): string | null => answer.headers.get('set-cookie')?.split(';')[0] ?? null;
const page = (headers: { [name: string]: string } = {}) =>
  fetch(`${server.url}/`, { headers: { accept: 'text/html', ...headers } });

test('a first visitor is somebody from the first page on, and the same one afterwards', async () => {
  const first = await page();
  const cookie = cookieOf(first) ?? '';
  expect(cookie).toMatch(/^insula=/);
  expect(first.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
  const me = await fetch(`${server.url}/api/me`, { headers: { cookie } });
  expect(cookieOf(me)).toBeNull();
  expect(cookieOf(await page({ cookie }))).toBeNull();
  expect(await (await fetch(`${server.url}/api/me`, { headers: { cookie } })).json()).toEqual(await me.json());
});

test('what a page asks beside its own name makes nobody somebody: of two cookies a browser keeps one', async () => {
  for (const path of ['/api/games?language=en', '/api/matches', '/api/matches?mine=true'])
    expect([path, cookieOf(await fetch(server.url + path))]).toEqual([path, null]);
  expect(await (await fetch(`${server.url}/api/matches?mine=true`)).json()).toEqual({ matches: [], next: null });
});

test('a program without a page becomes somebody by asking who it is, or by making a match', async () => {
  expect(cookieOf(await fetch(`${server.url}/api/me`))).toMatch(/^insula=/);
  const body = JSON.stringify({ game: 'room-share', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const made = await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { match, yours } = (await made.json()) as { match: { id: string }; yours: number[] };
  expect(yours).toEqual([0]);
  const [known, stranger] = await Promise.all(
    [{ cookie: cookieOf(made) ?? '' }, {}].map(async (headers) =>
      (await fetch(`${server.url}/api/matches/${match.id}`, { headers })).json(),
    ),
  );
  expect(known).toMatchObject({ yours: [0] });
  expect(stranger).toMatchObject({ yours: [] });
});

test('a cookie that says nothing any more, in front of or behind the good one, makes nobody somebody else', async () => {
  const good = cookieOf(await page()) ?? '';
  const me = async (cookie: string) => {
    const answer = await fetch(`${server.url}/api/me`, { headers: { cookie } });
    return [cookieOf(answer), await answer.json()];
  };
  const known = await me(good);
  const stale = `insula=abcdefghijklmnopqrst.${'A'.repeat(43)}`;
  for (const cookies of [`${stale}; ${good}`, `${good}; ${stale}`, `insula=; insula; other=1; ${good}`])
    expect(await me(cookies)).toEqual(known);
  expect((await me(`${stale}; ${stale}`))[0]).toMatch(/^insula=/);
});

test('only files whose names have a fingerprint are kept for good: pages and what they lead to are asked for each time', async () => {
  const first = await page();
  expect(first.headers.get('cache-control')).toBe('no-store');
  const known = await page({ cookie: cookieOf(first) ?? '' });
  const [asset] = /\/assets\/[\w.-]+/.exec(await known.text()) ?? [''];
  expect(known.headers.get('cache-control')).toBe('no-cache');
  const file = await fetch(server.url + asset);
  expect([asset, file.status]).toEqual([expect.stringContaining('/assets/'), 200]);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('an address of the interface that leads nowhere is answered as such, also to whoever wants a page', async () => {
  for (const path of ['/api/nothing', '/api/', '/api/matches/none/nothing']) {
    const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 404, { code: 'not-found' }]);
    expect(cookieOf(answer)).toBeNull();
  }
});

test('no page shows ours inside of it, and ours loads nothing from elsewhere', async () => {
  const policy = (await page()).headers.get('content-security-policy') ?? '';
  for (const line of [
    "default-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])
    expect(policy.split(';')).toContain(line);
});
