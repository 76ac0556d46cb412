import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What `/metrics` shows. */
export interface Metrics {
  readonly registry: Registry;
  moves(count: number): void;
  committed(changes: number, seconds: number): void;
  connections(change: 1 | -1): void;
  refused(code: string): void;
}

export function openMetrics(loaded: () => number, thinking: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  let moves = 0;
  new Counter({
    name: 'insula_moves_total',
    help: 'Moves asked for',
    registers,
    collect() {
      this.reset();
      this.inc(moves);
    },
  });
  const changes = new Counter({ name: 'insula_changes_total', help: 'Rows written', registers });
  const commits = new Histogram({
    name: 'insula_commit_seconds',
    help: 'Time of a group commit',
    buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 1],
    registers,
  });
  const connections = new Gauge({ name: 'insula_connections', help: 'Open sockets', registers });
  const refused = new Counter({ name: 'insula_refused_total', help: 'Refused messages', labelNames: ['code'], registers });
  new Gauge({
    name: 'insula_matches_loaded',
    help: 'Matches in memory',
    registers,
    collect() {
      this.set(loaded());
    },
  });
  new Gauge({
    name: 'insula_bots_waiting',
    help: 'Bot moves not thought of yet',
    registers,
    collect() {
      this.set(thinking());
    },
  });
  new Gauge({
    name: 'insula_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  return {
    registry,
    moves(count) {
      moves += count;
    },
    committed(count, seconds) {
      changes.inc(count);
      commits.observe(seconds);
    },
    connections: (change) => connections.inc(change),
    refused: (code) => refused.inc({ code }),
  };
}
