import type { AnyGame } from '@insula/kernel';
import { laws } from '@insula/laws/vitest';
import { roomShare } from '../src/index.ts';

laws(roomShare as AnyGame);
