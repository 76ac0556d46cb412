import type { Fault } from '../fault.ts';

export const limits: readonly Fault[] = [
  {
    name: 'messages without end',
    file: 'wire/connection.ts',
    old: "if (!rate.take(performance.now())) return refuse('too-many', null);",
    planted: 'rate.take(performance.now());',
    caught: ['abuse', 'too many messages are refused'],
  },
  {
    name: 'messages of any length',
    file: 'wire/sockets.ts',
    old: 'maxPayload: LONGEST_MESSAGE',
    planted: 'maxPayload: LONGEST_MESSAGE * 1000',
    caught: ['abuse', 'a message that is too long ends the connection and nothing else'],
  },
  {
    name: 'requests without end',
    file: 'http/app.ts',
    old: 'max: settings.requestsPerMinute',
    planted: 'max: 1_000_000_000',
    caught: ['limits', 'one address asks so often in a minute and no more'],
  },
  {
    name: 'nonsense without end',
    file: 'wire/connection.ts',
    old: 'const PATIENCE = 100;',
    planted: 'const PATIENCE = 100_000;',
    caught: ['limits', 'whoever says nothing but nonsense is hung up on'],
  },
  {
    name: 'unread sockets that are never cut',
    file: 'wire/unsent.ts',
    old: 'const MOST_UNSENT = 1024 * 1024;',
    planted: 'const MOST_UNSENT = Number.POSITIVE_INFINITY;',
    caught: ['unread', 'whoever never reads is cut off, and is no longer there; the others go on'],
  },
  {
    name: 'connections without end',
    file: 'wire/door.ts',
    old: 'if (open >= sockets || !(isTheirs || letIn(clients.from(socket), socket))) {',
    planted: 'if (open < 0) {',
    caught: ['exhaustion', 'every connection counts, also one that asks for nothing; those that are refused do not stay'],
  },
  {
    name: 'whoever never says hello stays',
    file: 'wire/connection.ts',
    old: 'settings.requestSeconds * 1000',
    planted: 'settings.requestSeconds * 1_000_000',
    caught: ['exhaustion', 'a socket that never says hello is not waited for'],
  },
  {
    name: 'a log that grows without end',
    file: 'match/requests.ts',
    old: 'const MOST_BESIDE = 1_000;',
    planted: 'const MOST_BESIDE = 1_000_000;',
    caught: ['exhaustion', 'a log does not grow for ever: after a thousand entries that are no moves, only moves are taken'],
  },
];
