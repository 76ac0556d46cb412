import type { IncomingHttpHeaders } from 'node:http';

/** A page of another origin would act in the name of whoever looks at it: one on another port of the same machine is sent
 *  along with our cookie. Programs send no origin. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
