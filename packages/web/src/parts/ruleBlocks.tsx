import type { JSX } from 'react';
import { type Reading, RuleText } from './ruleText.tsx';

interface Block {
  /** The rows of a table, its heading first; null: text. */
  readonly rows: readonly (readonly string[])[] | null;
  readonly text: string;
}

/** A passage of the rules: text, and tables as tables. */
export function RuleBlocks({ text, reading }: { readonly text: string; readonly reading: Reading }): JSX.Element[] {
  return blocksOf(text).map(({ rows, text: words }, i) =>
    rows === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <p key={i}>
        <RuleText text={words} reading={reading} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <RuleTable key={i} rows={rows} reading={reading} />
    ),
  );
}

interface TableProps {
  readonly rows: readonly (readonly string[])[];
  readonly reading: Reading;
}

function RuleTable({ rows: [head, ...rows], reading }: TableProps): JSX.Element {
  const cells = (row: readonly string[], Cell: 'th' | 'td'): JSX.Element[] =>
    row.map((cell, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
      <Cell key={i} {...(Cell === 'th' ? { scope: 'col' } : {})}>
        <RuleText text={cell} reading={reading} />
      </Cell>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls
    <div data-scrolls tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
            <tr key={i}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isRow = (line: string): boolean => line.trim().startsWith('|');
const isRule = (line: string): boolean => /^\|[\s:|-]+\|$/.test(line.trim());

/** Lines that begin with a bar make a table; what is between tables and empty lines is a paragraph. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = (): void => {
    const some = lines.filter((line) => line.trim() !== '');
    if (some.length > 0 && isRow(some[0]))
      blocks.push({ rows: some.filter((line) => !isRule(line)).map(cellsOf), text: '' });
    else if (some.length > 0) blocks.push({ rows: null, text: some.map((line) => line.trim()).join('\n') });
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line.trim() === '' || (lines.length > 0 && isRow(lines[0]) !== isRow(line))) close();
    lines.push(line);
  }
  close();
  return blocks;
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
