import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import usual from '../../../../vitest.config.ts';

const root = join(import.meta.dirname, '../../../..');
const recorder = join(import.meta.dirname, 'record.ts');
export default mergeConfig({ ...usual, test: {} }, defineConfig({ root, test: { include: [recorder] } }));
