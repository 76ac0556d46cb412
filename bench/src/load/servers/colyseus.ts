// Colyseus with its matches in memory: our rules, and what they keep in a schema of Colyseus'.
// The second argument is `at-once` to send patches after every move; otherwise its usual timer does.
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { newDuel, roomShare, type State } from '../duel.ts';
import { DuelSchema, show } from '../schema.ts';
import { PORT, report } from './report.ts';

const AT_ONCE = process.argv[3] === 'at-once';
let rooms = 0;

class DuelRoom extends Room {
  override maxClients = 2;
  override state = new DuelSchema();
  readonly #duel: State = newDuel(`room ${rooms++}`);
  readonly #seats = new Map<string, number>();

  override onCreate(): void {
    if (AT_ONCE) this.patchRate = null;
    show(this.#duel, this.state);
    this.onMessage('move', (client: Client, text: string) => this.#play(client, text));
  }

  override onJoin(client: Client, { seat }: { seat: number }): void {
    this.#seats.set(client.sessionId, seat);
  }

  #play(client: Client, text: string): void {
    const seat = this.#seats.get(client.sessionId) ?? -1;
    const move = roomShare.read(text);
    if (move === null || roomShare.whyNot(this.#duel, seat, move) !== null) return;
    roomShare.play(this.#duel, seat, move);
    this.state.moves++;
    show(this.#duel, this.state);
    if (AT_ONCE) this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('duel', DuelRoom);
await server.listen(PORT, '127.0.0.1');
report();
