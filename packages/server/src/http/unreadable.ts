import type { Socket } from 'node:net';
import type { Problem } from '@insula/protocol';

const TOO_MUCH = 'The head of a request has at most 16384 bytes.';
const TOO_LATE = 'The request did not arrive whole in time.';

/** What is no HTTP, or too much of it, or comes too late, has no route that could refuse it. Whoever sends it is not waited
 *  for. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable) socket.write(refusal(error.code ?? ''));
  socket.destroy();
}

function refusal(why: string): string {
  if (why === 'HPE_HEADER_OVERFLOW') return written('431 Request Header Fields Too Large', 'too-long', TOO_MUCH);
  if (why === 'ERR_HTTP_REQUEST_TIMEOUT') return written('408 Request Timeout', 'malformed', TOO_LATE);
  return written('400 Bad Request', 'malformed', 'What was sent cannot be read as HTTP.');
}

function written(status: string, code: Problem['code'], message: string): string {
  const body = JSON.stringify({ code, rule: null, message } satisfies Problem);
  const head = ['Connection: close', 'Content-Type: application/json; charset=utf-8', `Content-Length: ${body.length}`];
  return [`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n');
}
