import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, type Running, running } from './client.ts';

const script = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.stop());

test('the example bot is short, joins by a link and plays to the end', async () => {
  expect(readFileSync(script, 'utf8').split('\n').length).toBeLessThan(80);
  const host = await guest(server, 'Host');
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }];
  const { body } = await host.post('/api/matches', { game: 'example', options: { rounds: 2 }, seats, pause: 0 });
  const child = spawn(process.execPath, [script, `${server.url}/match/${body.match.id}`]);
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
    if (said.includes('Sitting in seat 1.')) void host.post(`/api/matches/${body.match.id}/start`, {});
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect([code, said]).toEqual([0, expect.stringMatching(/Over\. Our place: [12]\./)]);
});
