import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guest, guestWith, Player, type Running, running } from './client.ts';

let server: Running;
let owner: Guest;
beforeAll(async () => {
  server = await running({ LOG: 'silent' });
  owner = await guest(server, 'Owner');
});
afterAll(() => server.stop());

const nameBehind = async (cookie: string): Promise<string> =>
  (await guestWith(server, cookie).get<{ name: string }>('/api/me')).body.name;

test('a page on another port of the same machine is a page of another origin', async () => {
  const { hostname, port } = new URL(server.other ?? server.url);
  const elsewhere = [`http://${hostname}:${Number(port) + 1}`, `http://${hostname}`, `https://${hostname}:443`];
  for (const origin of elsewhere) await expect(Player.connect(server, owner, { origin })).rejects.toThrow('403');
  (await Player.connect(server, owner, { origin: server.other ?? server.url })).drop();
});

test('nor does a page of another origin do anything by a request: the cookie goes along with it', async () => {
  const at = server.other ?? server.url;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = (await owner.post('/api/matches', { game: 'example', seats })).body.match;
  const close = async (origin: string): Promise<number> => {
    const headers = { cookie: owner.cookie, 'content-type': 'text/plain', origin };
    return (await fetch(`${at}/api/matches/${id}/close`, { method: 'POST', headers, body: '' })).status;
  };
  const { port } = new URL(at);
  for (const origin of [`http://127.0.0.1:${Number(port) + 1}`, `http://localhost:${port}`, 'null'])
    expect([origin, await close(origin)]).toEqual([origin, 403]);
  expect((await owner.get(`/api/matches/${id}`)).status).toBe(200);
  expect(await close(at)).toBe(200);
});

test('a page of another machine on the same port is one too', async () => {
  const { hostname, port } = new URL(server.url);
  const elsewhere = [`http://localhost:${port}`, `http://${hostname}.example:${port}`, `http://x${hostname}:${port}`];
  for (const origin of elsewhere) await expect(Player.connect(server, owner, { origin })).rejects.toThrow('403');
});

test('whoever chooses no name has one all the same, and the same one every time', async () => {
  const first = await fetch(`${server.url}/api/me`);
  const { name } = (await first.json()) as { name: string };
  expect(name).toMatch(/^Guest \d{4}$/);
  expect(await nameBehind((first.headers.get('set-cookie') ?? '').split(';')[0])).toBe(name);
});

test('a name is what is between the spaces around it', async () => {
  const ann = await guest(server, '  Ann of Rome  ');
  expect(await nameBehind(ann.cookie)).toBe('Ann of Rome');
});

test('every letter of a cookie counts: of its signature and of the name it signs', async () => {
  expect(await nameBehind(owner.cookie)).toBe('Owner');
  const [, value] = owner.cookie.split('=');
  for (let i = 0; i < value.length; i++) {
    if (value[i] === '.') continue;
    const other = value[i] === 'A' ? 'B' : 'A';
    const forged = `insula=${value.slice(0, i)}${other}${value.slice(i + 1)}`;
    expect([i, await nameBehind(forged)]).not.toEqual([i, 'Owner']);
  }
});

test('a signature that is cut short or goes on is none', async () => {
  const [id, signature] = owner.cookie.replace('insula=', '').split('.');
  for (const length of [0, 1, 8, 21, signature.length - 1])
    expect(await nameBehind(`insula=${id}.${signature.slice(0, length)}`)).not.toBe('Owner');
  for (const more of ['A', signature]) expect(await nameBehind(`insula=${id}.${signature}${more}`)).not.toBe('Owner');
});

test('the cookie of another server is nobody here', async () => {
  const other = await running({ LOG: 'silent' });
  const visitor = await guest(other, 'Visitor');
  expect(await nameBehind(visitor.cookie)).not.toBe('Visitor');
  expect((await guestWith(other, visitor.cookie).get<{ name: string }>('/api/me')).body.name).toBe('Visitor');
  const kept = await fetch(`${server.url}/api/me`, { headers: { cookie: visitor.cookie } });
  expect(kept.headers.get('set-cookie')).toMatch(/^insula=/);
  await other.stop();
});
