import type { JSX } from 'react';

/** The little Markdown that rules use within a line: **bold**, *slanted*, `code`. */
export function RuleText({ text }: { readonly text: string }): JSX.Element {
  const bits = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/);
  return (
    <>
      {bits.map((bit, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        if (bit.startsWith('**')) return <b key={i}>{bit.slice(2, -2)}</b>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        if (bit.startsWith('`')) return <code key={i}>{bit.slice(1, -1)}</code>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        if (bit.startsWith('*')) return <i key={i}>{bit.slice(1, -1)}</i>;
        return bit;
      })}
    </>
  );
}
