import { expect, test, vi } from 'vitest';
import { addresses } from '../src/addresses.ts';
import { guest, running } from './client.ts';

vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  networkInterfaces: () => ({
    lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
    wlan0: [
      { family: 'IPv6', internal: false, address: 'fe80::1' },
      { family: 'IPv4', internal: false, address: '192.168.0.7' },
    ],
  }),
}));

test('a server that listens everywhere is found at its address on the local network', () => {
  for (const host of ['0.0.0.0', '::'])
    expect(addresses(host, 8080)).toEqual([
      { where: 'here', url: 'http://localhost:8080' },
      { where: 'network', url: 'http://192.168.0.7:8080' },
    ]);
  expect(addresses('127.0.0.1', 8080)).toEqual([{ where: 'here', url: 'http://127.0.0.1:8080' }]);
});

test('an invitation carries the address that the operator has named, and else none that leads nowhere', async () => {
  for (const [env, url] of [
    [{ PUBLIC_URL: 'https://play.example.org/' }, 'https://play.example.org'],
    [{}, null],
  ] as const) {
    const server = await running(env);
    const someone = await guest(server, 'Ann');
    expect((await someone.get<{ url: string | null }>('/api/address')).body).toEqual({ url });
    await server.stop();
  }
});
