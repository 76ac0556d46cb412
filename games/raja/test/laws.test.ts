import { laws } from '@insula/laws/vitest';
import { raja } from '../src/index.ts';

laws(raja);
