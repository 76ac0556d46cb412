import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShelf } from '@insula/shelf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMANDS } from './machine/commands.ts';
import { Evening, type Told } from './machine/evening.ts';

const shelf = await openShelf();
const RUNS = Number(process.env.INSULA_MACHINE ?? 15);
/** Milliseconds for a run on a machine that has much else to do. */
const PATIENCE = 4_000;

test.each(['example', 'room-share'])(
  'whatever is asked, dropped, resumed, restarted or waited for in %s, every seat is told the same story without a gap',
  async (id) => {
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 60, size: 'max' }), async (commands) => {
        const folder = mkdtempSync(join(tmpdir(), 'insula-'));
        const evening = await Evening.begin(shelf.game(id), join(folder, 'x.sqlite'));
        try {
          const told: Told = { stories: evening.seats.map(() => []), public: [], acknowledged: new Map() };
          await fc.asyncModelRun(() => ({ model: told, real: evening }), commands);
          await evening.check(told);
          // Whoever comes for the first time is told what the others were told.
          for (const seat of evening.seats) await evening.connect(seat, true);
          await evening.check(told);
          await evening.restart();
          for (const seat of evening.seats) await evening.connect(seat, true);
          await evening.check(told);
          await evening.checkKept(told);
        } finally {
          await evening.close();
          rmSync(folder, { recursive: true, force: true });
        }
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
    expect(RUNS).toBeGreaterThan(0);
  },
  RUNS * PATIENCE,
);
