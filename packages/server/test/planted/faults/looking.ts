import type { Fault } from '../fault.ts';

export const looking: readonly Fault[] = [
  {
    name: "a seat's file with what bystanders were told",
    file: 'http/past.ts',
    old: 'pages: toldTo(reading, room.match, seat),',
    planted: 'pages: toldTo(reading, room.match, null),',
    caught: ['replay', 'the file of a match that goes on has what its seat was told, with phrases, and no secret'],
  },
  {
    name: "a seat's file without phrases",
    file: 'http/past.ts',
    old: 'seat, 0, match.play.last?.n ?? 0, true);',
    planted: 'seat, 0, match.play.last?.n ?? 0, false);',
    caught: ['replay', 'the file of a match that goes on has what its seat was told, with phrases, and no secret'],
  },
  {
    name: 'a course that ends where its last turn began',
    file: 'match/course.ts',
    old: 'if (n > turn.n) yield [{ n, seat: null, values: valuesIn(now) }];',
    planted: '',
    caught: ['replay', 'the course of a match says whose turn began when, and what could be measured then'],
  },
  {
    name: 'an undo one off, once everything is open',
    file: 'match/course.ts',
    old: '{ ...item, from: before + 1 }',
    planted: '{ ...item, from: before }',
    caught: ['replay', 'what was taken back is in the past as it was, and gone after it'],
  },
  {
    name: 'a hint for whoever has answered',
    file: 'bots/hints.ts',
    old: 'has(play.awaited, seat) && play.held[seat] === null',
    planted: 'has(play.awaited, seat)',
    caught: ['hints', 'an expert sees what the seat sees, once it has a choice to make, and not once it has made it'],
  },
  {
    name: 'a hint through the eyes of another seat',
    file: 'bots/hints.ts',
    old: 'tableFor(match, match.play, seat, false, now)',
    planted: 'tableFor(match, match.play, 0, false, now)',
    caught: ['hints', 'an expert sees what the seat sees, once it has a choice to make, and not once it has made it'],
  },
  {
    name: 'a hint where there is no choice',
    file: 'bots/hints.ts',
    old: 'play.legal[seat].length > 1',
    planted: 'play.legal[seat].length > 0',
    caught: ['hints', 'never where there is but one move, nor while a bot stands in'],
  },
  {
    name: 'a hint while a bot stands in',
    file: 'bots/hints.ts',
    old: `  if (!isPlayedByPerson(head.seats[seat])) return no('standing-in');
`,
    planted: '',
    caught: ['hints', 'never where there is but one move, nor while a bot stands in'],
  },
  {
    name: 'a list that shows how a match stands as one seat knows it',
    file: 'matches/glimpse.ts',
    old: 'const view = game.view(play.state, null);',
    planted: 'const view = game.view(play.state, 0);',
    caught: ['glimpse', 'what a list says of a match is what whoever looks on knows of it'],
  },
  {
    name: 'a course that measures what nobody in particular sees',
    file: 'match/course.ts',
    old: "game.view(state, eyes === 'all' ? null : eyes)",
    planted: 'game.view(state, null)',
    caught: ['glimpse', 'a course measures what is seen by whose course it is, and whoever merely answers has no turn'],
  },
  {
    name: 'a turn for whoever merely answers',
    file: 'match/course.ts',
    old: 'if (game.window(state)) return before;',
    planted: '',
    caught: ['glimpse', 'a course measures what is seen by whose course it is, and whoever merely answers has no turn'],
  },
  {
    name: 'a list that counts what one seat was told',
    file: 'matches/glimpse.ts',
    old: 'n: play.told[head.seats.length] }',
    planted: 'n: play.told[0] }',
    caught: ['glimpse', 'what a list says of a match is what whoever looks on knows of it'],
  },
  {
    name: 'a list that tells who has answered in secret',
    file: 'matches/mark.ts',
    old: 'const awaited = play?.awaited ?? NOBODY;',
    planted:
      'const awaited = (play?.awaited ?? NOBODY) & ~(play?.held ?? []).reduce((all, held, seat) => (held?.done ? all | (1 << seat) : all), 0);',
    caught: ['life', 'a secret answer is kept, shown to its seat alone, and may be withdrawn until the last one arrives'],
  },
  {
    name: 'a summary that tells who has answered in secret',
    file: 'http/matches.ts',
    old: 'shown(room.match.head, room.match.play?.awaited ?? NOBODY, person',
    planted:
      'shown(room.match.head, (room.match.play?.awaited ?? NOBODY) & ~(room.match.play?.held ?? []).reduce((all, held, seat) => (held?.done ? all | (1 << seat) : all), 0), person',
    caught: ['life', 'a secret answer is kept, shown to its seat alone, and may be withdrawn until the last one arrives'],
  },
  {
    name: 'turns in which nothing can be seen',
    file: 'match/course.ts',
    old: 'if (turn.n < n) over.push(turn);',
    planted: 'over.push(turn);',
    caught: ['unsaid', 'a course has no turn in which nothing can be seen'],
  },
];
