import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server of its own for a test, as `npm start` runs it. */
export interface TestServer {
  readonly url: string;
  /** Dies at once, and comes back on the same port with the same matches. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openServer(env: { readonly [name: string]: string } = {}): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'insula-web-'));
  let { process: running, url } = await started(data, 0, env);
  const port = Number(new URL(url).port);
  return {
    url,
    async restart() {
      await ended(running, 'SIGKILL');
      ({ process: running, url } = await started(data, port, env));
    },
    async close() {
      await ended(running, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function started(
  data: string,
  port: number,
  env: { readonly [name: string]: string },
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA: data,
      REQUESTS_PER_MINUTE: '100000',
      OPEN_MATCHES: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /http:\/\/\S+:\d+/.exec(said)?.[0];
      if (url !== undefined) resolve({ process: child, url });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
