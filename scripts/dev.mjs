// `npm run dev`: pages straight from their sources, changed in the browser as they are saved; the server behind them is
// built and started anew whenever a source of its own or of a game is saved. Matches outlive it, as they do any restart.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer as listen } from 'node:net';
import { join } from 'node:path';
import { build, install, root } from './ready.mjs';

install();
build(['built', 'joined']);
const { createServer } = await import('vite');

/** Milliseconds: one save often changes a file more than once. */
const TOGETHER = 50;
const PATHS = ['/api', '/socket', '/healthz', '/metrics', '/openapi.json'];
const shown = Number(process.env.PORT || 8080);
const behind = await freePort();

const target = `http://127.0.0.1:${behind}`;
const vite = await createServer({
  configFile: join(root, 'packages/web/vite.config.ts'),
  server: {
    port: shown,
    strictPort: true,
    host: process.env.HOST || '0.0.0.0',
    proxy: Object.fromEntries(PATHS.map((path) => [path, { target, ws: path === '/socket' }])),
  },
});
let server = start();
await vite.listen();
vite.printUrls();

let changed = null;
let renewing = Promise.resolve();
for (const folder of ['packages', 'games'])
  watch(join(root, folder), { recursive: true }, (_, path) => {
    const ours = path !== null && /(^|\/)src\//.test(path) && !path.startsWith('web/');
    if (!ours || changed !== null) return;
    changed = setTimeout(() => {
      changed = null;
      renewing = renewing.then(renew);
    }, TOGETHER);
  });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await vite.close();
    await stop();
    process.exit(0);
  });

/** What cannot be built leaves the server as it was; the compiler has said why. */
async function renew() {
  const begun = performance.now();
  const [status] = await once(
    spawn(process.execPath, [join(root, 'scripts/build.mjs'), '--server'], { stdio: 'inherit' }),
    'exit',
  );
  if (status !== 0) return;
  await stop();
  server = start();
  await answering();
  console.log(`The server is renewed (${((performance.now() - begun) / 1000).toFixed(1)} s).`);
}

function start() {
  return spawn(process.execPath, [join(root, 'scripts/serve.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(behind) },
  });
}

async function stop() {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function answering() {
  while (server.exitCode === null) {
    const answer = await fetch(`${target}/healthz`).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function freePort() {
  const free = listen().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address();
  free.close();
  await once(free, 'close');
  return port;
}
