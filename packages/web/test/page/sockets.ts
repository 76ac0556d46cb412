import type { ClientMessage, ServerMessage } from '@insula/protocol';
import { vi } from 'vitest';

/** A server made of nothing but its end of each socket. */
export interface Exchange {
  /** Every socket that was dialled, in order. */
  readonly sockets: Socket[];
  readonly last: Socket;
}

export class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  /** As when nobody is at the other end: it is not closed for a long time. */
  close(): void {
    this.readyState = 2;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** A page without a browser, whose clock stands still. `frames`: whether anybody sees it. */
export function pageWithoutBrowser(frames = true): Exchange {
  vi.useFakeTimers();
  const sockets: Socket[] = [];
  class Dialled extends Socket {
    constructor() {
      super();
      sockets.push(this);
    }
  }
  vi.stubGlobal('WebSocket', Dialled);
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { protocol: 'http:', host: 'house.test', href: 'http://house.test/' } }),
  );
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: frames ? 'visible' : 'hidden' }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (frames ? setTimeout(run, 16) : 0));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  return {
    sockets,
    get last() {
      return sockets[sockets.length - 1];
    },
  };
}

export function closePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
