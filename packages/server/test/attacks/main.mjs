// Attacks a server in every way of docs/security.md, one after the other. Two people who only want to play must be answered
// in time meanwhile, and the server must not take more memory than it may.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks.mjs';
import { pause, quantile } from './people.mjs';
import { witness } from './witness.mjs';

const MOST_MILLISECONDS = 250;
const MOST_MEGABYTES = 600;
/** Entries of the long match. */
const LONG = 100_000;
const WARM_UP = 1_500;

const { json, seconds, only } = flags();
const names = only === undefined ? Object.keys(ATTACKS) : [only];
let failed = false;
for (const name of names) {
  const found = await attacked(name);
  failed ||= !found.ok;
  if (json) console.log(JSON.stringify(found));
  else
    console.log(
      `${found.ok ? 'withstood' : 'FAILED'}  ${name}: ${found.moves} moves, p50 ${found.p50} ms, p99 ${found.p99} ms, healthz ${found.healthz} ms, ${found.memoryMB} MB`,
    );
}
process.exit(failed ? 1 : 0);

async function attacked(name) {
  const data = mkdtempSync(join(tmpdir(), 'insula-attack-'));
  const server = child('server.mjs', [data], {
    ...process.env,
    ...(name === 'a long match' ? { INSULA_LONG: String(LONG) } : {}),
  });
  const { port } = await said(server);
  const base = `http://127.0.0.1:${port}`;
  const playing = await witness(port);
  await pause(WARM_UP);
  playing.took.length = 0;
  const attacker = child('attacker.mjs', [name, String(port)], process.env);
  const watched = await watch(server, base);
  attacker.kill('SIGKILL');
  await playing.stop();
  server.kill('SIGKILL');
  await pause(100);
  rmSync(data, { recursive: true, force: true });
  const { took } = playing;
  const p99 = quantile(took, 0.99);
  const { memoryMB, healthz } = watched;
  const ok = p99 !== null && p99 < MOST_MILLISECONDS && memoryMB !== null && memoryMB < MOST_MEGABYTES;
  return { attack: name, seconds, moves: took.length, p50: quantile(took, 0.5), p99, healthz, memoryMB, ok };
}

/** The most memory the server takes, and the longest it takes to say that it lives. */
async function watch(server, base) {
  let [most, longest] = [0, 0];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await pause(200)) {
    const begun = performance.now();
    const answer = await Promise.race([fetch(`${base}/healthz`).catch(() => null), pause(30_000)]);
    if (answer?.status !== 200 || server.exitCode !== null) return { memoryMB: null, healthz: null };
    longest = Math.max(longest, performance.now() - begun);
    server.send('memory');
    most = Math.max(most, (await said(server)).rss);
  }
  return { memoryMB: Math.round(most / 1024 / 1024), healthz: Math.round(longest) };
}

function child(file, args, env) {
  const script = fileURLToPath(new URL(`./${file}`, import.meta.url));
  return fork(script, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env });
}

/** What a child says next. */
async function said(from) {
  const heard = new AbortController();
  const gone = once(from, 'exit', heard).then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)));
  const [message] = await Promise.race([once(from, 'message', heard), gone]);
  heard.abort();
  return message;
}

function flags() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        seconds: { type: 'string', default: '10' },
        only: { type: 'string' },
      },
    });
    if (!/^[1-9]\d{0,3}$/.test(values.seconds))
      throw new Error(`--seconds must be a whole number from 1, not "${values.seconds}".`);
    if (values.only !== undefined && ATTACKS[values.only] === undefined)
      throw new Error(`--only must be one of ${Object.keys(ATTACKS).join(', ')}, not "${values.only}".`);
    return { ...values, seconds: Number(values.seconds) };
  } catch (error) {
    console.error(`${error.message.replace(/\.$/, '')}; there is --seconds <number>, --only <attack>, --json.`);
    process.exit(2);
  }
}
