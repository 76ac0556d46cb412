import type { Fault } from '../fault.ts';

export const setup: readonly Fault[] = [
  {
    name: 'private matches in the list',
    file: 'store/sqlite.ts',
    old: 'phase = ? AND listed = 1',
    planted: 'phase = ?',
    caught: ['setup', 'everybody finds matches that are listed and open, and nobody the others'],
  },
  {
    name: 'a seat taken from under somebody',
    file: 'match/setup.ts',
    old: "if (own < 0 && head.seats[seat].kind !== 'open') return no('seat-taken');",
    planted: '',
    caught: ['setup', 'a seat that is taken is not taken again, and none is there that is not'],
  },
  {
    name: "standing up in another's name",
    file: 'match/setup.ts',
    old: "if (head.seats[seat]?.person !== person.id) return no('not-yours');",
    planted: '',
    caught: ['setup', 'only whoever sits there stands up, only the host seats others, and only before the start'],
  },
  {
    name: 'anybody seats others',
    file: 'match/setup.ts',
    old: "  const { head } = turn.match;\n  if (head.host !== person.id) return no('not-host');",
    planted: '  const { head } = turn.match;',
    caught: ['setup', 'only whoever sits there stands up, only the host seats others, and only before the start'],
  },
  {
    name: 'a start with open seats',
    file: 'match/setup.ts',
    old: "if (head.seats.some((sitter) => sitter.kind === 'open')) return no('seats-open');",
    planted: '',
    caught: ['setup', 'a match starts when no seat is open'],
  },
  {
    name: 'any version of the protocol',
    file: 'matches/enter.ts',
    old: "if (hello.protocol !== PROTOCOL) return no('protocol');",
    planted: '',
    caught: ['setup', 'whoever speaks another version of the protocol is told so'],
  },
  {
    name: 'one seat of a person agrees for itself alone',
    file: 'match/proposals.ts',
    old: '[...new Set([...proposal.yes, ...same])].sort()',
    planted: '[...new Set([...proposal.yes, seat, ...same.slice(0, 0)])].sort()',
    caught: ['setup', 'a person with several seats agrees for all of them'],
  },
  {
    name: "anybody closes anybody's table",
    file: 'match/setup.ts',
    old: `whyNotClosed({ head }: Match, person: Person): No | null {
  if (head.host !== person.id) return no('not-host');`,
    planted: 'whyNotClosed({ head }: Match, _: Person): No | null {',
    caught: ['watching', 'only the host closes a table, before the start, and then it is gone'],
  },
  {
    name: 'a welcome that gives somebody all seats',
    file: 'updates/welcome.ts',
    old: 'yours: seatsOf(head, person),',
    planted: 'yours: head.seats.map((_, i) => i),',
    caught: ['setup', 'a person with several seats agrees for all of them'],
  },
  {
    name: 'a second hello',
    file: 'wire/connection.ts',
    old: `if (seated === null) void enter(message);
      else refuse('hello', null);`,
    planted: 'void enter(message);',
    caught: ['setup', 'only the first message of a socket is a hello, and none is in bytes'],
  },
];
