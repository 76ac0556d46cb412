// Our server on a folder that holds matches under way: how long each of them takes to load when it starts.
import { readSettings, serve } from '@insula/server';
import { PORT, report } from './report.ts';

/** When the store was asked for a match: loading one ends where the next one begins. */
const asked: { id: string; at: number }[] = [];
const settings = readSettings({ HOST: '127.0.0.1', PORT: String(PORT), DATA: process.argv[3] });
const served = await serve(settings, (store) => ({
  ...store,
  match(id) {
    asked.push({ id, at: performance.now() });
    return store.match(id);
  },
}));
const took = () => asked.slice(0, -1).map(({ id, at }, i) => ({ id, ms: asked[i + 1].at - at }));
report(() => served.close(), { took });
