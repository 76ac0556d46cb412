// A server that is killed. Mutants: one acknowledges first and writes a little later, one believes that what it had is its
// own for ever and shows no tokens.
import { register } from 'node:module';

const [port, data, url, mutant, link] = process.argv.slice(2);
// Whoever breaks off a run, however suddenly, must not leave servers behind.
process.once('disconnect', () => process.exit(1));
if (mutant === 'no-token') register('./noToken.mjs', import.meta.url);
const { readSettings, serve } = await import('../../dist/index.js');

const LATER = 40;
const LATE = ['entry', 'held', 'chat', 'orders'];

function acknowledgesFirst(store) {
  const isLate = ({ put }) => LATE.includes(put);
  const commit = async (...parts) => {
    if (parts.flat().some(isLate)) setTimeout(() => store.commit(...parts), LATER);
    else await store.commit(...parts);
    return new Set();
  };
  return { ...store, commit };
}

const limits = {
  MESSAGES_PER_SECOND: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '10000',
  OPEN_MATCHES: '100000',
  RUNNING_MATCHES: '100000',
};
const place = {
  PORT: port,
  HOST: '127.0.0.1',
  DATA: data,
  DATABASE_URL: url,
  LINK: `127.0.0.1:${link}`,
  LEASE_SECONDS: '1',
};
const served = await serve(
  readSettings({ ...place, LOG: 'silent', ...limits }),
  mutant === 'ack-before-commit' ? acknowledgesFirst : undefined,
);
process.once('SIGTERM', () => served.close().then(() => process.exit(0)));
process.send?.('open');
