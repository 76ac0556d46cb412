import { fileURLToPath } from 'node:url';
import { BadInput } from '@insula/kernel';
import { openClients } from './clients.ts';

/** Where and how a server runs. Everything that can be chosen from outside is here. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder with the matches. */
  readonly data: string;
  /** The PostgreSQL with the matches; empty: they are in the folder. */
  readonly databaseUrl: string;
  /** Where other processes on the same database reach this one: "host:port", port 0 is any free one. */
  readonly link: string;
  /** Seconds after which a process that the database has not heard of gives up its matches. */
  readonly leaseSeconds: number;
  readonly messagesPerSecond: number;
  readonly requestsPerMinute: number;
  /** Seconds for a request to arrive whole, and for a socket to say hello. */
  readonly requestSeconds: number;
  /** Milliseconds for which news may wait for more, where they ask nothing of those who hear them. */
  readonly together: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Addresses of proxies that say truly for whom they ask. */
  readonly trustedProxies: readonly string[];
  /** Matches of one person that may be open, be played, or be played by bots alone; and how many times as many of one address. */
  readonly openMatches: number;
  readonly runningMatches: number;
  readonly botMatches: number;
  readonly peoplePerAddress: number;
  /** Days after which a finished match is deleted; 0: never. */
  readonly keepFinished: number;
  /** What a collector on another machine must send; empty: there is none. */
  readonly metricsToken: string;
  /** What a machine must show that wants to think for bots; empty: none may. */
  readonly thinkToken: string;
  /** The folder with the bundled pages. */
  readonly pages: string;
  /** Where people find this server, if that is not one of its own addresses; empty: it is. */
  readonly publicUrl: string;
  readonly log: 'silent' | 'warn' | 'info' | 'debug';
}

/** Of all messages only so many in a second may be no moves. */
export const besideOf = ({ messagesPerSecond }: Settings): number => messagesPerSecond / 5;

const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));
const LOGS = ['silent', 'warn', 'info', 'debug'] as const;

/** From environment variables; those that are missing have a default that needs nothing. */
export function readSettings(env: { readonly [name: string]: string | undefined }): Settings {
  const text = (name: string, usual: string): string => (env[name] === undefined || env[name] === '' ? usual : env[name]);
  const log = text('LOG', 'warn') as Settings['log'];
  if (!LOGS.includes(log)) throw new BadInput(`LOG must be one of ${LOGS.join(', ')}, not "${log}".`);
  return {
    host: text('HOST', '0.0.0.0'),
    port: whole('PORT', text('PORT', '8080'), 65_535, ' (0: any free one)'),
    data: text('DATA', 'data'),
    databaseUrl: database(text('DATABASE_URL', '')),
    link: place(text('LINK', '127.0.0.1:0')),
    leaseSeconds: Math.max(1, whole('LEASE_SECONDS', text('LEASE_SECONDS', '5'), 3_600)),
    messagesPerSecond: whole('MESSAGES_PER_SECOND', text('MESSAGES_PER_SECOND', '50'), 1_000_000),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', text('REQUESTS_PER_MINUTE', '600'), 100_000_000),
    requestSeconds: whole('REQUEST_SECONDS', text('REQUEST_SECONDS', '20'), 3_600),
    together: whole('TOGETHER', text('TOGETHER', '50'), 1_000),
    sockets: whole('SOCKETS', text('SOCKETS', '20000'), 1_000_000),
    socketsPerAddress: whole('SOCKETS_PER_ADDRESS', text('SOCKETS_PER_ADDRESS', '500'), 1_000_000),
    trustedProxies: proxiesIn(text('TRUSTED_PROXIES', '')),
    openMatches: whole('OPEN_MATCHES', text('OPEN_MATCHES', '20'), 1_000_000),
    runningMatches: whole('RUNNING_MATCHES', text('RUNNING_MATCHES', '200'), 1_000_000),
    botMatches: whole('BOT_MATCHES', text('BOT_MATCHES', '5'), 1_000_000),
    peoplePerAddress: whole('PEOPLE_PER_ADDRESS', text('PEOPLE_PER_ADDRESS', '10'), 1_000_000),
    keepFinished: whole('KEEP_FINISHED', text('KEEP_FINISHED', '0'), 100_000, ' days (0: for ever)'),
    metricsToken: text('METRICS_TOKEN', ''),
    thinkToken: text('THINK_TOKEN', ''),
    pages: text('PAGES', PAGES),
    publicUrl: text('PUBLIC_URL', '').replace(/\/+$/, ''),
    log,
  };
}

function database(url: string): string {
  if (url === '' || /^postgres(ql)?:\/\//.test(url)) return url;
  throw new BadInput('DATABASE_URL must begin with postgres://; without one the matches are kept in the folder DATA.');
}

function place(text: string): string {
  if (/^[\w.-]+:\d{1,5}$/.test(text)) return text;
  throw new BadInput(`LINK must be a host and a port such as 10.0.0.5:9000, not "${text}".`);
}

function proxiesIn(text: string): string[] {
  const proxies = text.split(/[\s,]+/).filter((proxy) => proxy !== '');
  // So that what is wrong is said at once.
  openClients(proxies);
  return proxies;
}

function whole(name: string, text: string, most: number, note = ''): number {
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new BadInput(`${name} must be a whole number from 0 to ${most}${note}, not "${text}".`);
}
