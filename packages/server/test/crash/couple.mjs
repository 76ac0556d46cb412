// Two people who play one match after the other at one table, whatever happens to the servers.
import { WebSocket } from 'ws';

/** `ordered`: a move for standing orders that are never followed. */
const GAMES = [
  { game: 'room-share', options: { duel: true }, ordered: 'pass' },
  { game: 'example', options: {}, ordered: 'rest' },
];

/** Milliseconds after which somebody who gets no answer comes back, perhaps at another process: a program, and a person. */
const PATIENCE = 1_500;
const LONG_PATIENCE = 10_000;
/** Answers that may have been on their way to the two of them. */
const UNDER_WAY = 2;

/** Milliseconds until somebody comes back whose line was cut: longer each time, and not all at once. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

/** `anywhere` says at which process to come in, and `ledger` gets every acknowledgement: that record is kept here, not by a
 *  server. `pace` are the milliseconds for which people think, about. */
export async function couple(anywhere, number, ledger, pace) {
  const people = [await person(anywhere()), await person(anywhere())];
  let names = 0;
  let seats = [];
  let match = null;
  let stopped = false;
  /** Matches that the server knows no longer. */
  let gone = 0;

  async function sitDown() {
    const base = anywhere();
    const { game, options, ordered } = GAMES[number % GAMES.length];
    const wanted = { game, options, seats: [{ kind: 'me' }, { kind: 'open' }], pause: 0 };
    const made = await post(base, people[0], '/api/matches', wanted);
    match = made.match.id;
    ledger.push({ kind: 'http', what: 'made', match });
    const seed = `seed ${number}-${names}`;
    await post(base, people[1], `/api/matches/${match}/join`, { seed });
    ledger.push({ kind: 'http', what: 'joined', match, seed });
    await rename(people[0], `Name ${number}-${names++}`);
    await post(base, people[0], `/api/matches/${match}/start`, {});
    ledger.push({ kind: 'http', what: 'started', match });
    seats = people.map((who, seat) => sit({ anywhere, who, match, seat, ledger, name: `${number}`, ordered, pace }));
  }

  /** Of names only the last counts, and one that was not acknowledged may have been kept. */
  async function rename(who, name) {
    const asked = { kind: 'http', what: 'named', person: idOf(who), name, acknowledged: false };
    ledger.push(asked);
    await post(anywhere(), who, '/api/me', { name });
    asked.acknowledged = true;
  }

  const playing = (async () => {
    while (!stopped) {
      try {
        await sitDown();
        if ((await Promise.race(seats.map((seat) => seat.over))) === GONE) gone++;
      } catch {
        await pause(50);
      }
      for (const seat of seats) seat.stop();
    }
  })();

  return {
    /** The match in progress, or null between two. */
    get match() {
      return seats.length > 0 && seats.every((seat) => seat.entered > 0) ? match : null;
    },
    /** Resolves when more is answered than was on its way, or another match has begun: whether theirs was still there. */
    async goesOn() {
      const [at, before] = [match, gone];
      const answered = () => seats.reduce((sum, seat) => sum + seat.answered, 0);
      const then = answered();
      while (match === at && answered() <= then + UNDER_WAY) await pause(5);
      return gone === before;
    },
    async stop() {
      stopped = true;
      for (const seat of seats) seat.stop();
      await playing;
    },
  };
}

/** The id of the person whose cookie it is. */
const idOf = (cookie) => cookie.split('=')[1].split('.')[0];

const GONE = 'gone';
let requests = 0;

/** A seat that answers at random, and sends again what was not answered. */
function sit({ anywhere, who, match, seat, ledger, name, ordered, pace }) {
  const state = { entered: 0, answered: 0, stopped: false, socket: null, pending: null, asked: 0, table: null };
  /** Everything it was told, in order. */
  const told = [];
  /** Since when it waits to be let in again, or for an answer; null: it does not. */
  const since = { in: null, answer: null };
  let drops = 0;
  let thinking = null;
  /** Asked and not acknowledged yet, beside the move: a line of the chat, and orders. */
  const beside = new Map();
  let ended;
  const over = new Promise((resolve) => {
    ended = resolve;
  });

  function connect() {
    if (state.stopped) return;
    const socket = new WebSocket(`${anywhere().replace('http', 'ws')}/socket`, { headers: { cookie: who } });
    state.socket = socket;
    state.asked = performance.now();
    socket.on('open', () => say({ t: 'hello', protocol: 3, match, seat, since: 0, phrases: false }));
    socket.on('message', (raw) => hear(JSON.parse(String(raw))));
    socket.on('close', () => {
      since.in ??= performance.now();
      // Nothing is asked of whoever has not let them in yet.
      state.table = null;
      setTimeout(connect, pace === 0 ? 20 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** drops++) * (0.5 + Math.random() / 2));
    });
    socket.on('error', () => {});
  }
  const patience = pace === 0 ? PATIENCE : LONG_PATIENCE;
  const isWaiting = () => state.pending !== null || state.table === null;
  const watch = setInterval(() => {
    if (isWaiting() && performance.now() - state.asked > patience) state.socket?.terminate();
  }, patience / 3);
  const say = (message) => state.socket.readyState === WebSocket.OPEN && state.socket.send(JSON.stringify(message));

  /** Notes for how long nothing was heard. */
  function heard(what) {
    if (since[what] !== null) ledger.push({ kind: 'silence', what, lasted: performance.now() - since[what], drops });
    since[what] = null;
  }

  /** Whoever comes in hears everything again: it must be what was heard before. */
  function compare({ t, n, of, items }) {
    const before = n - items.length;
    if (t === 'welcome' && of < told.length) ledger.push({ kind: 'untrue' });
    for (const [i, item] of items.entries()) {
      const text = JSON.stringify(item);
      if ((told[before + i] ?? text) !== text) ledger.push({ kind: 'untrue' });
      told[before + i] = text;
    }
  }

  function hear(message) {
    if (message.items !== undefined) compare(message);
    if (message.t === 'welcome') {
      state.entered++;
      heard('in');
      drops = 0;
      if (message.match.phase === 'over') ended();
      if (state.pending !== null) say(state.pending);
      for (const request of beside.values()) say(request);
    }
    if (message.t === 'ack' && message.id === state.pending?.id) {
      ledger.push({ kind: state.shared ? 'held' : 'move', match, id: message.id, moves: state.pending.moves.length });
      state.answered++;
      // What was heard of the question meanwhile is not what comes after it.
      if (state.table?.decision === state.pending.decision) state.table = null;
      state.pending = null;
      heard('answer');
      talk();
    }
    if (message.t === 'ack' && beside.has(message.id)) {
      beside.get(message.id).asked.acknowledged = true;
      beside.delete(message.id);
    }
    if (message.t === 'refused') beside.delete(message.id);
    if (message.t === 'refused' && message.id === state.pending?.id) {
      ledger.push({ kind: 'refused', code: message.code });
      state.pending = null;
    }
    if (message.code === 'unavailable') state.socket.terminate();
    if (message.code === 'no-match') ended(GONE);
    if (message.t === 'match' && message.match.phase === 'over') ended();
    if (message.table) state.table = message.table;
    play();
  }

  /** People think first; whoever has no pace answers at once. */
  function play() {
    if (pace === 0) answer();
    else thinking ??= setTimeout(answer, pace * (0.5 + Math.random()));
  }

  function answer() {
    const { table } = state;
    thinking = null;
    if (state.stopped || state.pending !== null || table === null) return;
    if (!table.awaited.includes(seat) || table.answer !== undefined || table.legal.length === 0) return;
    const move = table.legal[Math.floor(Math.random() * table.legal.length)];
    state.pending = { t: 'move', id: `${name}-${seat}-${requests++}`, decision: table.decision, moves: [move] };
    state.table = null;
    state.asked = performance.now();
    since.answer = state.asked;
    state.shared = table.awaited.length > 1 || table.closes !== undefined;
    say(state.pending);
  }

  /** Says something, or gives orders, after every few moves. */
  function talk() {
    if (state.answered % 5 === 1) ask('chat', { text: `line ${name}-${seat}-${requests}` });
    if (state.answered % 5 === 3) ask('orders', { orders: [{ ask: `never ${name}-${seat}-${requests}`, move: ordered }] });
  }

  function ask(t, what) {
    const request = { t, id: `${name}-${seat}-${requests++}`, ...what };
    const asked = { kind: t, match, seat, person: idOf(who), id: request.id, ...what, acknowledged: false };
    ledger.push(asked);
    Object.defineProperty(request, 'asked', { value: asked });
    beside.set(request.id, request);
    say(request);
  }

  connect();
  return {
    over,
    get entered() {
      return state.entered;
    },
    get answered() {
      return state.answered;
    },
    stop() {
      state.stopped = true;
      clearInterval(watch);
      clearTimeout(thinking);
      state.socket?.terminate();
      ended();
    },
  };
}

async function person(base) {
  const answer = await fetch(`${base}/api/me`);
  return answer.headers.get('set-cookie').split(';')[0];
}

async function post(base, cookie, path, body) {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
