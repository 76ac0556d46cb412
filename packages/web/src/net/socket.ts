import type { ClientMessage, ServerMessage } from '@insula/protocol';

/** A socket to the server that comes back after every drop, and notices when it is dead without anybody saying so. */
export interface Socket {
  /** Sends it if the socket is up; whatever must not be lost is sent again at `up`. */
  post(message: ClientMessage): void;
  /** Cuts the socket and tries again a little later: the other end cannot be talked to like this. */
  again(): void;
  /** All is well: the next drop is the first one. */
  settled(): void;
  close(): void;
}

interface Ends {
  up(): void;
  down(): void;
  hear(message: ServerMessage): void;
}

/** Silence after which the other end is asked for a sign of life, and for how long that may take. */
const QUIET = 4_000;
const PATIENCE = 10_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

export function openSocket(ends: Ends): Socket {
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let drops = 0;
  let heard = 0;
  /** When a sign of life was asked for; null: not since the last one. */
  let asked: number | null = null;

  function dial(): void {
    if (retry !== null) clearTimeout(retry);
    retry = null;
    const { protocol, host } = window.location;
    const opened = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`);
    socket = opened;
    heard = Date.now();
    // To be let in is the first sign of life: a server that never answers the call is a dead socket too.
    asked = heard;
    opened.onopen = () => ends.up();
    opened.onmessage = ({ data }) => {
      heard = Date.now();
      asked = null;
      ends.hear(JSON.parse(String(data)) as ServerMessage);
    };
    opened.onclose = () => {
      if (socket === opened) again();
    };
  }

  /** A socket whose other end is gone takes long to close: it is left to itself. */
  function hangUp(): void {
    const left = socket;
    socket = null;
    if (left === null) return;
    left.onopen = null;
    left.onmessage = null;
    left.onclose = null;
    left.close();
  }

  function again(): void {
    hangUp();
    ends.down();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** drops++);
    // Not all at once, when the server comes back.
    retry ??= setTimeout(dial, wait * (0.5 + Math.random() / 2));
  }

  const post = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  /** Timers of a page that nobody sees are rare, so silence alone proves nothing: only a question left unanswered does. */
  function look(): void {
    if (socket === null) return;
    const now = Date.now();
    if (asked !== null) {
      if (now - asked > PATIENCE) again();
    } else if (now - heard >= QUIET) {
      asked = now;
      post({ t: 'ping', id: 'ping' });
    }
  }

  function hurry(): void {
    drops = 0;
    if (socket === null) dial();
    else look();
  }
  const seen = (): void => {
    if (document.visibilityState === 'visible') hurry();
  };

  const watch = setInterval(look, QUIET);
  window.addEventListener('online', hurry);
  window.addEventListener('offline', again);
  document.addEventListener('visibilitychange', seen);
  dial();

  return {
    post,
    again,
    settled() {
      drops = 0;
    },
    close() {
      clearInterval(watch);
      if (retry !== null) clearTimeout(retry);
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', again);
      document.removeEventListener('visibilitychange', seen);
      hangUp();
    },
  };
}
