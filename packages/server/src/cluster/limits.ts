/** Bytes that may wait for the other side of a link, from where requests come. */
export const MOST_UNSENT = 4 * 1024 * 1024;
/** Bytes that may wait for the other side, from where news come: more, and it is cut, and everybody behind it comes back. */
export const MOST_UNTOLD = 64 * 1024 * 1024;
