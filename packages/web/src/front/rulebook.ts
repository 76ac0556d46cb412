import type { RuleSection } from '../net/api.ts';

/** A section with an address of its own on the page. */
export interface Chapter extends RuleSection {
  readonly address: string;
}

/** A book that inherits another has some headings twice; each of them is found under an address of its own. */
export function chaptersOf(sections: readonly RuleSection[]): readonly Chapter[] {
  const used = new Map<string, number>();
  return sections.map((section) => {
    const name = `s-${section.heading.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    return { ...section, address: before === 0 ? name : `${name}-${before + 1}` };
  });
}

/** The chapters with those clauses that say what is sought, or are called that. */
export function foundIn(chapters: readonly Chapter[], sought: string): readonly Chapter[] {
  const wanted = sought.toLocaleLowerCase();
  if (wanted === '') return chapters;
  return chapters.flatMap((chapter) => {
    const clauses = chapter.clauses.filter(({ id, text }) => `${id} ${text}`.toLocaleLowerCase().includes(wanted));
    return clauses.length === 0 ? [] : [{ ...chapter, intro: '', clauses }];
  });
}

/** The numbers of the first and the last: one book has one letter. */
export function rangeOf(clauses: RuleSection['clauses']): string {
  const numbers = [clauses[0], clauses.at(-1)].map((clause) => clause?.id.split('-').at(-1) ?? '');
  return [...new Set(numbers)].join('–');
}
