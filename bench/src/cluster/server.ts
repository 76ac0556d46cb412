// One of several servers on one store; the limits on one address are out of the way, since all clients come from here.
import { readSettings, serve } from '@insula/server';

const [port, data, url] = process.argv.slice(2);
const served = await serve(
  readSettings({
    HOST: '127.0.0.1',
    PORT: port,
    DATA: data,
    DATABASE_URL: url,
    MESSAGES_PER_SECOND: '1000000',
    REQUESTS_PER_MINUTE: '10000000',
    SOCKETS_PER_ADDRESS: '100000',
    OPEN_MATCHES: '100000',
    RUNNING_MATCHES: '100000',
  }),
);
process.on('message', async (asked) => {
  if (asked === 'stop') {
    await served.close();
    process.exit(0);
  }
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
