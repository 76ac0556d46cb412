import type { AnyGame } from '@insula/kernel';
import { laws } from '@insula/laws/vitest';
import { landlordSecond } from '../../src/index.ts';

laws(landlordSecond as AnyGame, { each: 4 });
