import type { Fault } from '../fault.ts';

export const answering: readonly Fault[] = [
  {
    name: 'a refusal that counts what was answered before',
    file: 'match/answers.ts',
    old: `  if (refused !== null) return { ...refused, move: Math.max(0, (refused.move ?? 0) - before.length) };
  // A card`,
    planted: `  if (refused !== null) return refused;
  // A card`,
    caught: ['smallAnswers', 'a refusal says which of the moves that were sent, whatever was begun before'],
  },
  {
    name: 'a why that counts what was answered before',
    file: 'match/answers.ts',
    old: 'return { refused: { ...refused, move: Math.max(0, (refused.move ?? 0) - before.length) }, final: false };',
    planted: 'return { refused, final: false };',
    caught: ['smallAnswers', 'a refusal says which of the moves that were sent, whatever was begun before'],
  },
  {
    name: 'a why that forgets what was begun',
    file: 'match/answers.ts',
    old: `branch(game, play, seat, [...before, ...moves]);
  if (refused === null) return`,
    planted: `branch(game, play, seat, moves);
  if (refused === null) return`,
    caught: ['smallAnswers', 'a refusal says which of the moves that were sent, whatever was begun before'],
  },
  {
    name: 'a second answer is added to the first',
    file: 'match/answers.ts',
    old: 'return held !== null && !held.done ? held.moves : [];',
    planted: 'return held !== null ? held.moves : [];',
    caught: ['smallAnswers', 'another answer takes the place of one that is whole, and is played when all are there'],
  },
  {
    name: 'an answer of several moves begins anew with each of them',
    file: 'match/answers.ts',
    old: 'return held !== null && !held.done ? held.moves : [];',
    planted: 'return [];',
    caught: ['smallAnswers', 'an answer of several moves is given one after the other, and shown to its own seat alone'],
  },
  {
    name: 'an answer goes on behind what it shows',
    file: 'match/answers.ts',
    old: `    if (showed) return { state, refused: no('stale', i), showed, done: false };
`,
    planted: '',
    caught: [
      'smallAnswers',
      'no answer goes on behind a move that shows something: whether the next is refused would tell what',
    ],
  },
  {
    name: 'an answer that cannot be given any more stays',
    file: 'match/answers.ts',
    old: `  dropMoot(turn, play);
  return null;`,
    planted: '  return null;',
    caught: ['smallAnswers', 'an answer that cannot be given any more is gone, its seat is told so, and others keep theirs'],
  },
  {
    name: 'nobody is told that their answer is gone',
    file: 'match/answers.ts',
    old: `      drop(turn, play, seat);
      turn.told.own |= only(seat);`,
    planted: '      drop(turn, play, seat);',
    caught: ['smallAnswers', 'an answer that cannot be given any more is gone, its seat is told so, and others keep theirs'],
  },
  {
    name: 'a chain that runs into a question that others answer too',
    file: 'match/answers.ts',
    old: 'if (i > 0 && (showed || isShared))',
    planted: 'if (i > 0 && showed)',
    caught: ['chains', 'a chain does not run into a question that others answer too'],
  },
  {
    name: 'pings push out of memory what was done',
    file: 'match/requests.ts',
    old: "asker.seat !== null && ask.t !== 'ping')",
    planted: 'asker.seat !== null)',
    caught: ['life', 'a move sent again is answered and not played twice; a move for another decision is stale'],
  },
  {
    name: 'a bot for one turn looks like one that stays',
    file: 'updates/table.ts',
    old: 'brief: brief !== null,',
    planted: 'brief: false,',
    caught: ['life', 'a seat whose time is up is played by a bot, and coming back takes it again'],
  },
  {
    name: 'a log that grows by proposals',
    file: 'match/requests.ts',
    old: "['undo', 'leave', 'propose', 'vote']",
    planted: "['undo', 'leave', 'vote']",
    caught: ['exhaustion', 'a log does not grow for ever: after a thousand entries that are no moves, only moves are taken'],
  },
  {
    name: 'a chat without end',
    file: 'match/requests.ts',
    old: `  if (lines >= MOST_SAID) return no('too-many');
`,
    planted: '',
    caught: ['telling', 'a chat has ten thousand lines and no more; what was said is answered all the same'],
  },
  {
    name: 'lines of before that do not count',
    file: 'matches/matches.ts',
    old: `      match.lines ??= await store.lines(match.head.id);
`,
    planted: '',
    caught: ['telling', 'a chat has ten thousand lines and no more; what was said is answered all the same'],
  },
  {
    name: 'to ask why is not a part of playing',
    file: 'wire/connection.ts',
    old: "['move', 'why', 'ping']",
    planted: "['move', 'ping']",
    caught: ['exhaustion', 'what is no move has a rate of its own'],
  },
  {
    name: 'people at one device have one name',
    file: 'match/setup.ts',
    old: 'name: wanted.name ?? host.name',
    planted: 'name: host.name',
    caught: ['setup', 'several people at one device have names of their own, and whoever gives none has the host’s'],
  },
  {
    name: 'a pause of its own for every match',
    file: 'match/setup.ts',
    old: 'pause: wanted.pause,',
    planted: 'pause: 2_000,',
    caught: ['setup', 'a match has the clock, the pause and the pace that it was made with'],
  },
  {
    name: 'whoever leaves has answered all the same',
    file: 'match/absence.ts',
    old: "  drop(turn, play, seat);\n  record(turn, play, { kind: 'takeover' }",
    planted: "  record(turn, play, { kind: 'takeover' }",
    caught: ['faces', 'neither whoever leaves has answered, nor whoever is back, whatever a bot has answered in between'],
  },
  {
    name: 'whoever is back has answered what a bot did',
    file: 'match/absence.ts',
    old: '  sitter.level = null;\n  drop(turn, play, seat);',
    planted: '  sitter.level = null;',
    caught: ['faces', 'neither whoever leaves has answered, nor whoever is back, whatever a bot has answered in between'],
  },
  {
    name: 'all people at one device talk under one name',
    file: 'match/requests.ts',
    old: "seat === null ? (person?.name ?? '') : match.head.seats[seat].name;",
    planted: "person?.name ?? '';",
    caught: ['setup', 'several people at one device have names of their own, and whoever gives none has the host’s'],
  },
  {
    name: 'a bot makes whoever has left be there',
    file: 'updates/audience.ts',
    old: 'if (listener.person && listener.seat === seat) return true;',
    planted: 'if (listener.seat === seat) return true;',
    caught: ['telling', 'whoever has left is not there any more, though a bot plays for them'],
  },
  {
    name: 'a line from another seat of one person is not said',
    file: 'match/requests.ts',
    old: `\`\${person?.id} \${seat} \${id}\``,
    planted: `\`\${person?.id} \${id}\``,
    caught: ['resending', 'each seat of one person has ids of its own: what is said from both is heard twice'],
  },
  {
    name: 'a move by itself that is refused is none',
    file: 'match/answers.ts',
    old: 'return refusal === null ? null : byRule(refusal, 0);',
    planted: 'return refusal === null ? null : byRule(refusal, null);',
    caught: ['chains', 'a move by itself that is refused is the first of one'],
  },
  {
    name: 'an answer that has become impossible is played',
    file: 'match/answers.ts',
    old: 'if (game.whyNot(play.state, seat, move.move) !== null) break;',
    planted: '',
    caught: ['smallAnswers', 'whoever answered what the answer of another has made impossible is asked again'],
  },
  {
    name: 'a part of an answer is taken for all of it',
    file: 'match/clocks.ts',
    old: 'held[seat]?.done !== true) return false;',
    planted: 'held[seat] === null) return false;',
    caught: ['smallAnswers', 'nothing is played while somebody has given only a part of their answer'],
  },
  {
    name: 'an answer of whoever has resigned is played',
    file: 'match/absence.ts',
    old: `  sitter.level = STAND_IN;
  drop(turn, play, seat);
  record(turn, play, { kind: 'resign' }`,
    planted: `  sitter.level = STAND_IN;
  record(turn, play, { kind: 'resign' }`,
    caught: ['faces', 'what somebody answered in secret is not played once they have resigned'],
  },
  {
    name: 'a chain that does not say what in it is no move',
    file: 'match/answers.ts',
    old: "if (unreadable >= 0) return no('no-move', unreadable);",
    planted: "if (unreadable >= 0) return no('no-move', 0);",
    caught: ['chains', 'a chain in which something is no move says which, and plays nothing'],
  },
  {
    name: 'orders that do not say which of them is no move',
    file: 'match/requests.ts',
    old: "if (unreadable >= 0) return no('no-move', unreadable);",
    planted: "if (unreadable >= 0) return no('no-move', 0);",
    caught: ['orders', 'is refused with all others of its seat where one of them is no move, and it is said which'],
  },
  {
    name: 'to ask why after the end',
    file: 'match/requests.ts',
    old: "if (play === null || head.phase !== 'playing') return { t: 'refused', id, ...no('not-playing') };",
    planted: "if (play === null) return { t: 'refused', id, ...no('not-playing') };",
    caught: ['why', 'once the match is over, nothing would be allowed any more'],
  },
];
