import { BadInput } from '@insula/kernel';
import { addresses } from './addresses.ts';
import { type Served, serve } from './serve.ts';
import { readSettings } from './settings.ts';

const BAD_INPUT = 2;

/** Runs a server until the process is told to stop. What is wrong with the settings is said in one sentence. */
export async function run(env: { readonly [name: string]: string | undefined }): Promise<void> {
  let served: Served;
  try {
    served = await serve(readSettings(env));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(error.message);
    process.exit(BAD_INPUT);
  }
  const { host, port } = served;
  console.log('Insula is open.');
  for (const { where, url } of addresses(host, port))
    console.log(where === 'here' ? `  on this machine:       ${url}` : `  on the local network:  ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // A second signal must not be swallowed when closing hangs.
      process.once(signal, () => process.exit(1));
      served.close().then(() => process.exit(0));
    });
}
