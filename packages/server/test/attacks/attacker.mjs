// A process of its own that attacks a server from an address of its own, until it is ended.
import { ATTACKS } from './attacks.mjs';

const [name, port] = process.argv.slice(2);
process.on('uncaughtException', () => {});
process.once('disconnect', () => process.exit(1));
await ATTACKS[name](Number(port));
