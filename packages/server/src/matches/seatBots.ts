import type { Request } from '@insula/protocol';
import type { Bots } from '../bots/bots.ts';
import type { Listener } from '../updates/listener.ts';
import type { Room } from './room.ts';

/** A bot listens in every seat that one plays, and in no other. Returns whether one sat down. */
export function seatBots(bots: Bots, room: Room, ask: (listener: Listener, asked: Request) => void): boolean {
  const { match, listeners } = room;
  if (match.play === null) return false;
  let sat = false;
  for (const [seat, sitter] of match.head.seats.entries()) {
    const wanted = match.head.phase === 'playing' && (sitter.kind === 'bot' || sitter.standIn || sitter.resigned);
    const there = botIn(room, seat);
    if (wanted === (there !== null)) continue;
    if (there !== null) {
      listeners.delete(there);
      there.close();
    } else listeners.add(bots.sit(match, seat, sitter.level ?? '', ask));
    sat ||= wanted;
  }
  return sat;
}

function botIn({ listeners }: Room, seat: number): Listener | null {
  for (const listener of listeners) if (listener.seat === seat && !listener.person) return listener;
  return null;
}
