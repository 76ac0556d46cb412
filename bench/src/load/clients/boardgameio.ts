import type { State } from 'boardgame.io';
import { io } from 'socket.io-client';
import { type Duel, duel, enumerate } from '../../duel.ts';
import type { Adapter } from '../client.ts';

/** The messages of boardgame.io's own client, without its store and its guesses: those would cost us, not the server. */
export async function openBoardgameio(port: number): Promise<Adapter<string>> {
  let matches = 0;
  return {
    // Its server makes a match of any name that is asked for; other processes ask, too.
    open: async () => `match${process.pid}-${matches++}`,
    connect: (match, seat, hears) =>
      new Promise((resolve) => {
        const socket = io(`http://127.0.0.1:${port}/${duel.name}`, { transports: ['websocket'], forceNew: true });
        let legal: ReturnType<typeof enumerate> = [];
        let waitsFor = -1;
        let stateID = 0;
        function look({ G, ctx, _stateID }: State<Duel>): void {
          stateID = _stateID;
          if (stateID === waitsFor) hears.done();
          hears.seen(stateID);
          if (ctx.gameover !== undefined) hears.over();
          if (ctx.gameover !== undefined || Number(ctx.currentPlayer) !== seat) return;
          legal = enumerate(G, ctx);
          waitsFor = stateID + 1;
          hears.turn(legal.length);
        }
        function play(choice: number): void {
          const { move, args } = legal[choice];
          const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: `${seat}` } };
          socket.emit('update', action, stateID, match, `${seat}`);
        }
        socket.on('connect', () => socket.emit('sync', match, `${seat}`, undefined, 2));
        socket.on('sync', (_: string, { state }: { state: State<Duel> }) => {
          look(state);
          resolve({ play, leave: () => void socket.disconnect() });
        });
        socket.on('update', (_: string, state: State<Duel>) => look(state));
      }),
  };
}
