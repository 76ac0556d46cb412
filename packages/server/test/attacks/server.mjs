// The server that is attacked, with its usual limits. It says how much memory it takes whenever it is asked.
import { readSettings, serve } from '../../dist/index.js';
import { LONG, longMatch } from './longMatch.mjs';

const [data, limits = '{}'] = process.argv.slice(2);
// Whoever breaks off a run, however suddenly, must not leave servers behind.
process.once('disconnect', () => process.exit(1));
const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA: data, LOG: 'silent', ...JSON.parse(limits) });
const served = await serve(settings, (store) => {
  // SQLite has kept it when the call returns.
  if (process.env.INSULA_LONG !== undefined) void store.commit(longMatch(LONG, Number(process.env.INSULA_LONG)));
  return store;
});
process.on('message', (asked) => {
  if (asked === 'collect') globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
process.on('SIGTERM', () => served.close().then(() => process.exit(0)));
process.send?.({ port: served.port });
