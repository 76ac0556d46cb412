// People at a server: where they are, who they are, and their end of a match.
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An address of this machine from which somebody talks to a server. */
export const place = (port, address = '127.0.0.1') => ({
  port,
  address,
  agent: new Agent({ keepAlive: true, maxSockets: 50, localAddress: address }),
});

export function call({ port, agent }, method, path, cookie, body) {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(body === null ? {} : { 'content-type': 'application/json' }) };
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: parsed(Buffer.concat(parts)) }),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body === null ? undefined : JSON.stringify(body));
  });
}

function parsed(bytes) {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

export async function person(at) {
  const { headers } = await call(at, 'GET', '/api/me', '', null);
  return (headers['set-cookie']?.[0] ?? '').split(';')[0];
}

export const DUEL = { game: 'room-share', options: { duel: true }, pause: 0 };

/** A started match of one person's making; null where it is refused. */
export async function begun(at, cookie, wanted) {
  const { status, body } = await call(at, 'POST', '/api/matches', cookie, wanted);
  if (status !== 200) return null;
  const started = await call(at, 'POST', `/api/matches/${body.match.id}/start`, cookie, {});
  return started.status === 200 ? body.match.id : null;
}

/** A started match of two people; null where it is refused. */
export async function duel(at, [host, guest]) {
  const made = await call(at, 'POST', '/api/matches', host, {
    ...DUEL,
    listed: true,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  if (made.status !== 200) return null;
  const { id } = made.body.match;
  await call(at, 'POST', `/api/matches/${id}/join`, guest, {});
  const started = await call(at, 'POST', `/api/matches/${id}/start`, host, {});
  return started.status === 200 ? id : null;
}

let requests = 0;

/** A socket in a seat (null: looks on). */
export function sit({ port, address }, cookie, match, seat) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie }, localAddress: address });
  const replies = new Map();
  const seated = {
    table: null,
    over: false,
    refused: null,
    ask,
    close: () => socket.terminate(),
    isOpen: () => socket.readyState < 2,
  };
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: 3, match, seat, since: 0, phrases: false })));
  socket.on('message', (raw) => {
    const message = JSON.parse(String(raw));
    if (message.t === 'refused' && message.id === null) seated.refused = message.code;
    if (message.t === 'ack' || message.t === 'refused') {
      replies.get(message.id)?.(message);
      replies.delete(message.id);
    }
    if (message.table !== undefined) seated.table = message.table;
    if (message.match?.phase === 'over') seated.over = true;
  });
  socket.on('close', () => {
    for (const reply of replies.values()) reply({ t: 'closed' });
  });

  function ask(asked) {
    const id = `r${requests++}-${Math.random().toString(36).slice(2, 10)}`;
    return new Promise((resolve) => {
      if (socket.readyState !== WebSocket.OPEN) return resolve({ t: 'closed', id });
      replies.set(id, resolve);
      socket.send(JSON.stringify({ ...asked, id }));
    });
  }
  return seated;
}

/** Whether a seat has something to answer. */
export const isAsked = ({ table, over }, seat) =>
  !over && table !== null && table.awaited.includes(seat) && table.answer === undefined && table.legal.length > 0;

export const anyMove = ({ table }) => ({
  t: 'move',
  decision: table.decision,
  moves: [table.legal[Math.floor(Math.random() * table.legal.length)]],
});

/** The value below which a share of all values lies. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] * 10) / 10;
}
