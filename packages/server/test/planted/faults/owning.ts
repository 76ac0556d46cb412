import type { Fault } from '../fault.ts';

export const owning: readonly Fault[] = [
  {
    name: 'commits that do not show their tokens',
    file: 'store/postgres/fences.ts',
    old: ' AND marks.token = x.token',
    planted: '',
    caught: ['postgres', 'a process that was taken for dead loses the matches others have taken, and no others'],
  },
  {
    name: 'one lost match takes the others along',
    file: 'store/postgres/commit.ts',
    old: 'if ([...matchesIn(part)].some((match) => lost.has(match))) refused.add(part)',
    planted: 'refused.add(part)',
    caught: ['postgres', 'a process that was taken for dead loses the matches others have taken, and no others'],
  },
  {
    name: 'a process that was taken for dead lives on',
    file: 'store/postgres/lease.ts',
    old: " AND beat > clock_timestamp() - lease * interval '1 millisecond' RETURNING",
    planted: ' RETURNING',
    caught: ['postgres', 'a process that comes back to life finds that nothing is its own'],
  },
  {
    name: 'the time in which a match had no process counts',
    file: 'store/postgres/claims.ts',
    old: 'return hasDied ?',
    planted: 'return hasDied && earlier.length > 99 ?',
    caught: ['postgres', 'a process that was taken for dead loses the matches others have taken, and no others'],
  },
  {
    name: 'a link for anybody',
    file: 'cluster/answer.ts',
    old: "if (!proof.isRight('asks', own, String(raw))) {",
    planted: 'if (String(raw) === own) {',
    caught: ['cluster', 'nobody speaks to a process without the key'],
  },
  {
    name: 'lists know of no other process',
    file: 'cluster/route.ts',
    old: 'const holders = await store.holders(matches);',
    planted: 'const holders = new Map<string, string>();',
    caught: ['cluster', 'a list says who is there and how a match stands, whichever process is asked'],
  },
  {
    name: 'anybody thinks for the bots of a server',
    file: 'wire/thinkers.ts',
    old: '!isBearer(request.headers, token)',
    planted: 'request.headers.authorization === undefined',
    caught: ['thinkers', 'without the token, or with other games, nobody thinks for a server'],
  },
  {
    name: 'what a machine left undone is thought by nobody',
    file: 'bots/pool.ts',
    old: 'if (far) job?.giveBack(n);',
    planted: 'if (far) job?.drop();',
    caught: ['thinkers', 'a machine that does not answer is replaced, and another thinks what it left undone'],
  },
];
