import { PROTOCOL, type Request, type ServerMessage, type YourMatch } from '@insula/protocol';
import { WebSocket } from 'ws';
import { DUEL, roomShare } from '../duel.ts';

/** A person at our server. */
export interface Guest {
  /** A duel that has started; both seats are this guest's. */
  duel(): Promise<string>;
  /** A match of any game that has started, all seats this guest's; answers wait for nobody. */
  match(game: string, seats: number): Promise<string>;
  get(path: string): Promise<unknown>;
  /** Sits down on a socket of its own; returns how to leave. */
  sit(match: string, seat: number, hear: (message: ServerMessage, ask: Ask) => void): Promise<() => void>;
}
type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;
export type Ask = (request: Unnumbered<Request>) => void;

export async function openGuest(port: number): Promise<Guest> {
  const url = `http://127.0.0.1:${port}`;
  const cookie = ((await fetch(`${url}/api/me`)).headers.get('set-cookie') ?? '').split(';')[0];
  let requests = 0;
  const post = async (path: string, body: object): Promise<YourMatch> => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as YourMatch;
  };
  const started = async (wanted: object): Promise<string> => {
    const { match } = await post('/api/matches', wanted);
    await post(`/api/matches/${match.id}/start`, {});
    return match.id;
  };
  const mine = (seats: number) => Array.from({ length: seats }, () => ({ kind: 'me' }));
  return {
    duel: () => started({ game: roomShare.id, options: DUEL, seats: mine(2) }),
    match: (game, seats) => started({ game, seats: mine(seats), pause: 0 }),
    async get(path) {
      const answer = await fetch(url + path, { headers: { cookie } });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    sit: (match, seat, hear) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie }, perMessageDeflate: false });
        const ask: Ask = (request) => socket.send(JSON.stringify({ ...request, id: `r${requests++}` }));
        socket.on('open', () =>
          socket.send(
            JSON.stringify({ t: 'hello', protocol: PROTOCOL, match, seat, since: 0, phrases: false, changes: true }),
          ),
        );
        socket.on('message', (raw) => {
          const text = String(raw);
          const message = JSON.parse(text) as ServerMessage;
          if (message.t === 'refused') reject(new Error(text));
          hear(message, ask);
          if (message.t === 'welcome') resolve(() => socket.close());
        });
        socket.on('error', reject);
      }),
  };
}
