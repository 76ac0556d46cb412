#!/usr/bin/env node
import { build } from '../../../scripts/ready.mjs';

build();
const { main } = await import('../dist/index.js');
process.exitCode = await main(process.argv.slice(2));
