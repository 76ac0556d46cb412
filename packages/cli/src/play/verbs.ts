import { BadInput, type Seat } from '@insula/kernel';
import { didYouMean, findClause } from '@insula/shelf';
import { writeText } from '../files.ts';
import { clauseText, moveFrom, refused } from '../known.ts';
import { legalTexts } from '../moves.ts';
import { type Session, takeBack } from './session.ts';

/** What a person may say beside a move. */
export interface Verb {
  readonly name: string;
  readonly with: string;
  readonly help: string;
  /** Returns what is to be said; or `again` when the table has changed, `quit` when it is to be left. */
  run(session: Session, seat: Seat, rest: string): { say: string; next: 'ask' | 'again' | 'quit' };
}

const said = (say: string): ReturnType<Verb['run']> => ({ say, next: 'ask' });

export const VERBS: readonly Verb[] = [
  {
    name: 'moves',
    with: '',
    help: 'all your legal moves',
    run: (session, seat) => said(listMoves(session, seat, Infinity)),
  },
  { name: 'board', with: '', help: 'the table again', run: () => ({ say: '', next: 'again' }) },
  {
    name: 'why',
    with: '<move>',
    help: 'why a move is refused, with the clause of the rules',
    run: ({ known, state }, seat, rest) => {
      if (rest === '') throw new BadInput('Say which move, as in: why pass');
      const refusal = known.game.whyNot(state, seat, moveFrom(known, rest));
      if (refusal === null) return said('You may play that.');
      const isPrinted = findClause(known.rules, refusal.rule) !== null;
      return said(refused(known, refusal) + (isPrinted ? `\n${clauseText(known, refusal.rule)}` : ''));
    },
  },
  {
    name: 'rules',
    with: '[clause]',
    help: 'a clause of the rules; rules alone lists them',
    run: ({ known }, _, rest) => {
      if (rest !== '') return said(clauseText(known, rest));
      const parts = known.rules.filter((part) => part.clauses.length > 0);
      return said(
        parts.map(({ heading, clauses }) => `${heading}: ${clauses.map((clause) => clause.id).join(' ')}`).join('\n'),
      );
    },
  },
  {
    name: 'undo',
    with: '',
    help: 'back to your last decision, if nothing was shown since',
    run: (session, seat) => {
      takeBack(session, seat, Date.now());
      return { say: 'Taken back.', next: 'again' };
    },
  },
  {
    name: 'save',
    with: '[file]',
    help: 'write the match so far to a file, for insula replay and verify',
    run: ({ log }, _, rest) => {
      const file = rest === '' ? `${log.game}.match.json` : rest;
      writeText(file, `${JSON.stringify(log, null, 2)}\n`);
      return said(`Saved as ${file}.`);
    },
  },
  { name: 'help', with: '', help: 'this list', run: () => said(helpText()) },
  { name: 'quit', with: '', help: 'leave the table', run: () => ({ say: '', next: 'quit' }) },
];

export const verbNamed = (line: string): Verb | null => {
  const said = line.trim().split(/\s+/)[0].toLowerCase();
  return VERBS.find(({ name }) => name === (said === '?' ? 'help' : said)) ?? null;
};

function helpText(): string {
  const lines = VERBS.map((verb) => `  ${`${verb.name} ${verb.with}`.padEnd(16)}${verb.help}`);
  return ['Type the number of a move, or the move itself, or:', ...lines].join('\n');
}

export function listMoves({ known, state }: Session, seat: Seat, most: number): string {
  const { game, say } = known;
  const view = game.view(state, seat);
  const texts = legalTexts(known, state, seat);
  const wide = Math.max(...texts.map((text) => text.length));
  const lines = texts.slice(0, most).map((text, i) => {
    const words = say(game.sayMove(moveFrom(known, text), view));
    return `${String(i + 1).padStart(4)}  ${text.padEnd(wide)}  ${words}`;
  });
  if (texts.length > most) lines.push(`      ... and ${texts.length - most} more: type moves for all of them`);
  return lines.join('\n');
}

/** The legal move that a line stands for: its number in the list, or its notation. */
export function chosen({ known, state }: Session, seat: Seat, line: string): unknown {
  const texts = legalTexts(known, state, seat);
  const number = Number(line);
  const listed = Number.isInteger(number) ? texts[number - 1] : undefined;
  const text = listed ?? line.trim();
  const move = known.game.read(text);
  if (move === null) {
    const guess = didYouMean(text, [...texts, ...VERBS.map(({ name }) => name)]);
    throw new BadInput(`"${text}" is neither a move nor a command${guess}: type help for what there is.`);
  }
  const refusal = known.game.whyNot(state, seat, move);
  if (refusal !== null) throw new BadInput(`${refused(known, refusal)} Type why ${text} for the clause.`);
  return move;
}
