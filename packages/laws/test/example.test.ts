import { example } from '@insula/example';
import { laws } from '../src/vitest.ts';

laws(example);
