import { laws } from '@insula/laws/vitest';
import { example } from '../src/index.ts';

laws(example);
