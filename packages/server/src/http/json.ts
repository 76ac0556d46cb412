import { BadInput } from '@insula/kernel';
import type { FastifyInstance } from 'fastify';

/** No body that means anything has lists in lists in so many lists. */
const MOST_NESTED = 32;

/** Reads bodies as JSON, but for those that are nested for its own sake: to read, judge and forget one of them takes a hundred
 *  times as long as any other. */
export function addJson(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNested(body)) done(new BadInput(`Lists and objects are nested too deep: at most ${MOST_NESTED} levels are read.`));
    else parse(request, body, done);
  });
}

const [QUOTE, BACKSLASH] = ['"', '\\'];

function isNested(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === QUOTE) isText = !isText;
    else if (isText) i += Number(letter === BACKSLASH);
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > MOST_NESTED) return true;
  }
  return false;
}
