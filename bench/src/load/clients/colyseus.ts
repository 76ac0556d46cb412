import { ColyseusSDK, type Room } from '@colyseus/sdk';
import { has } from '@insula/kernel';
import type { Adapter } from '../client.ts';
import { type Move, newDuel, OVER, roomShare } from '../duel.ts';
import { DuelSchema, see } from '../schema.ts';

interface Match {
  /** Known once seat 0 has made the room. */
  id: string;
}

/** Colyseus' own client, which keeps the schema; the moves come from the rules. */
export async function openColyseus(port: number): Promise<Adapter<Match>> {
  const sdk = new ColyseusSDK(`ws://127.0.0.1:${port}`);
  const state = newDuel('what the client sees');
  const into: Move[] = [];
  return {
    open: async () => ({ id: '' }),
    async connect(match, seat, hears) {
      const room: Room<unknown, DuelSchema> =
        seat === 0 ? await sdk.create('duel', { seat }, DuelSchema) : await sdk.joinById(match.id, { seat }, DuelSchema);
      if (seat === 0) match.id = room.roomId;
      // It would write about it when the server is gone.
      room.reconnection.enabled = false;
      let legal: Move[] = [];
      let waitsFor = -1;
      let seen = -1;
      function look(schema: DuelSchema): void {
        if (schema.moves === seen) return;
        seen = schema.moves;
        if (seen === waitsFor) hears.done();
        hears.seen(seen);
        if (schema.phase === OVER) hears.over();
        see(schema, state);
        if (!has(roomShare.toAct(state), seat)) return;
        legal = into.slice(0, roomShare.legal(state, seat, into));
        waitsFor = seen + 1;
        hears.turn(legal.length);
      }
      await new Promise<void>((resolve) => {
        room.onStateChange((schema) => {
          look(schema);
          resolve();
        });
      });
      return {
        play: (choice) => room.send('move', roomShare.write(legal[choice])),
        leave: () => void room.leave(),
      };
    },
  };
}
