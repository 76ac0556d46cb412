import type { Fault } from '../fault.ts';

export const fairness: readonly Fault[] = [
  {
    name: 'a rematch with the secret that was revealed',
    file: 'match/setup.ts',
    old: '    secret,\n    commitment: commitmentTo(secret),\n    contributions: seats.map(() => null),',
    planted: '    contributions: seats.map(() => null),',
    caught: ['rematch', 'a rematch has a secret of its own, which nobody knows before its end'],
  },
  {
    name: 'a rematch bound to the secret of before',
    file: 'match/setup.ts',
    old: '    commitment: commitmentTo(secret),\n    contributions: seats.map(() => null),',
    planted: '    contributions: seats.map(() => null),',
    caught: ['rematch', 'a rematch has a secret of its own, which nobody knows before its end'],
  },
  {
    name: 'a rematch with what was added before',
    file: 'match/setup.ts',
    old: '    contributions: seats.map(() => null),\n',
    planted: '',
    caught: ['rematch', 'a rematch has a secret of its own, which nobody knows before its end'],
  },
  {
    name: 'a rematch in the same seats',
    file: 'match/setup.ts',
    old: 'head.seats[(seat + head.seats.length - 1) % head.seats.length]',
    planted: 'head.seats[seat]',
    caught: ['rematch', 'in a rematch everybody sits one seat further, with the same options and clock'],
  },
  {
    name: 'a server that is not bound',
    file: 'match/setup.ts',
    old: '    commitment: commitmentTo(secret),\n    contributions: wanted',
    planted: "    commitment: commitmentTo(randomBytes(32).toString('hex')),\n    contributions: wanted",
    caught: ['fair', 'the server is bound before anybody adds to the shuffle, and everybody who added is in it'],
  },
  {
    name: 'what the host adds is not in the shuffle',
    file: 'match/setup.ts',
    old: 'if (seed !== null && own >= 0) head.contributions[own] = seed;',
    planted: '',
    caught: ['fair', 'the server is bound before anybody adds to the shuffle, and everybody who added is in it'],
  },
  {
    name: 'what somebody adds is not in the shuffle',
    file: 'match/setup.ts',
    old: 'if (seed !== null) head.contributions[seat] = seed;',
    planted: '',
    caught: ['fair', 'the server is bound before anybody adds to the shuffle, and everybody who added is in it'],
  },
  {
    name: 'what was added stays when somebody stands up',
    file: 'match/setup.ts',
    old: '  match.head.contributions[seat] = null;\n',
    planted: '',
    caught: ['fair', 'whoever stands up takes along what they added'],
  },
  {
    name: 'what is added too late, and seems to be in the shuffle',
    file: 'match/setup.ts',
    old: "own >= 0 && seed === null && head.phase !== 'open'",
    planted: "own >= 0 && head.phase !== 'open'",
    caught: ['fair', 'what comes after the start is refused, not taken for a part of the shuffle'],
  },
  {
    name: 'a rematch as old as its match',
    file: 'match/setup.ts',
    old: '    version: game.version,\n    created: at,\n    started: null,\n    ended: null,\n    secret,',
    planted: '    version: game.version,\n    started: null,\n    ended: null,\n    secret,',
    caught: ['rematch', 'in a rematch everybody sits one seat further, with the same options and clock'],
  },
];
