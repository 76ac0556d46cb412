import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, openChild } from './child.ts';

/** A server: one process of its own, or several that are one server together. */
export interface Running extends Child {
  /** Whoever plays takes one of these. */
  readonly ports: readonly number[];
  usage(): Promise<Usage>;
}

/** By the processes' own account, since they began. */
export interface Usage {
  readonly cpuMicros: number;
  readonly memoryBytes: number;
}

/** Node cannot run TypeScript: when running from sources, what was built is used. */
const SERVERS = ['./servers', '../../dist/load/servers'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Starts a script of `servers/` and waits until it says that it listens. */
export async function start(script: string, args: readonly string[] = []): Promise<Running> {
  const port = await freePort();
  const file = SERVERS.map((folder) => join(folder, `${script}.js`)).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`the ${script} server is not built`);
  const child = await openChild(file, [String(port), ...args], {
    // To look inside one: BENCH_SERVER_FLAGS='--cpu-prof'.
    execArgv: (process.env.BENCH_SERVER_FLAGS ?? '').split(' ').filter((flag) => flag !== ''),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { ...child, ports: [port], usage: async () => (await child.ask('usage')) as Usage };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
