import type { AnyGame } from '@insula/kernel';
import { laws } from '@insula/laws/vitest';
import { landlord } from '../src/index.ts';

laws(landlord as AnyGame, { each: 8 });
