// The least a server can do: our rules in memory, and after each move everybody's view as JSON. No store, no log, no
// identity, nothing to come back to.
import { WebSocket, WebSocketServer } from 'ws';
import { newDuel, roomShare, type State } from '../duel.ts';
import { PORT, report } from './report.ts';

interface Match {
  readonly state: State;
  readonly seats: (WebSocket | null)[];
  moves: number;
}
const matches = new Map<string, Match>();

const server = new WebSocketServer({ port: PORT, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url }) => {
  const [, id, seatText] = (url ?? '').split('/');
  const seat = Number(seatText);
  const match = matches.get(id) ?? { state: newDuel(id), seats: [null, null], moves: 0 };
  matches.set(id, match);
  match.seats[seat] = socket;
  tell(match, seat);
  socket.on('message', (raw) => {
    const { move: text } = JSON.parse(String(raw)) as { move: string };
    const move = roomShare.read(text);
    if (move === null || roomShare.whyNot(match.state, seat, move) !== null) return;
    roomShare.play(match.state, seat, move);
    match.moves++;
    tell(match, 0);
    tell(match, 1);
  });
});
server.once('listening', () => report());

function tell({ state, seats, moves }: Match, seat: number): void {
  const socket = seats[seat];
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ moves, view: roomShare.view(state, seat) }));
}
