import { expect, test } from 'vitest';
import { guest, running } from './client.ts';

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
