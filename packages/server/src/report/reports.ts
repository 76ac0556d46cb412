import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Order, Progress } from './order.ts';

/** Reports on matches that are over: what decided them. */
export interface Reports {
  /** How far the report of that name is, from 0 to 1; it is begun if it was not. Null: too many wait already, of all or of
   *  those at the same address, or it failed. */
  ask(name: string, address: string, order: () => Promise<Order>): number | null;
  /** The page of a report that is done. */
  page(name: string): string | null;
  close(): Promise<void>;
}

interface Report {
  readonly name: string;
  readonly address: string;
  readonly order: () => Promise<Order>;
  share: number;
  page: string | null;
  hasFailed: boolean;
}

/** Those that are done are kept in memory, so many of them; to think one over again costs half a minute. */
const KEPT = 50;
const MOST_WAITING = 10;
/** Of one address: else a single one could keep all others from ever having theirs. */
const MOST_OF_ONE = 2;
/** No report takes longer, in milliseconds. */
const LONGEST = 300_000;

/** Node cannot start a thread from TypeScript: when running from sources, what was built is used. */
const WORKER = ['./worker.js', '../../dist/report/worker.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((file) => existsSync(file));

/** They are thought out in a thread of their own, one at a time, so that no bot waits for one. */
export function openReports(onError: (error: unknown) => void): Reports {
  const reports = new Map<string, Report>();
  const waiting: Report[] = [];
  let thinking: { readonly report: Report; readonly end: (why: unknown) => void } | null = null;

  async function think(report: Report): Promise<void> {
    const order = await report.order();
    if (WORKER === undefined) throw new Error('the reports are not built: npm run build');
    const worker = new Worker(WORKER, { execArgv: [] });
    worker.unref();
    try {
      report.page = await new Promise<string>((resolve, reject) => {
        thinking = { report, end: reject };
        setTimeout(() => reject(new Error(`the report ${report.name} takes too long`)), LONGEST).unref();
        worker.on('error', reject);
        worker.on('message', (progress: Progress) => {
          if (progress.is === 'thinking') report.share = progress.share;
          else if (progress.is === 'done') resolve(progress.page);
          else reject(new Error(progress.why));
        });
        worker.postMessage(order);
      });
    } finally {
      await worker.terminate();
    }
  }

  function next(): void {
    const report = waiting.shift();
    if (report === undefined) return;
    thinking = { report, end() {} };
    void think(report)
      .catch((error: unknown) => {
        report.hasFailed = true;
        onError(error);
      })
      .finally(() => {
        thinking = null;
        next();
      });
  }

  function begin(name: string, address: string, order: () => Promise<Order>): number | null {
    const own = waiting.filter((other) => other.address === address);
    if (waiting.length >= MOST_WAITING || own.length >= MOST_OF_ONE) return null;
    const report: Report = { name, address, order, share: 0, page: null, hasFailed: false };
    reports.set(name, report);
    for (const [old, { page, hasFailed }] of reports) {
      if (reports.size <= KEPT) break;
      if (page !== null || hasFailed) reports.delete(old);
    }
    waiting.push(report);
    if (thinking === null) next();
    return 0;
  }

  return {
    ask(name, address, order) {
      const report = reports.get(name);
      if (report === undefined) return begin(name, address, order);
      if (report.hasFailed) {
        // Whoever asks once more gets another try.
        reports.delete(name);
        return null;
      }
      return report.page === null ? Math.min(0.99, report.share) : 1;
    },
    page: (name) => reports.get(name)?.page ?? null,
    async close() {
      waiting.length = 0;
      thinking?.end(new Error('the server is closing'));
    },
  };
}
