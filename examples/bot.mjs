// A complete bot: joins a match by its link and plays any game, at random.
//   node examples/bot.mjs http://localhost:8080/match/k3v9x2
// See docs/protocol.md. It needs nothing from Insula but what comes over the network.
import { WebSocket } from 'ws';

const link = /^(https?:\/\/[^/]+)\/match\/([\w-]+)$/.exec(process.argv[2] ?? '');
if (link === null) {
  console.error('Say which match to join: node examples/bot.mjs http://localhost:8080/match/<id>');
  process.exit(2);
}
const [, base, match] = link;

// The first visit makes us a guest; the cookie says who we are from then on.
const visit = await fetch(`${base}/api/me`);
const cookie = visit.headers.get('set-cookie').split(';')[0];
await post('/api/me', { name: 'Robin the bot' });
const { yours } = await post(`/api/matches/${match}/join`, { seed: String(Math.random()) });
const seat = yours[0];
console.log(`Sitting in seat ${seat + 1}.`);

let seen = 0; // the number of the last thing we were told
let requests = 0;
let pending = null; // what we asked and have no answer to yet
connect();

function connect() {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers: { cookie } });
  const say = (message) => socket.send(JSON.stringify(message));
  socket.on('open', () => say({ t: 'hello', protocol: 3, match, seat, since: seen, phrases: false }));
  socket.on('message', (text) => hear(JSON.parse(String(text)), say));
  socket.on('error', (error) => console.error(error.message));
  // Whatever happened, we come back and are told what we missed.
  socket.on('close', () => setTimeout(connect, 1000));
}

function hear(message, say) {
  switch (message.t) {
    case 'welcome':
      if (message.match.phase === 'over') process.exit(0);
      seen = message.n;
      if (pending !== null)
        say(pending); // answered, not played twice
      else look(message.table, say);
      return;
    case 'news':
      seen = message.n;
      look(message.table, say);
      return;
    case 'ack':
    case 'refused':
      if (message.t === 'refused') console.error(`Refused: ${message.code} ${message.rule ?? ''}`);
      if (message.id === pending?.id) pending = null;
      return;
    case 'match':
      if (message.match.phase !== 'over') return;
      console.log(`Over. Our place: ${message.match.outcome.rank?.[seat] ?? 'none'}.`);
      process.exit(0);
  }
}

let answered = -1;
function look(table, say) {
  if (table === null || !table.awaited.includes(seat) || table.answer !== undefined || table.decision === answered) return;
  answered = table.decision;
  const move = table.legal[Math.floor(Math.random() * table.legal.length)];
  pending = { t: 'move', id: `robin-${process.pid}-${requests++}`, decision: table.decision, moves: [move] };
  say(pending);
}

async function post(path, body) {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (answer.ok) return said;
  console.error(said.message);
  process.exit(1);
}
