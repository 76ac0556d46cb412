import { addressAnswer } from '@insula/protocol';
import { addresses } from '../addresses.ts';
import type { Settings } from '../settings.ts';
import type { App } from './context.ts';

/** Where others find this server: an invitation to `localhost` leads nobody anywhere. */
export function addAddress(app: App, { publicUrl, host }: Settings, port: () => number): void {
  app.get('/api/address', { schema: { response: { 200: addressAnswer } } }, () => ({
    url: publicUrl !== '' ? publicUrl : (addresses(host, port()).find(({ where }) => where === 'network')?.url ?? null),
  }));
}
