// The server that is killed. With the mutant it acknowledges first and writes a little later.
import { readSettings, serve } from '../../dist/index.js';

const LATER = 40;

function acknowledgesFirst(store) {
  const commit = (changes) => {
    if (changes.some((change) => change.put === 'entry' || change.put === 'held'))
      setTimeout(() => store.commit(changes), LATER);
    else store.commit(changes);
  };
  return { ...store, commit };
}

const [port, data, mutant] = process.argv.slice(2);
const limits = { MESSAGES_PER_SECOND: '100000', REQUESTS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '10000' };
const settings = readSettings({ PORT: port, HOST: '127.0.0.1', DATA: data, LOG: 'warn', ...limits });
await serve(settings, mutant === 'ack-before-commit' ? acknowledgesFirst : undefined);
process.send?.('open');
