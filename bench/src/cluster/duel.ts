import { PROTOCOL, type ServerMessage, type Table } from '@insula/protocol';
import { WebSocket } from 'ws';

/** Milliseconds from sending each move until it was acknowledged. */
export type Times = number[];

/** A duel of two seats that sit at any process. */
export interface Duel {
  /** Plays one move, if a seat is asked. */
  move(): void;
  /** From now on every question is answered at once. */
  rush(): void;
  leave(): void;
}

/** `anywhere` is a process for each socket and request, as a balancer would choose. */
export async function openDuel(anywhere: () => number, cookie: string, times: Times, ended: () => void): Promise<Duel> {
  const post = async (path: string, body: object): Promise<{ match: { id: string } }> => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${anywhere()}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { match: { id: string } };
  };
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { match } = await post('/api/matches', { game: 'room-share', options: { duel: true }, seats, pause: 0 });
  await post(`/api/matches/${match.id}/start`, {});
  let rushing = false;
  let over = false;
  const players = await Promise.all([0, 1].map((seat) => sit(seat)));

  async function sit(seat: number) {
    const socket = new WebSocket(`ws://127.0.0.1:${anywhere()}/socket`, { headers: { cookie }, perMessageDeflate: false });
    let table: Table | null = null;
    let answered = -1;
    let sent = 0;
    let asked = 0;
    const isAsked = (): boolean => table?.awaited.includes(seat) === true && table.decision !== answered;

    function move(): void {
      if (table === null || !isAsked()) return;
      const { legal, decision } = table;
      answered = decision;
      sent = performance.now();
      const moves = [legal[Math.floor(Math.random() * legal.length)]];
      socket.send(JSON.stringify({ t: 'move', id: `${seat}-${asked++}`, decision, moves }));
    }

    function hear(message: ServerMessage): void {
      if (message.t === 'ack') times.push(performance.now() - sent);
      else if (message.t === 'news' || message.t === 'welcome') {
        table = message.table;
        if (table?.awaited.length === 0) end();
        else if (rushing) move();
      }
    }

    socket.on('open', () =>
      socket.send(
        JSON.stringify({ t: 'hello', protocol: PROTOCOL, match: match.id, seat, since: 0, phrases: false, changes: true }),
      ),
    );
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (raw) => {
        hear(JSON.parse(String(raw)) as ServerMessage);
        resolve();
      });
    });
    return { move, isAsked, close: () => socket.close() };
  }

  function end(): void {
    if (over) return;
    over = true;
    ended();
  }

  return {
    move: () => players.find(({ isAsked }) => isAsked())?.move(),
    rush() {
      rushing = true;
      for (const { move } of players) move();
    },
    leave() {
      for (const { close } of players) close();
    },
  };
}
