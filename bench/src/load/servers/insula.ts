// Our server as `npm start` runs it, with its store in a folder; only the limits on one address are out of the way,
// since all clients come from here.
import { readSettings, serve } from '@insula/server';
import { PORT, report } from './report.ts';

const served = await serve(
  readSettings({
    HOST: '127.0.0.1',
    PORT: String(PORT),
    DATA: process.argv[3],
    MESSAGES_PER_SECOND: '1000000',
    REQUESTS_PER_MINUTE: '10000000',
    SOCKETS_PER_ADDRESS: '100000',
    OPEN_MATCHES: '100000',
    RUNNING_MATCHES: '100000',
  }),
);
report(() => served.close());
