import type { JSX } from 'react';

/** What a page with the whole book knows of it: its clauses, which then lead to each other, and what is sought in it. */
export interface Reading {
  readonly clauses: ReadonlySet<string>;
  readonly sought: string;
}

const ALONE: Reading = { clauses: new Set(), sought: '' };

interface Props {
  readonly text: string;
  readonly reading?: Reading;
}

/** The little Markdown that rules use within a line: **bold**, *slanted*, `code`. A star beside a space is a star. */
export function RuleText({ text, reading = ALONE }: Props): JSX.Element {
  const bits = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*(?! )[^*]+(?<! )\*)/);
  return (
    <>
      {bits.map((bit, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        if (bit.startsWith('**')) return <b key={i}>{linked(bit.slice(2, -2), reading)}</b>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        if (bit.startsWith('`')) return <code key={i}>{bit.slice(1, -1)}</code>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        if (isSlanted(bit)) return <i key={i}>{linked(bit.slice(1, -1), reading)}</i>;
        return linked(bit, reading);
      })}
    </>
  );
}

const isSlanted = (bit: string): boolean => /^\*(?! )[^*]+(?<! )\*$/.test(bit);

/** Clauses that stand on the same page are ways to them. */
function linked(text: string, { clauses, sought }: Reading): (JSX.Element | string)[] {
  return text.split(/\b([A-Z]-\d+)\b/).flatMap((bit, i) =>
    clauses.has(bit)
      ? [
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <a key={i} href={`#${bit}`} data-clause>
            {marked(bit, sought)}
          </a>,
        ]
      : marked(bit, sought),
  );
}

function marked(text: string, sought: string): (JSX.Element | string)[] {
  if (sought === '') return [text];
  // biome-ignore lint/suspicious/noArrayIndexKey: what is sought is every second bit
  return parted(text, sought).map((bit, i) => (i % 2 === 0 ? bit : <mark key={i}>{bit}</mark>));
}

/** Every second bit is what is sought, as it is written there. */
export function parted(text: string, sought: string): readonly string[] {
  return text.split(new RegExp(`(${sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'i'));
}
