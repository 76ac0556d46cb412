import type { Problem, ReportProgress } from '@insula/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReports } from '../src/report/reports.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await running({ TOGETHER: '0' });
});
afterAll(() => server.stop());

const ask = (who: Guest, match: string, seat: number) =>
  who.post<ReportProgress & Problem>(`/api/matches/${match}/report`, { seat });
const pageOf = (who: Guest, match: string) =>
  fetch(`${server.url}/api/matches/${match}/report?seat=0`, { headers: { cookie: who.cookie } });

const BOT = { kind: 'bot', level: 'random' };

test('a match against bots that is over is reported on to whoever played it, and to nobody else', async () => {
  const ada = await guest(server, '<b>Ada</b>');
  const match = await started([ada], { game: 'example', seats: [{ kind: 'me' }, BOT, BOT] });
  expect(await ask(ada, match, 0)).toMatchObject({ status: 409, body: { code: 'not-over' } });
  const player = await Player.enter(server, ada, match, 0);
  for (let made = 0; made < 6; ) {
    // What is answered in secret is played only once the bot has answered, too.
    await player.until(() => player.table!.legal.length > 0 && player.table!.answer === undefined);
    if ((await player.move(player.table!.legal[0])).t === 'ack') made++;
  }
  await player.ask({ t: 'resign' });
  expect((await pageOf(ada, match)).status).toBe(409);
  const eve = await guest(server, 'Eve');
  expect(await ask(eve, match, 0)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
  await expect.poll(async () => (await ask(ada, match, 0)).body.share, { timeout: 60_000 }).toBe(1);
  expect((await pageOf(eve, match)).status).toBe(403);
  const page = await pageOf(ada, match);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", 'sandbox'])
    expect(page.headers.get('content-security-policy')).toContain(rule);
  const html = await page.text();
  // A line of more than one moment.
  expect(html).toMatch(/<polyline[^>]* points="[\d.]+,[\d.]+ [\d.]+,/);
  // Named as at the table.
  for (const [name, isThere] of [
    ['Random bot 1', true],
    ['Random bot 2', true],
    ['Random bot 3', false],
  ] as const)
    expect(html.includes(name), name).toBe(isThere);
  expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  expect(html).not.toContain('<b>Ada</b>');
});

test('a match between people is not judged', async () => {
  const [ada, bea] = [await guest(server, 'Ada'), await guest(server, 'Bea')];
  const match = await started([ada, bea], { game: 'example', seats: [{ kind: 'me' }, { kind: 'open' }, BOT] });
  expect(await ask(ada, match, 0)).toMatchObject({ status: 409, body: { code: 'no-report' } });
});

test('of those at one address one is thought out and two wait: others have theirs', async () => {
  const reports = openReports(() => {});
  const never = () => new Promise<never>(() => {});
  const asked = ['a', 'b', 'c', 'd'].map((name) => reports.ask(name, '203.0.113.1', never));
  expect(asked).toEqual([0, 0, 0, null]);
  expect(reports.ask('e', '203.0.113.2', never)).toBe(0);
  await reports.close();
});

test('of all addresses together ten wait, and whoever wants one more is asked to come again', async () => {
  const reports = openReports(() => {});
  const never = () => new Promise<never>(() => {});
  const asked = Array.from({ length: 12 }, (_, n) => reports.ask(`of ${n}`, `203.0.113.${n}`, never));
  expect(asked).toEqual([...Array<number>(11).fill(0), null]);
  await reports.close();
});
