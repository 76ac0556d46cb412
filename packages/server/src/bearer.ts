import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Whether somebody shows a token. Nobody can show an empty one. */
export const isBearer = (headers: IncomingHttpHeaders, token: string): boolean =>
  token !== '' && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
