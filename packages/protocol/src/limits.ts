/** The version of everything in this package. A server refuses a client that speaks another one. */
export const PROTOCOL = 3;

/** No message or body is longer than this, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;
/** The body that makes a match may be longer: a position of six streets is. */
export const LONGEST_POSITION = 64 * 1024;
export const LONGEST_CHAIN = 64;
export const LONGEST_MOVE = 200;
export const LONGEST_CHAT = 500;
export const LONGEST_NAME = 40;
export const LONGEST_SEED = 200;
export const MOST_ORDERS = 32;
export const MOST_SEATS = 8;
