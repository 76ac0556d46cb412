// One kind of load on one server, in a process of its own: what one kind of client leaves behind must not slow the next.
import { answerParent } from './child.ts';
import { openFlatOut } from './flatOut.ts';
import { loading } from './loading.ts';
import { moments } from './moments.ts';
import { paced } from './paced.ts';
import { type PeerName, peers } from './peers.ts';

const [load, name] = process.argv.slice(2);
if (load === 'loading') answerParent({ measure: loading }, async () => {});
else if (load === 'moments') answerParent({ measure: moments }, async () => {});
else {
  const { start, open } = peers[name as PeerName];
  const server = await start();
  const adapter = await open(server.port);
  const measure = load === 'paced' ? () => paced(server, adapter) : openFlatOut(server, adapter);
  answerParent({ measure }, server.stop);
}
