import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAdapter } from './client.ts';
import { openBoardgameio } from './clients/boardgameio.ts';
import { openColyseus } from './clients/colyseus.ts';
import { openInsula } from './clients/insula.ts';
import { openWs } from './clients/ws.ts';
import { type Running, start } from './running.ts';

/** A server and how to play on it. */
export interface Peer {
  start(): Promise<Running>;
  readonly open: OpenAdapter;
}

export const PEERS = ['insula', 'ws', 'boardgame.io', 'colyseus', 'colyseusDefault'] as const;
export type PeerName = (typeof PEERS)[number];

export const peers: { readonly [name in PeerName]: Peer } = {
  insula: { start: startInsula, open: openInsula },
  ws: { start: () => start('ws'), open: openWs },
  'boardgame.io': { start: () => start('boardgameio'), open: openBoardgameio },
  colyseus: { start: () => start('colyseus', ['at-once']), open: openColyseus },
  colyseusDefault: { start: () => start('colyseus'), open: openColyseus },
};

/** Its folder is new, and goes with it. */
async function startInsula(): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'insula-load-'));
  const running = await start('insula', [data]);
  return {
    ...running,
    async stop() {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
