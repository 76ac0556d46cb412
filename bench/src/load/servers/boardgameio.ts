// boardgame.io's own server with its store in memory.
import { createRequire } from 'node:module';
import { duel } from '../../duel.ts';
import { PORT, report } from './report.ts';

interface Internal {
  Server(of: { games: (typeof duel)[]; origins: string[] }): { run(port: number, ready: () => void): Promise<unknown> };
}
// Its packages name folders as entries, which modules of our kind cannot import.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Internal;

await Server({ games: [duel], origins: [] }).run(PORT, () => report());
