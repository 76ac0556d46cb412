// A way between two that speak over TCP, which can be cut and led elsewhere.
import { connect, createServer } from 'node:net';

export async function openGate(port) {
  const pairs = new Set();
  let target = port;
  let isShut = false;

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const pair = [near, far];
    pairs.add(pair);
    for (const end of pair) {
      end.on('error', () => {});
      end.on('close', () => {
        for (const each of pair) each.destroy();
        pairs.delete(pair);
      });
    }
    if (!isShut) join(pair);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();

  function join([near, far]) {
    near.pipe(far);
    far.pipe(near);
  }

  return {
    port: server.address().port,
    /** Nothing comes through from now on, and neither side hears that. */
    shut() {
      isShut = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    /** What was under way arrives now, however late. */
    open() {
      isShut = false;
      for (const pair of pairs) join(pair);
    },
    /** Whoever comes from now on finds another behind it; those who are there are cut off. */
    lead(to) {
      target = to;
      for (const [near] of pairs) near.destroy();
    },
  };
}
