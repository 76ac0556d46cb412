/** A heading of the rules and what stands under it. */
export interface Section {
  readonly heading: string;
  /** What stands before the first clause, as Markdown. */
  readonly intro: string;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  /** For instance `S-24`. */
  readonly id: string;
  /** Markdown; a table that follows a clause belongs to it. */
  readonly text: string;
}

/** Takes the sections and clauses (`- S-24 A meeple …`) out of a RULES.md. */
export function readRulebook(markdown: string): Section[] {
  return markdown
    .split(/^#{1,6} +/m)
    .slice(1)
    .map((part) => {
      const [heading, body] = cut(part, part.indexOf('\n'));
      const pieces = body.split(/^- (?=[A-Z]-\d+\b)/m);
      const clauses = pieces.slice(1).map((piece) => {
        const id = /^[A-Z]-\d+/.exec(piece)?.[0] ?? '';
        return { id, text: piece.slice(id.length).trim() };
      });
      return { heading: heading.trim(), intro: pieces[0].trim(), clauses };
    });
}

/** The clause of that name, however it is capitalised, or null. */
export function findClause(sections: readonly Section[], id: string): Clause | null {
  const wanted = id.toUpperCase();
  for (const section of sections) for (const clause of section.clauses) if (clause.id === wanted) return clause;
  return null;
}

const cut = (text: string, at: number): [string, string] => (at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]);
