/** Why the server refuses something. What the rules refuse has codes of its own and cites a clause. */
export const CODES = [
  /** Not JSON, too long, or not of a shape that is known. */
  'malformed',
  'too-long',
  'too-many',
  /** The person, or their address, has as many matches as they may. */
  'too-many-matches',
  'protocol',
  /** The first message must be `hello`, and only the first. */
  'hello',
  'no-match',
  /** Its rules are of another version than the server's. */
  'other-rules',
  /** Something went wrong in it: it waits until somebody has looked at it. */
  'set-aside',
  'no-seat',
  'not-yours',
  'bystander',
  'not-playing',
  'not-open',
  'seats-open',
  'seat-taken',
  'not-host',
  /** The move answers a decision that is over. */
  'stale',
  /** The id was used for something else. */
  'id-used',
  'no-move',
  /** A bot plays the seat: `return` first. */
  'standing-in',
  'resigned',
  'nothing-to-withdraw',
  'nothing-to-undo',
  /** Further back only if the others agree: `propose` it. */
  'undo-needs-consent',
  /** The bots do not take back what has shown somebody something; nor do they end a match in which one of them is ahead. */
  'shown-since',
  'bot-leads',
  'no-proposal',
  'already-proposed',
  'not-over',
  'not-left',
  /** Hints are for whoever is asked something and plays against bots alone. */
  'no-hint',
  /** Reports too are for matches against bots alone. */
  'no-report',
  'unavailable',
] as const;
export type Code = (typeof CODES)[number];
