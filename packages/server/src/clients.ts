import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { BadInput } from '@insula/kernel';

/** Whom requests come from. */
export interface Clients {
  /** The address that limits count: of whoever connects, or of those for whom a trusted proxy asks. */
  of(request: IncomingMessage): string;
  /** That of a connection. */
  from(socket: Socket): string;
  isProxy(address: string | undefined): boolean;
}

/** `proxies`: addresses, or ranges such as 10.0.0.0/8, whose `X-Forwarded-For` is believed. */
export function openClients(proxies: readonly string[]): Clients {
  const trusted = new BlockList();
  for (const proxy of proxies) trust(trusted, proxy);
  const isProxy = (address: string | undefined): boolean => {
    const plain = plainOf(address ?? '');
    const version = isIP(plain);
    return version !== 0 && trusted.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    isProxy,
    from: ({ remoteAddress }) => counted(remoteAddress ?? ''),
    of({ socket, headers }) {
      let client = socket.remoteAddress ?? '';
      // From the nearest on: what stands before the first stranger may have been written by anybody.
      for (const hop of hopsIn(headers['x-forwarded-for']).reverse()) {
        if (!isProxy(client) || hop === null) break;
        client = hop;
      }
      return counted(client);
    },
  };
}

function trust(trusted: BlockList, proxy: string): void {
  const [address, bits, ...more] = proxy.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  if (version === 0 || !isRange || more.length > 0)
    throw new BadInput(`TRUSTED_PROXIES must have addresses or ranges such as 10.0.0.0/8, and "${proxy}" is neither.`);
  trusted.addSubnet(address, bits === undefined ? longest : Number(bits), version === 6 ? 'ipv6' : 'ipv4');
}

/** Null is one that cannot be read: what stands before it may have been written by anybody too. */
const hopsIn = (header: string | string[] | undefined): (string | null)[] =>
  String(header ?? '')
    .split(',')
    .map((hop) => withoutPort(hop.trim()))
    .map((hop) => (isIP(hop) === 0 ? null : hop));

/** Some proxies say the port as well. */
const withoutPort = (hop: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/** IPv4 addresses that come through IPv6 are written in a way of their own. */
const plainOf = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);

/** Whoever has one address of IPv6 has as many as they like that begin with the same four groups. */
function counted(address: string): string {
  const plain = plainOf(address);
  if (isIP(plain) !== 6) return plain;
  const [head, tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
