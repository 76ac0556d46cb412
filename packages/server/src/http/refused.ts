import type { Problem } from '@insula/protocol';
import { type No, no } from '../match/refusal.ts';

const STATUS: { readonly [code: string]: number } = {
  'no-match': 404,
  'not-yours': 403,
  'not-host': 403,
  'too-many': 429,
  'too-many-matches': 429,
  'set-aside': 503,
  unavailable: 503,
};

const SENTENCES: { readonly [code: string]: string } = {
  'no-match': 'There is no such match.',
  'other-rules': 'This match was begun with another version of its rules than this server has.',
  'set-aside': 'Something went wrong in this match: it is kept, and waits until somebody has looked at it.',
  'too-many-matches': 'There are as many matches of yours as there may be: finish one of them first.',
  'no-seat': 'This match has no such seat.',
  'not-yours': 'That is not yours.',
  'not-host': 'Only the host of a match may do that.',
  'not-open': 'This match has already started.',
  'not-playing': 'This match has not started yet.',
  'not-over': 'That is shown once the match is over.',
  'no-move': 'Not so much has happened yet.',
  'seat-taken': 'That seat is taken.',
  'seats-open': 'A match starts when no seat is open: wait, or put bots there.',
  'no-hint': 'Hints are for whoever has a choice to make and plays against bots alone.',
  'no-report': 'Reports are made of matches against bots alone.',
  'standing-in': 'A bot plays that seat: take it back first.',
  'too-many': 'One thing at a time: that is being thought about.',
  unavailable: 'That could not be kept: try again in a moment.',
};

/** Carries a refusal from a route to the one place that answers it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly problem: Problem;
  constructor({ code, rule }: No, sentence = SENTENCES[code]) {
    const message = sentence ?? `These options do not go together with so many seats (${rule}).`;
    super(message);
    this.status = STATUS[code] ?? 409;
    this.problem = { code, rule, message };
  }
}

export function mustNot(refusal: No | null): void {
  if (refusal !== null) throw new Refused(refusal);
}

export const unavailable = (): Refused => new Refused(no('unavailable'));
