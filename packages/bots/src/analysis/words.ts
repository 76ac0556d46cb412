import type { Words } from '@insula/kernel';

/** Every sentence of a report, as ICU messages; whoever tells a match adds them to those of its game. */
export const reportWords: Words = {
  'report.title': 'What decided it',
  'report.of': 'What decided it: {title}',
  'report.eyes': '{title}, as {name} could see it',
  'report.chances': 'Chance to win',
  'report.chances.when': 'after every move',
  'report.sum': 'From {from} to {to}',
  'report.sum.adds': 'the parts add up',
  'report.dearest': 'The dearest decisions',
  'report.none': 'No move cost more than we can measure',
  'report.free':
    'of {count, plural, one {# that was not forced} other {# that were not forced}}{few, select, yes {, too few for a rating} other {}}; cost in points of chance, with two standard errors',
  'report.imagined':
    'Each judgement imagines {count, plural, one {# way} other {# ways}} in which the match may go on, by what this seat could know.',
  'report.luck': 'Luck: deal, draws, what was shown',
  'report.own': 'Own errors',
  'report.did': 'What {name} did',
  'report.first': 'At first',
  'report.last': 'At the end',
  'report.move': '{number}. Move {n}',
  'report.played': 'Played',
  'report.best': 'Best',
  'report.table': 'As a table',
  'report.after': 'After move',
};
