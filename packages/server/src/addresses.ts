import { networkInterfaces } from 'node:os';

export interface Address {
  readonly where: 'here' | 'network';
  readonly url: string;
}

const ANY = ['0.0.0.0', '::'];

/** Where a server listening on `host` is found: from this machine, and from others on the local network. */
export function addresses(host: string, port: number): Address[] {
  if (!ANY.includes(host)) return [{ where: isLoopback(host) ? 'here' : 'network', url: url(host, port) }];
  const others = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter((found) => found.family === 'IPv4' && !found.internal)
    .map((found): Address => ({ where: 'network', url: url(found.address, port) }));
  return [{ where: 'here', url: url('localhost', port) }, ...others];
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
const url = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
