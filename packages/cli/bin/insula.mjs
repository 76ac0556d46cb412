#!/usr/bin/env node
import { build } from '../../../scripts/ready.mjs';

build();
// `insula games | head` closes the pipe early, which is no mistake.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
const { main } = await import('../dist/index.js');
process.exitCode = await main(process.argv.slice(2));
