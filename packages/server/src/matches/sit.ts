import type { Hello, Request } from '@insula/protocol';
import type { Person } from '../match/match.ts';
import type { No } from '../match/refusal.ts';
import type { Listener } from '../updates/listener.ts';
import { isRoom } from './find.ts';
import type { Matches } from './matches.ts';

/** Somebody who comes to a match. */
export interface Visit {
  readonly listener: Listener;
  /** Null: nobody who is known. */
  readonly person: Person | null;
  /** In whose name they ask; somebody unknown is another one on every connection. */
  readonly asker: Person;
  readonly hello: Hello;
  /** Whether they have not hung up meanwhile. */
  isThere(): boolean;
}

/** A place at a match, wherever it is played. */
export interface Chair {
  ask(asked: Request): void;
  leave(): void;
}

/** Lets somebody come to a match, or says why not. */
export type Sit = (visit: Visit) => Promise<Chair | No>;

/** To a match that is played in this process. */
export const sitHere =
  (matches: Matches): Sit =>
  (visit) =>
    matches.doorstep.cross(visit.listener.address, visit.isThere, () => sitDown(matches, visit));

async function sitDown(matches: Matches, { listener, person, asker, hello }: Visit): Promise<Chair | No> {
  const room = await matches.find(hello.match);
  if (!isRoom(room)) return room;
  const refused = await matches.enter(room, listener, person, hello);
  if (refused !== null) return refused;
  return {
    ask: (asked) => matches.ask(room, listener, asked, asker),
    leave: () => matches.exit(room, listener),
  };
}

export const isChair = (found: Chair | No): found is Chair => 'ask' in found;
