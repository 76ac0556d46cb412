import type { Fault } from '../fault.ts';

export const clocks: readonly Fault[] = [
  {
    name: 'a bot stays after twice',
    file: 'match/absence.ts',
    old: 'const MOST_TIMEOUTS = 3;',
    planted: 'const MOST_TIMEOUTS = 2;',
    caught: ['standIns', 'after three times in a row a bot stays, until the person is back with one request'],
  },
  {
    name: 'half a clock for whoever returns without time',
    file: 'match/clocks.ts',
    old: 'const RETURN_SHARE = 10;',
    planted: 'const RETURN_SHARE = 2;',
    caught: [
      'standIns',
      'with a clock for each move, whoever was away has all of it for the next question, and a tenth for the one they were late for',
    ],
  },
  {
    name: 'a bot that stands in earns time',
    file: 'match/clocks.ts',
    old: '  if (!isPlayedByPerson(seats[seat])) return null;\n  const held',
    planted: '  const held',
    caught: ['standIns', 'a bot that stands in earns no time, and to leave and return makes none'],
  },
  {
    name: 'the pause of a window costs time',
    file: 'match/clocks.ts',
    old: 'const free = match.game.window(play.state) ? match.head.pause : 0;',
    planted: 'const free = 0;',
    caught: ['faces', 'the pause of an answer window costs nobody time'],
  },
  {
    name: 'waiting for others costs time',
    file: 'match/clocks.ts',
    old: '  if (held !== null) return held.left;\n',
    planted: '',
    caught: ['faces', 'an answer in secret costs its time and no more, once it is played'],
  },
  {
    name: 'the time in which no server ran counts',
    file: 'matches/load.ts',
    old: '  skip(play, gaps, known, now);\n',
    planted: '',
    caught: ['clocks', 'the time in which no server ran counts for nobody, however often it was stopped'],
  },
  {
    name: 'an empty bank is forgotten after a turn',
    file: 'match/absence.ts',
    old: "turn.match.head.clock.kind === 'bank' || ",
    planted: '',
    caught: ['standIns', 'with an empty bank a bot stays until the return'],
  },
  {
    name: 'whoever comes back does not get the seat back',
    file: 'matches/enter.ts',
    old: "head.phase === 'playing' && head.seats[seat].standIn)",
    planted: "head.phase === 'over')",
    caught: ['life', 'a seat whose time is up is played by a bot, and coming back takes it again'],
  },
  {
    name: 'what others do winds a clock',
    file: 'match/play.ts',
    old: 'const isAskedAnew = has(changed | moved, seat);',
    planted: 'const isAskedAnew = true;',
    caught: ['faces', 'what others do meanwhile changes neither the question nor the clock of those who think'],
  },
  {
    name: 'to leave and return makes time',
    file: 'match/clocks.ts',
    old: 'play.left[seat] > 0 ? play.left[seat] : fullClock(head) / RETURN_SHARE',
    planted: 'fullClock(head)',
    caught: ['standIns', 'with a clock for each move, to leave and return makes no time either'],
  },
  {
    name: 'bots that do not wait to be seen',
    file: 'match/pace.ts',
    old: 'normal: [450, 180],',
    planted: 'normal: [45, 18],',
    caught: [
      'standIns',
      'bots make one visible step at a time, hurry after ten seconds, and take their time again after a person',
    ],
  },
  {
    name: 'clocks that follow the wall clock',
    file: 'serve.ts',
    old: 'return () => Math.round(began + performance.now());',
    planted: 'return () => Date.now() + Math.round(began - began);',
    caught: ['steady', 'a wall clock set an hour ahead or back changes no thinking time'],
  },
];
