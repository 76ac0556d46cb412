import type { ServerMessage } from '@insula/protocol';
import type { Answer, Thought } from './thought.ts';

/** Whether an answer is one to the question. Whatever else a bot said would be refused, and nobody ask it again. */
export function isSensible({ seat, message }: Thought, { move, found }: Answer): boolean {
  const news = JSON.parse(message) as ServerMessage;
  if (news.t !== 'news') return false;
  const { awaited, legal } = news.table;
  if (found !== null) return found.moves.every((finding) => legal.includes(finding.move as string));
  return move === null ? !awaited.includes(seat) : legal.includes(move);
}
