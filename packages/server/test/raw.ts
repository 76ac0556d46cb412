import { connect, type Socket } from 'node:net';
import type { Guest, Running } from './client.ts';

/** A connection without manners: it hangs up only when it is told to. */
export function raw(server: Pick<Running, 'url'>, ...lines: string[]): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => {});
  if (lines.length > 0) say(socket, ...lines);
  return socket;
}

const say = (socket: Socket, ...lines: string[]): boolean => socket.write(`${lines.join('\r\n')}\r\n\r\n`);

/** A WebSocket that is written byte by byte, and reads nothing unless it is told to. */
export async function rawSocket(server: Pick<Running, 'url'>, who: Guest | null, socket = raw(server)): Promise<Socket> {
  say(
    socket,
    'GET /socket HTTP/1.1',
    `Host: ${new URL(server.url).host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Cookie: ${who?.cookie ?? ''}`,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

/** Masked with zeros: what is said stays as it is. */
function frame(kind: number, text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [kind, 0x80 | body.length] : [kind, 0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

export const textFrame = (message: object): Buffer => frame(TEXT, JSON.stringify(message));
export const pingFrame = (): Buffer => frame(PING, 'x'.repeat(125));
export const pongFrame = (): Buffer => frame(PONG, '');

/** Resolves when the other end has hung up for good. */
export function isCut(socket: Socket): Promise<boolean> {
  socket.resume();
  return new Promise((resolve) => {
    // Only a reset, or writing to what is closed, tells a half-open end that nobody is there.
    const nudge = setInterval(() => socket.write(Buffer.from([0])), 50);
    socket.once('close', () => {
      clearInterval(nudge);
      resolve(true);
    });
  });
}
