import { type Html, html } from './html.ts';

/** The little Markdown that rules are written in: paragraphs, lists, tables, and within a line bold, slanted and code. */
export function markdown(text: string): Html[] {
  return blocks(text).map(({ kind, lines }) => {
    if (kind === 'table') return table(lines);
    if (kind === 'list') return html`<ul>${lines.map((item) => html`<li>${inline(item.slice(2))}</li>`)}</ul>`;
    return html`<p>${inline(lines.join(' '))}</p>`;
  });
}

interface Block {
  readonly kind: 'table' | 'list' | 'text' | 'gap';
  readonly lines: string[];
}

function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const last = found[found.length - 1];
    const kind = kindOf(line);
    // A list item may run over several lines.
    if (last?.kind === 'list' && kind === 'text') last.lines.push(`${last.lines.pop()} ${line}`);
    else if (last?.kind === kind) last.lines.push(line);
    else found.push({ kind, lines: [line] });
  }
  return found.filter((block) => block.kind !== 'gap');
}

function kindOf(line: string): Block['kind'] {
  if (line === '') return 'gap';
  if (line.startsWith('|')) return 'table';
  return line.startsWith('- ') ? 'list' : 'text';
}

function table(lines: readonly string[]): Html {
  const rows = lines
    .filter((line) => !/^[|:\s-]+$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, '').split('|'))
    .map((cells) => html`<tr>${cells.map((cell) => html`<td>${inline(cell.trim())}</td>`)}</tr>`);
  return html`<table>${rows}</table>`;
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/;

function inline(text: string): Html[] {
  return text.split(MARKS).map((piece, i) => {
    if (i % 2 === 0) return html`${piece}`;
    if (piece.startsWith('**')) return html`<b>${piece.slice(2, -2)}</b>`;
    return piece.startsWith('*') ? html`<i>${piece.slice(1, -1)}</i>` : html`<code>${piece.slice(1, -1)}</code>`;
  });
}
