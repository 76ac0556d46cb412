import type { Table } from '@insula/protocol';
import type { Adapter } from '../client.ts';
import { type Ask, openGuest } from './guest.ts';

/** Clients of our protocol. */
export async function openInsula(port: number): Promise<Adapter<string>> {
  const guest = await openGuest(port);
  return {
    open: () => guest.duel(),
    async connect(match, seat, hears) {
      let table: Table | null = null;
      let answered = -1;
      let ask: Ask = () => {};
      function look(now: Table | null): void {
        table = now;
        if (now === null || now.decision === answered) return;
        if (now.awaited.length === 0) hears.over();
        if (!now.awaited.includes(seat)) return;
        answered = now.decision;
        hears.turn(now.legal.length);
      }
      const leave = await guest.sit(match, seat, (message, asking) => {
        ask = asking;
        if (message.t === 'ack') hears.done();
        else if (message.t === 'news' || message.t === 'welcome') {
          // A duel has no secrets: both seats are told of the same items.
          hears.seen(message.n);
          look(message.table);
        }
      });
      return {
        play(choice) {
          if (table !== null) ask({ t: 'move', decision: table.decision, moves: [table.legal[choice]] });
        },
        leave,
      };
    },
  };
}
