// One kind of load on one server, in a process of its own: what one kind of client leaves behind must not slow the next.
import { flatOut } from './flatOut.ts';
import { loading } from './loading.ts';
import { paced } from './paced.ts';
import { type PeerName, peers } from './peers.ts';

const [load, name] = process.argv.slice(2);
const figures = load === 'loading' ? await loading() : await underLoad(load === 'paced' ? paced : flatOut);
process.stdout.write(JSON.stringify(figures), () => process.exit(0));

async function underLoad(of: typeof paced | typeof flatOut): Promise<object> {
  const { start, open } = peers[name as PeerName];
  const server = await start();
  const figures = await of(server, await open(server.port));
  await server.stop();
  return figures;
}
