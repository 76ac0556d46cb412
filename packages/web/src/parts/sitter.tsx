import type { JSX } from 'react';

/** A person, a bot in its little house, or a chair that waits for somebody. */
export const Sitter = ({ kind }: { readonly kind: keyof typeof SITTERS }): JSX.Element => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={SITTERS[kind]} fillRule="evenodd" />
  </svg>
);

const SITTERS = {
  person: 'M12 3a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9ZM3 21c0-5 4-7.500 9-7.500s9 2.500 9 7.500Z',
  bot: 'M12 2l9 8v12H3V10ZM8 12v3h2v-3ZM14 12v3h2v-3ZM8 18v1.500h8V18Z',
  open: 'M6 2h2.500v9H18v11h-2.500v-7h-7v7H6Z',
} as const;
