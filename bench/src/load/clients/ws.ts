import { once } from 'node:events';
import { generator, has } from '@insula/kernel';
import { WebSocket } from 'ws';
import type { Adapter } from '../client.ts';
import { type Move, OVER, roomShare, type View } from '../duel.ts';

/** Clients that are sent views and know the rules themselves. */
export async function openWs(port: number): Promise<Adapter<string>> {
  const rng = generator('what cannot be seen');
  const into: Move[] = [];
  let matches = 0;
  return {
    open: async () => `${process.pid}-${matches++}`,
    async connect(match, seat, hears) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${match}/${seat}`, { perMessageDeflate: false });
      let legal: Move[] = [];
      let waitsFor = -1;
      socket.on('message', (raw) => {
        const { moves, view } = JSON.parse(String(raw)) as { moves: number; view: View };
        if (moves === waitsFor) hears.done();
        hears.seen(moves);
        if (view.phase === OVER) hears.over();
        const state = roomShare.determinize(view, rng);
        if (!has(roomShare.toAct(state), seat)) return;
        legal = into.slice(0, roomShare.legal(state, seat, into));
        waitsFor = moves + 1;
        hears.turn(legal.length);
      });
      await once(socket, 'message');
      return {
        play: (choice) => socket.send(JSON.stringify({ move: roomShare.write(legal[choice]) })),
        leave: () => socket.close(),
      };
    },
  };
}
