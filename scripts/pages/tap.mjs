import { connect, createServer } from 'node:net';

/** Characters of a message up to its number. */
const LONGEST_HEAD = 24;

/** Stands between the browser and the server and notes when each news passes, by its number: what the browser says of
 *  that comes too late, when it is busy. */
export function tap(port) {
  const passed = new Map();
  const server = createServer((browser) => {
    const upstream = connect(port, '127.0.0.1');
    let end = '';
    upstream.on('data', (chunk) => {
      const text = end + chunk.toString('latin1');
      for (const [, n] of text.matchAll(/\{"t":"news","n":(\d+),/g))
        if (!passed.has(Number(n))) passed.set(Number(n), performance.timeOrigin + performance.now());
      end = text.slice(-LONGEST_HEAD);
    });
    browser.pipe(upstream).pipe(browser);
    const hangUp = () => {
      browser.destroy();
      upstream.destroy();
    };
    for (const socket of [browser, upstream]) socket.on('error', hangUp).on('close', hangUp);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve({ server, passed })));
}
