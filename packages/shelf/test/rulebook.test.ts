import { expect, test } from 'vitest';
import { findClause, nearest, readRulebook } from '../src/index.ts';

const RULES = `# Title
About it.

## Set-up
Before all:
- S-1 Two seats.
- S-2 Cards:

| card | copies |
|---|---|
| key | 5 |

## A turn
- S-20 Play a card
  and draw one.
`;

test('sections, clauses, their tables and their second lines', () => {
  expect(readRulebook(RULES)).toEqual([
    { heading: 'Title', intro: 'About it.', clauses: [] },
    {
      heading: 'Set-up',
      intro: 'Before all:',
      clauses: [
        { id: 'S-1', text: 'Two seats.' },
        { id: 'S-2', text: 'Cards:\n\n| card | copies |\n|---|---|\n| key | 5 |' },
      ],
    },
    { heading: 'A turn', intro: '', clauses: [{ id: 'S-20', text: 'Play a card\n  and draw one.' }] },
  ]);
});

test('a clause is found however it is capitalised', () => {
  expect(findClause(readRulebook(RULES), 's-20')?.id).toBe('S-20');
  expect(findClause(readRulebook(RULES), 'S-2')?.id).toBe('S-2');
  expect(findClause(readRulebook(RULES), 'S-3')).toBeNull();
});

test('a near miss is guessed, a far one is not', () => {
  expect(nearest('rom-share', ['raja', 'room-share'])).toBe('room-share');
  expect(nearest('chess', ['raja', 'room-share'])).toBeNull();
});
